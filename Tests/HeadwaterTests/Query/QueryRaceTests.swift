@testable import Headwater
import Foundation
import HeadwaterTesting
import Testing

/// A server whose answers are what it had when the request came, a second before.
private struct Lists: QueryEndpoint {
  enum Change: Equatable, Codable, Sendable { case add(Int) }

  let clock: TestClock
  let server: ShelfServer

  func load(_ key: String) async throws -> [Int] {
    let answer = server.shelf(key.count)
    server.noteRequest(key)
    try await clock.sleep(for: .seconds(1))
    return answer
  }

  static func tags(of key: String, _ value: [Int]) -> Set<Int> { Set(value) }

  func send(_ change: Change, to key: String) async throws {}
  static func apply(_ change: Change, to value: inout [Int]) {}
  static func tags(changedBy change: Change, to key: String) -> Set<Int> { [1] }
}

private struct Reading: Reducer {
  struct State: Equatable, Codable {
    var watched: [String] = []
    var lists = QueryState<Lists>()
  }

  enum Action: Sendable, CasePathable {
    case watch([String])
    case pushed(Int)
    case lists(QueryAction<Lists>)

    struct Cases { var lists: ListsCase.Type { ListsCase.self } }
    static var cases: Cases { Cases() }
    enum ListsCase: CasePath {
      static func embed(_ value: QueryAction<Lists>) -> Action { .lists(value) }
      static func extract(_ root: Action) -> QueryAction<Lists>? {
        if case .lists(let action) = root { action } else { nil }
      }
    }
  }

  var policy = QueryPolicy()
  let clock: TestClock
  let server: ShelfServer

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .watch(let keys): state.watched = keys
      case .pushed(let number): state.lists.update("a") { $0.append(number) }
      case .lists: break
      }
      return .none
    }
    Query(
      \.lists, action: \.lists, Lists(clock: clock, server: server), policy: policy, clock: clock
    ) { $0.watched }
  }
}

@MainActor
@Suite("A query whose answer is on its way")
struct QueryRaceTests {
  private let clock = TestClock()
  private let server = ShelfServer()

  private func makeStore(
    _ state: Reading.State = Reading.State(), policy: QueryPolicy = QueryPolicy()
  ) -> Store<Reading.State, Reading.Action> {
    Store(
      initialState: state, reducer: Reading(policy: policy, clock: clock, server: server),
      runtime: ManualRuntime().effects)
  }

  @Test("hears of an invalidation by tag during its first request")
  func firstRequest() {
    server.put([1], on: 1)
    let store = makeStore()
    store.send(.watch(["a"]))
    clock.advance(by: .seconds(0.5))
    server.put([1, 2], on: 1)
    store.send(.lists(.invalidate([1])))
    clock.advance(by: .seconds(2))
    #expect(store.lists["a"] == .loaded([1, 2]))
    #expect(server.requests() == ["a", "a"])
  }

  @Test("hears of it when a change to another key makes its tag outdated")
  func changeElsewhere() {
    server.put([1], on: 1)
    let store = makeStore()
    store.send(.watch(["a"]))
    clock.advance(by: .seconds(0.5))
    server.put([1, 2], on: 1)
    store.send(.lists(.submit(.add(2), to: "other")))
    clock.advance(by: .seconds(3))
    #expect(store.lists["a"] == .loaded([1, 2]))
  }

  @Test("hears of a tag that only the new answer has")
  func newTag() {
    let store = makeStore()
    store.send(.watch(["a"]))
    clock.advance(by: .seconds(1))
    #expect(store.lists["a"] == .loaded([]))
    server.put([5], on: 1)
    store.send(.lists(.refetch("a")))
    clock.advance(by: .seconds(0.5))
    server.put([5, 6], on: 1)
    store.send(.lists(.invalidate([5])))
    clock.advance(by: .seconds(2))
    #expect(store.lists["a"] == .loaded([5, 6]))
  }

  @Test("does not ask again for other tags")
  func otherTag() {
    server.put([1], on: 1)
    let store = makeStore()
    store.send(.watch(["a"]))
    store.send(.lists(.invalidate([9])))
    clock.advance(by: .seconds(5))
    #expect(server.requests() == ["a"])
  }

