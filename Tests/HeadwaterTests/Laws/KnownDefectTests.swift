import Headwater
import HeadwaterTesting
import Testing

/// Four defects of another library of this kind, each checked in every way in which it could occur here.
@MainActor
@Suite("Defects that others have had")
struct KnownDefectTests {
  private let clock = TestClock()
  private let log = Log<String>()

  /// The ways to run under an id in which a new effect replaces the previous one.
  enum Way: CaseIterable {
    case cancelInFlight, cancelThenStart, debounce, throttle, sharedID

    func run(_ effect: Effect<Int>, clock: TestClock) -> Effect<Int> {
      switch self {
      case .cancelInFlight: effect.cancellable(id: "poll", cancelInFlight: true)
      case .cancelThenStart: .merge(.cancel(id: "poll"), effect.cancellable(id: "poll"))
      case .debounce: effect.debounce(id: "poll", for: .zero, clock: clock)
      case .throttle: effect.throttle(id: "poll", for: .seconds(0.5), latest: true, clock: clock)
      case .sharedID: effect.cancellable(id: "poll")
      }
    }
  }

  private struct Poll: Reducer {
    let way: Way
    let clock: TestClock

    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      state += 1
      return way.run(
        .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          send(0)
        }, clock: clock)
    }
  }

  @Test(
    "an effect that starts itself again under its id is not ended by its predecessor",
    arguments: Way.allCases)
  func restart(way: Way) {
    let store = Store(
      initialState: 0, reducer: Poll(way: way, clock: clock), runtime: ManualRuntime().effects)
    store.send(0)
    clock.advance(by: .seconds(30))
    #expect(store.state == 31)
  }

  /// The ways in which an effect ends.
  enum End: CaseIterable {
    case byItself, replaced, cancelled, byItsTask, withItsElement, withItsStore
  }

  private struct Watch: Reducer {
    struct State: Equatable, Identifiable { var id = 1 }
    enum Action { case start, stop }
    let clock: TestClock
    let log: Log<String>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .start:
        .run { [clock, log] _ in
          log.append("start")
          defer { log.append("end") }
          try await clock.sleep(for: .seconds(1))
        }
        .cancellable(id: "watch", cancelInFlight: true)
      case .stop: .cancel(id: "watch")
      }
    }
  }

  private struct Watches: Reducer {
    struct State: Equatable { var rows: IdentifiedArray = [Watch.State()] }
    enum Action: CasePathable {
      case rows(ElementAction<Int, Watch.Action>)
      case clear

      struct Cases {
        enum RowsCase: CasePath {
          typealias Value = ElementAction<Int, Watch.Action>
          static func embed(_ value: Value) -> Action { .rows(value) }
          static func extract(_ root: Action) -> Value? {
            if case .rows(let value) = root { value } else { nil }
          }
        }
        var rows: RowsCase.Type { RowsCase.self }
      }

      static var cases: Cases { Cases() }
    }
    let child: Watch

    var body: some Reducer<State, Action> {
      child.lift(each: \.rows, action: \.rows)
      Reduce { state, action in
        if case .clear = action { state.rows = [] }
        return .none
      }
    }
  }

  @Test("an effect is torn down exactly once, however it ends", arguments: End.allCases)
  func teardown(end: End) {
    let runtime = ManualRuntime()
    var store: Store? = Store(
      initialState: Watches.State(),
      reducer: Watches(child: Watch(clock: clock, log: log)), runtime: runtime.effects)
    let task = store?.send(.rows(.element(id: 1, action: .start)))
    switch end {
    case .byItself: clock.advance(by: .seconds(1))
    case .replaced: store?.send(.rows(.element(id: 1, action: .start)))
    case .cancelled: store?.send(.rows(.element(id: 1, action: .stop)))
    case .byItsTask: task?.cancel()
    case .withItsElement: store?.send(.clear)
    case .withItsStore: store = nil
    }
    runtime.drain()
    #expect(log.entries.filter { $0 == "end" }.count == 1)
    clock.run()
    store = nil
    runtime.drain()
    let starts = log.entries.filter { $0 == "start" }.count
    #expect(starts == (end == .replaced ? 2 : 1))
    #expect(log.entries.filter { $0 == "end" }.count == starts)
  }

  /// The ways to cancel an effect whose actions still wait.
  enum Canceller: CaseIterable {
    case id, replacement, task, parentOfElement
  }

  private struct Burst: Reducer {
    struct State: Equatable, Identifiable {
      var id = 1
      var heard: [Int] = []
    }
    enum Action { case start, heard(Int), cancel }
    let canceller: Canceller
    let clock: TestClock

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .start:
        return burst(1...3)
      case .cancel:
        return .cancel(id: "burst")
      case .heard(let number):
        state.heard.append(number)
        switch canceller {
        case .id where number == 1: return .cancel(id: "burst")
        case .replacement where number == 1: return burst(4...4)
        default: return .none
        }
      }
    }

    private func burst(_ numbers: ClosedRange<Int>) -> Effect<Action> {
      .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        for number in numbers { send(.heard(number)) }
      }
      .cancellable(id: "burst", cancelInFlight: true)
    }
  }

  @Test(
    "an effect's action that still waits does not arrive after the effect's cancellation",
    arguments: Canceller.allCases)
  func sentBeforeCancellation(canceller: Canceller) {
    struct Parent: Reducer {
      struct State: Equatable {
        var rows: IdentifiedArray = [Burst.State()]
        var last: [Int] = []
      }
      let child: Burst

      enum Action: CasePathable {
        case rows(ElementAction<Int, Burst.Action>)
        struct Cases {
          enum RowsCase: CasePath {
            typealias Value = ElementAction<Int, Burst.Action>
            static func embed(_ value: Value) -> Action { .rows(value) }
            static func extract(_ root: Action) -> Value? {
              switch root {
              case .rows(let value): value
              }
            }
          }
          var rows: RowsCase.Type { RowsCase.self }
        }
        static var cases: Cases { Cases() }
      }

      var body: some Reducer<State, Action> {
        child.lift(each: \.rows, action: \.rows)
        Reduce { [child] state, action in
          state.last = state.rows[id: 1]?.heard ?? state.last
          if child.canceller == .parentOfElement, state.last == [1] { state.rows = [] }
          return .none
        }
      }
    }
    let store = Store(
      initialState: Parent.State(),
      reducer: Parent(child: Burst(canceller: canceller, clock: clock)),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    var task: StoreTask?
    let subscription = store.subscribe(to: \.last) { last in
      if canceller == .task, last == [1] { task?.cancel() }
    }
    task = store.send(.rows(.element(id: 1, action: .start)))
    clock.run()
    withExtendedLifetime(subscription) {}
    #expect(store.last == (canceller == .replacement ? [1, 4] : [1]))
  }

  /// Returns all operators that can wrap an effect without changing its actions.
  private func wrappers(id: String) -> [(name: String, wrap: (Effect<Int>) -> Effect<Int>)] {
    [
      ("cancellable", { $0.cancellable(id: id) }),
      ("cancelInFlight", { $0.cancellable(id: id, cancelInFlight: true) }),
      ("debounce", { [clock] in $0.debounce(id: id, for: .zero, clock: clock) }),
      ("throttle", { [clock] in $0.throttle(id: id, for: .zero, latest: false, clock: clock) }),
      ("delay", { [clock] in $0.delay(for: .zero, clock: clock) }),
      ("timeout", { [clock] in $0.timeout(after: .seconds(3_600), clock: clock) }),
      ("retry", { [clock] in $0.retry(.constant(attempts: 2, pause: .zero), clock: clock) }),
      ("map", { $0.map { $0 } }),
      ("map to a scope", { $0.map({ $0 }, scope: id) }),
      ("merge", { .merge($0, .none) }),
      ("concatenate", { .concatenate(.none, $0) }),
    ]
  }

  @Test("no operator drops a part of the effect it stands on, nor does one on top of another")
  func nothingDropped() {
    for outer in wrappers(id: "outer") {
      for inner in wrappers(id: "inner") {
        let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
        feed.yield(5)
        feed.finish()
        let effect = Effect<Int>.merge(
          .send(1),
          .run { send in
            send(2)
            send(3)
          },
          .concatenate(.run { send in send(4) }, .stream(numbers) { $0 }, .send(6)),
          .run { _ in
            throw Counter.Failure(code: 7)
          } catch: { _, send in
            send(7)
          })
        let store = Store(
          initialState: [],
          reducer: Reduce<[Int], Int> { state, action in
            if action == 0 { return outer.wrap(inner.wrap(effect)) }
            state.append(action)
            return .none
          }, runtime: ManualRuntime().effects)
        store.send(0)
        clock.advance(by: .seconds(1))
        #expect(store.state.sorted() == Array(1...7), "\(outer.name) of \(inner.name)")
      }
    }
  }
}
