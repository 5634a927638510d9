@testable import Headwater
import HeadwaterTesting
import Testing

/// Numbers in pages of three, from -6 to 8; each answer takes a second.
private struct Numbers: QueryEndpoint {
  struct NoSuchPage: Error, CustomStringConvertible {
    let description: String
  }

  let clock: TestClock
  var refused: Int?

  func load(_ name: String) async throws -> Pages<Int, Int> {
    try await loadPage(of: name, at: 0)
  }

  func loadPage(of name: String, at start: Int) async throws -> Pages<Int, Int> {
    try await clock.sleep(for: .seconds(1))
    if start == refused { throw NoSuchPage(description: "no page \(start)") }
    return Pages(
      Array(start..<start + 3), previous: start > -6 ? start - 3 : nil,
      next: start < 6 ? start + 3 : nil)
  }
}

private struct Reading: Reducer {
  struct State: Equatable {
    var isOpen = true
    var numbers = QueryState<Numbers>()

    var shown: [Int] { numbers["all"].value?.items ?? [] }
  }

  enum Action: Equatable, Sendable, CasePathable {
    case closed
    case numbers(QueryAction<Numbers>)

    struct Cases { var numbers: NumbersCase.Type { NumbersCase.self } }
    static var cases: Cases { Cases() }

    enum NumbersCase: CasePath {
      static func embed(_ value: QueryAction<Numbers>) -> Action { .numbers(value) }
      static func extract(_ root: Action) -> QueryAction<Numbers>? {
        if case .numbers(let action) = root { action } else { nil }
      }
    }
  }

  let numbers: Numbers

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .closed = action { state.isOpen = false }
      return .none
    }
    Query(\.numbers, action: \.numbers, numbers, clock: numbers.clock) { state in
      state.isOpen ? ["all"] : []
    }
  }
}

@Suite("Pages of a query")
struct QueryPagesTests {
  private let clock = TestClock()

  private func store(refusing page: Int? = nil) -> TestStore<Reading.State, Reading.Action> {
    let store = TestStore(
      initialState: Reading.State(),
      reducer: Reading(numbers: Numbers(clock: clock, refused: page)))
    store.exhaustivity = .relaxed
    clock.advance(by: .seconds(1))
    store.skipWaitingActions()
    return store
  }

  private func loadPage(_ edge: PageEdge, _ store: TestStore<Reading.State, Reading.Action>) {
    store.send(.numbers(.loadPage(edge, of: "all")))
    clock.advance(by: .seconds(1))
    store.skipWaitingActions()
  }

  @Test("are joined at both ends, until there are no more")
  func joined() {
    let store = store()
    #expect(store.state.shown == [0, 1, 2])
    loadPage(.next, store)
    #expect(store.state.shown == Array(0..<6))
    for _ in 0..<4 { loadPage(.previous, store) }
    #expect(store.state.shown == Array(-6..<6))
    #expect(!store.state.numbers.hasPage(at: .previous, of: "all"))
    #expect(store.state.numbers.hasPage(at: .next, of: "all"))
    store.finish()
  }

  @Test("are requested once, however often somebody asks")
  func once() {
    let store = store()
    for _ in 0..<3 { store.send(.numbers(.loadPage(.next, of: "all"))) }
    #expect(store.state.numbers.isLoadingPage(at: .next, of: "all"))
    clock.advance(by: .seconds(1))
    store.receive(
      \.numbers, .pageLoaded("all", .next, at: 3, Pages([3, 4, 5], previous: 0, next: 6)))
    #expect(!store.state.numbers.isLoadingPage(at: .next, of: "all"))
    #expect(store.state.shown == Array(0..<6))
    store.finish()
  }

  @MainActor @Test("are waited for by each action that asks for them")
  func awaited() {
    let store = Store(
      initialState: Reading.State(), reducer: Reading(numbers: Numbers(clock: clock, refused: 3)),
      runtime: ManualRuntime().effects)
    store.send(.numbers(.refetch("all")))
    clock.advance(by: .seconds(1))
    let next = store.send(.numbers(.loadPage(.next, of: "all")))
    let again = store.send(.numbers(.loadPage(.next, of: "all")))
    let previous = store.send(.numbers(.loadPage(.previous, of: "all")))
    #expect(!next.isDone)
    #expect(!again.isDone)
    #expect(!previous.isDone)
    clock.advance(by: .seconds(1))
    #expect(next.isDone)
    #expect(again.isDone)
    #expect(previous.isDone)
    #expect(store.numbers.pageFailure(at: .next, of: "all") == "no page 3")
    #expect(store.shown == [-3, -2, -1, 0, 1, 2])
  }

  @Test("that cannot be loaded leave the others, and can be asked for again")
  func failure() {
    let store = store(refusing: 3)
    loadPage(.next, store)
    #expect(store.state.numbers.pageFailure(at: .next, of: "all") == "no page 3")
    #expect(!store.state.numbers.isLoadingPage(at: .next, of: "all"))
    #expect(store.state.shown == [0, 1, 2])
    store.send(.numbers(.loadPage(.next, of: "all")))
    #expect(store.state.numbers.pageFailure(at: .next, of: "all") == nil)
    store.cancelEffects()
  }

  @Test("are all loaded again by a refetch, and a page that follows on others is ignored")
  func refetch() {
    let store = store()
    loadPage(.next, store)
    loadPage(.previous, store)
    store.send(.numbers(.refetch("all")))
    store.receive(\.numbers, .loading("all"))
    clock.advance(by: .seconds(3))
    store.skipWaitingActions()
    #expect(store.state.shown == Array(-3..<6))
    #expect(store.state.numbers["all"].isLoading == false)

    store.send(.numbers(.pageLoaded("all", .next, at: 3, Pages([99]))))
    #expect(store.state.shown == Array(-3..<6))
    store.finish()
  }

  @MainActor
  @Test("that are wanted during a refetch come after it, and stay", arguments: [0.0, 0.5])
  func wantedDuringRefetch(elapsed: Double) {
    let store = Store(
      initialState: Reading.State(), reducer: Reading(numbers: Numbers(clock: clock)),
      runtime: ManualRuntime().effects)
    store.send(.numbers(.refetch("all")))
    clock.advance(by: .seconds(1))
    store.send(.numbers(.refetch("all")))
    clock.advance(by: .seconds(elapsed))
    let page = store.send(.numbers(.loadPage(.next, of: "all")))
    #expect(store.numbers.isLoadingPage(at: .next, of: "all"))
    clock.advance(by: .seconds(1 - elapsed))
    #expect(store.shown == [0, 1, 2])
    #expect(store.numbers.isLoadingPage(at: .next, of: "all"))
    #expect(!page.isDone)
    clock.advance(by: .seconds(1))
    #expect(store.shown == Array(0..<6))
    #expect(page.isDone)
  }

  @MainActor @Test("that are on their way when a refetch begins come after it, and stay")
  func requestedBeforeRefetch() {
    let store = Store(
      initialState: Reading.State(), reducer: Reading(numbers: Numbers(clock: clock)),
      runtime: ManualRuntime().effects)
    store.send(.numbers(.refetch("all")))
    clock.advance(by: .seconds(1))
    let page = store.send(.numbers(.loadPage(.next, of: "all")))
    clock.advance(by: .seconds(0.5))
    store.send(.numbers(.refetch("all")))
    #expect(!page.isDone)
    clock.advance(by: .seconds(2))
    #expect(store.shown == Array(0..<6))
    #expect(page.isDone)
  }
}