  @Test("does not overwrite what was reported meanwhile, once or often", arguments: 1...4)
  func pushes(count: Int) {
    server.put([1], on: 1)
    let store = makeStore()
    store.send(.watch(["a"]))
    clock.advance(by: .seconds(1))
    store.send(.lists(.refetch("a")))
    let all = Array(1...(count + 1))
    for number in all.dropFirst() {
      clock.advance(by: .seconds(0.4))
      server.put(Array(1...number), on: 1)
      store.send(.pushed(number))
    }
    if count == 1 { #expect(store.lists["a"].value == [1, 2]) }
    clock.advance(by: .seconds(3))
    #expect(store.lists["a"] == .loaded(all))
  }

  @Test("is answered although it is made outdated all the time", arguments: [0.1, 0.4, 0.9])
  func starving(pause: Double) {
    let store = makeStore()
    store.send(.watch(["a"]))
    var answers = 0
    let total = Int(20 / pause)
    for number in 1...total {
      clock.advance(by: .seconds(pause))
      if store.lists["a"].value?.isEmpty == false { answers += 1 }
      server.put([number], on: 1)
      store.send(.lists(.refetch("a")))
    }
    #expect(answers > 0)
    clock.advance(by: .seconds(3))
    #expect(store.lists["a"] == .loaded([total]))
  }

  @Test("lets those who asked wait for an answer that is not older than their question")
  func awaited() {
    let store = makeStore()
    store.send(.watch(["a"]))
    let first = store.send(.lists(.refetch("a")))
    clock.advance(by: .seconds(0.5))
    let second = store.send(.lists(.refetch("a")))
    clock.advance(by: .seconds(0.5))
    #expect(!second.isDone)
    clock.advance(by: .seconds(1))
    #expect(first.isDone)
    #expect(second.isDone)
  }

  @Test("keeps the age of an answer over processes, and while none runs")
  func age() throws {
    let policy = QueryPolicy(freshness: .seconds(10))
    var state = Reading.State()
    state.watched = ["a"]
    for _ in 1...4 {
      let store = makeStore(state, policy: policy)
      _ = store.lists
      clock.advance(by: .seconds(4))
      let data = try JSONEncoder().encode(store.state)
      state = try JSONDecoder().decode(Reading.State.self, from: data)
      #expect(state == store.state)
    }
    // Answered at 1; the process that begins at 12 asks again.
    #expect(server.requests() == ["a", "a"])
    clock.advance(by: .seconds(3_600))
    let store = makeStore(state, policy: policy)
    _ = store.lists
    clock.advance(by: .seconds(1))
    #expect(server.requests() == ["a"])
  }

  @Test("keeps what it has missed when it is encoded")
  func encoded() throws {
    let store = makeStore()
    store.send(.watch(["a"]))
    store.send(.lists(.invalidate([1])))
    let data = try JSONEncoder().encode(store.state)
    #expect(try JSONDecoder().decode(Reading.State.self, from: data) == store.state)
  }

  @Test("a request and a change that throw CancellationError have failed, and the key goes on")
  func cancellationErrors() {
    struct Unlucky: QueryEndpoint {
      enum Change: Sendable { case add }
      let log: Log<String>
      func load(_ key: Int) async throws -> Int {
        log.append("load")
        throw CancellationError()
      }
      func send(_ change: Change, to key: Int) async throws {
        log.append("send")
        throw CancellationError()
      }
      static func apply(_ change: Change, to value: inout Int) { value += 1 }
    }
    struct Feature: Reducer {
      struct State { var numbers = QueryState<Unlucky>() }
      enum Action: CasePathable {
        case numbers(QueryAction<Unlucky>)
        struct Cases { var numbers: NumbersCase.Type { NumbersCase.self } }
        static var cases: Cases { Cases() }
        enum NumbersCase: CasePath {
          static func embed(_ value: QueryAction<Unlucky>) -> Action { .numbers(value) }
          static func extract(_ root: Action) -> QueryAction<Unlucky>? {
            switch root {
            case .numbers(let action): action
            }
          }
        }
      }
      let log: Log<String>
      let clock: TestClock
      var body: some Reducer<State, Action> {
        Query(
          \.numbers, action: \.numbers, Unlucky(log: log),
          policy: QueryPolicy(
            polling: .seconds(60), retry: .constant(attempts: 2, pause: .seconds(1))),
          clock: clock
        ) { _ in [1] }
      }
    }
    let log = Log<String>()
    let store = Store(
      initialState: Feature.State(), reducer: Feature(log: log, clock: clock),
      runtime: ManualRuntime().effects)
    _ = store.numbers
    clock.advance(by: .seconds(1))
    #expect(store.numbers[1].failure == "CancellationError()")
    #expect(log.entries == ["load", "load"])
    clock.advance(by: .seconds(61))
    #expect(log.entries.count == 4)
    store.send(.numbers(.submit(.add, to: 1)))
    store.send(.numbers(.submit(.add, to: 1)))
    #expect(store.numbers.unconfirmedChanges(of: 1).isEmpty)
    #expect(store.numbers.refusal(of: 1) == "CancellationError()")
  }
}
