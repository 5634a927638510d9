import Headwater
import HeadwaterTesting
import Observation
import Synchronization

/// The life of a store that is used in every way, with weak references to all of its objects.
@MainActor
struct StoreCycle {
  /// An object that the closures of a cycle capture.
  private final class Probe: Sendable {
    private let onDeinit: @Sendable () -> Void

    init(onDeinit: @escaping @Sendable () -> Void) {
      self.onDeinit = onDeinit
    }

    deinit { onDeinit() }
  }

  /// Retains a store until it is released, on any thread.
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
    // `Task.sleep` keeps a job until its time, even if the sleeping task was cancelled.
    let clock = TestClock()

    var body: some Reducer<Screen.State, Screen.Action> {
      Screen()
      Reduce { [probe, clock] state, action in
        switch action {
        case .counter(.start):
          return .run { _ in
            let (stream, _) = AsyncStream.makeStream(of: Void.self)
            for await _ in stream {}
            withExtendedLifetime(probe) {}
          }.throttle(id: "wait", for: .seconds(60), latest: true, clock: clock)
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

  enum Use: CaseIterable {
    case effects, bindings, subscriptions
  }

  private var store: Store<Screen.State, Screen.Action>?
  private let tasks: [StoreTask]
  private let references: [WeakReference]

  /// Makes and uses a store, and keeps no other object alive.
  ///
  /// - Parameters:
  ///   - runtime: Runs its effects.
  ///   - uses: The ways in which it is used, in addition to scopes.
  ///   - onProbeGone: Called when the captures of the closures are released.
  init(
    runtime: EffectRuntime, uses: [Use] = Use.allCases,
    onProbeGone: @escaping @Sendable () -> Void = {}
  ) {
    let probe = Probe(onDeinit: onProbeGone)
    let store = Store(
      initialState: Screen.State(editor: Ticker.State(id: 1), rows: [Ticker.State(id: 1)]),
      reducer: Working(probe: probe),
      middleware: LoggingMiddleware(
        describe: { _, _, _ in "" }, write: { _ in withExtendedLifetime(probe) {} }),
      runtime: runtime)
    store.onIssue = { _ in withExtendedLifetime(probe) {} }
    let counter = store.scope(state: \.counter, action: \.counter)
    let editor = store.scope(optional: \.editor, action: \.editor)
    let row = store.scope(each: \.rows, id: 1, action: \.rows)
    var objects: [AnyObject?] = [probe, store, counter, editor, row]
    var tasks: [StoreTask?] = []
    if uses.contains(.bindings) {
      let other = Store(initialState: Counter.State(), reducer: Counter(), runtime: runtime)
      other.bind(to: counter, on: \.count, with: { .rename("\($0) \(probe)") })
      store.bind(to: other, on: \.name, with: { .set(.note("\($0) \(probe)")) })
      objects.append(other)
    }
    if uses.contains(.subscriptions) {
      store.subscribe { _ in withExtendedLifetime(probe) {} }
      row?.subscribe(to: \.count) { _ in withExtendedLifetime(probe) {} }
      withExtendedLifetime(editor?.updates(of: \.count)) {}
      withObservationTracking {
        _ = (counter.count, editor?.count, row?.count, store.note)
      } onChange: {
        withExtendedLifetime(probe) {}
      }
      tasks.append(counter.send(.observe(true)))
    }
    if uses.contains(.effects) {
      let endless = Effect<Screen.Action>.run { _ in
        let (stream, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        withExtendedLifetime(probe) {}
      }
      tasks += [
        counter.send(.start), counter.send(.start), row?.send(.start), store.addEffect(endless),
      ]
    }
    tasks += [editor?.send(.increment), counter.send(.increment)]
    self.tasks = tasks.compactMap(\.self)
    references = objects.compactMap(\.self).map { WeakReference(object: $0) }
    self.store = store
  }

  /// The number of objects.
  var objectCount: Int { references.count }

  /// The types of the objects that still exist.
  var kept: [String] { references.compactMap(\.object).map { "\(type(of: $0))" } }

  /// Releases the last reference to the store.
  mutating func letGo() {
    store = nil
  }

  /// Releases the last reference to the store on another thread, and waits for its effects to end.
  mutating func letGoElsewhere() async {
    let last = LastReference(store)
    store = nil
    await withTaskGroup(of: Void.self) { group in
      group.addTask { last.letGo() }
    }
    for task in tasks { await task.finish() }
  }
}
