import Headwater
import HeadwaterTesting
import Observation
import Synchronization
import Testing

@MainActor
@Suite("Nothing is kept that nobody uses")
struct LeakTests {
  /// What the closures of a cycle hold.
  private final class Probe: Sendable {}

  /// Holds a store until it is told to let go, on any thread.
  private final class LastReference: Sendable {
    private let store: Mutex<Store<Screen.State, Screen.Action>?>

    init(_ store: Store<Screen.State, Screen.Action>?) {
      self.store = Mutex(store)
    }

    func letGo() {
      store.withLock { $0 = nil }
    }
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private struct Working: Reducer {
    let probe: Probe

    var body: some Reducer<Screen.State, Screen.Action> {
      Screen()
      Reduce { [probe] state, action in
        switch action {
        case .counter(.start):
          return .run { _ in
            let (stream, _) = AsyncStream.makeStream(of: Void.self)
            for await _ in stream {}
            withExtendedLifetime(probe) {}
          }.throttle(id: "wait", for: .seconds(60), latest: true, clock: ContinuousClock())
        default:
          return .none
        }
      }
      Subscriptions { [probe] state in
        guard state.counter.isObserving else { return [] }
        return [
          Subscription(
            id: "listen",
            .run { send in
              let (stream, _) = AsyncStream.makeStream(of: Void.self)
              for await _ in stream {}
              send(.set(.note("\(probe)")))
            })
        ]
      }
    }
  }

  /// Uses a store in every way, and returns weak references to all that took part, with the store
  /// as the only thing that keeps them.
  private func cycle(
    runtime: EffectRuntime
  ) throws -> (Store<Screen.State, Screen.Action>, [WeakReference], [StoreTask]) {
    let probe = Probe()
    let store = Store(
      initialState: Screen.State(editor: Ticker.State(id: 1), rows: [Ticker.State(id: 1)]),
      reducer: Working(probe: probe),
      middleware: LoggingMiddleware(write: { _ in withExtendedLifetime(probe) {} }),
      runtime: runtime)
    store.onIssue = { _ in withExtendedLifetime(probe) {} }
    let counter = store.scope(state: \.counter, action: \.counter)
    let editor = try #require(store.scope(optional: \.editor, action: \.editor))
    let row = try #require(store.scope(each: \.rows, id: 1, action: \.rows))
    let other = Store(initialState: Counter.State(), reducer: Counter(), runtime: runtime)
    other.bind(to: counter, on: \.count, with: { .rename("\($0) \(probe)") })
    store.bind(to: other, on: \.name, with: { .set(.note("\($0) \(probe)")) })
    store.subscribe { _ in withExtendedLifetime(probe) {} }
    row.subscribe(to: \.count) { _ in withExtendedLifetime(probe) {} }
    let updates = editor.updates(of: \.count)
    withObservationTracking {
      _ = (counter.count, editor.count, row.count, store.note)
    } onChange: {
      withExtendedLifetime(probe) {}
    }
    let tasks = [
      counter.send(.start), counter.send(.start), counter.send(.observe(true)), row.send(.start),
      editor.send(.increment), counter.send(.increment),
      store.addEffect(
        .run { _ in
          let (stream, _) = AsyncStream.makeStream(of: Void.self)
          for await _ in stream {}
          withExtendedLifetime(probe) {}
        }),
    ]
    withExtendedLifetime(updates) {}
    let objects: [AnyObject] = [probe, store, counter, editor, row, other]
    return (store, objects.map { WeakReference(object: $0) }, tasks)
  }

  private func expectGone(_ references: [WeakReference]) {
    let kept = references.compactMap(\.object).map { "\(type(of: $0))" }
    #expect(kept.isEmpty)
  }

  @Test("a store, its scopes, and what their closures hold go with the last reference")
  func mainActor() throws {
    for _ in 1...100 {
      let runtime = ManualRuntime()
      var (store, references, _):
        (Store<Screen.State, Screen.Action>?, [WeakReference], [StoreTask]) = try cycle(
          runtime: runtime.effects)
      withExtendedLifetime(store) {}
      store = nil
      // Lets the cancelled effects end, which hold what they have captured until then.
      runtime.drain()
      expectGone(references)
    }
  }

  @Test("the same, of live effects, when the last reference goes on another thread")
  func offMainActor() async throws {
    for _ in 1...100 {
      var (store, references, tasks):
        (Store<Screen.State, Screen.Action>?, [WeakReference], [StoreTask]) = try cycle(
          runtime: .live)
      let last = LastReference(store)
      store = nil
      await withTaskGroup(of: Void.self) { group in
        group.addTask { last.letGo() }
      }
      for task in tasks { await task.finish() }
      // The probe, the first of them, is held by cancelled effects until their threads have let go.
      expectGone(Array(references.dropFirst()))
    }
  }

  @Test("a scope that nobody holds goes, and its subscription goes on")
  func scopes() {
    let store = Store(
      initialState: Screen.State(), reducer: Screen(), runtime: ManualRuntime().effects)
    var counts: [Int] = []
    for _ in 1...100 {
      weak var gone: Store<Ticker.State, Ticker.Action>?
      do {
        let counter = store.scope(state: \.counter, action: \.counter)
        gone = counter
        _ = counter.count
        counter.send(.increment)
      }
      #expect(gone == nil)
    }
    store.scope(state: \.counter, action: \.counter).subscribe(to: \.count) { counts.append($0) }
    store.send(.counter(.increment))
    #expect(counts == [100, 101])
  }
}
