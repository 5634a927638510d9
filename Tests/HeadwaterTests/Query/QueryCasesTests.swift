import Headwater
import HeadwaterTesting
import Testing

/// Numbers that are read in pages and changed.
private struct Ledger: QueryEndpoint {
  enum Change: Equatable, Sendable { case add(Int) }

  func load(_ name: String) async throws -> Pages<Int, Int> { Pages([1], next: 2) }

  func loadPage(of name: String, at number: Int) async throws -> Pages<Int, Int> { Pages([number]) }

  func send(_ change: Change, to name: String) async throws {}

  static func tags(of name: String, _ pages: Pages<Int, Int>) -> Set<String> { [name] }

  static func apply(_ change: Change, to pages: inout Pages<Int, Int>) {}
}

private struct Reading: Reducer {
  struct State: Equatable {
    var ledger = QueryState<Ledger>()
  }

  enum Action: Equatable, Sendable, CasePathable {
    case ledger(QueryAction<Ledger>)

    struct Cases { var ledger: LedgerCase.Type { LedgerCase.self } }
    static var cases: Cases { Cases() }

    enum LedgerCase: CasePath {
      static func embed(_ value: QueryAction<Ledger>) -> Action { .ledger(value) }
      static func extract(_ root: Action) -> QueryAction<Ledger>? {
        switch root {
        case .ledger(let action): action
        }
      }
    }
  }

  var body: some Reducer<State, Action> {
    Query(\.ledger, action: \.ledger, Ledger(), clock: TestClock()) { _ in ["a"] }
  }
}

@Suite("Cases of a query's actions")
struct QueryCasesTests {
  private let all: [QueryAction<Ledger>] = [
    .refetch("a"), .invalidate(["t"]), .submit(.add(1), to: "a"), .loadPage(.next, of: "a"),
    .loading("a"), .loaded("a", Pages([1])), .failed("a", "no line"),
    .pageLoaded("a", .previous, at: 3, Pages([2])), .pageFailed("a", .next, "no line"),
    .confirmed("a", change: 1), .refused("a", change: 2, "no"), .expired("a"),
  ]

  /// The numbers of the actions that a path finds and makes again.
  private func found<Path: CasePath>(
    _ path: CaseKeyPath<QueryAction<Ledger>, Path>
  ) -> [Int] where Path.Root == QueryAction<Ledger> {
    all.indices.filter { index in
      Path.extract(all[index]).map { Path.embed($0) == all[index] } ?? false
    }
  }

  @Test("each path finds its case alone, and makes the same action of what it finds")
  func paths() {
    let found = [
      found(\.refetch), found(\.invalidate), found(\.submit), found(\.loadPage), found(\.loading),
      found(\.loaded), found(\.failed), found(\.pageLoaded), found(\.pageFailed),
      found(\.confirmed), found(\.refused), found(\.expired),
    ]
    #expect(found == all.indices.map { [$0] })
  }

  @Test("an answer is received by its case, and a page and its failure are stated as actions")
  func receive() {
    let store = TestStore(initialState: Reading.State(), reducer: Reading())
    store.receive(\.ledger.loading, "a") { $0.ledger["a"] = .loading }
    store.receive(\.ledger.loaded) { $0.ledger["a"] = .loaded(Pages([1], next: 2)) }
    store.send(.ledger(.loadPage(.next, of: "a"))) { $0.ledger.loadPage(at: .next, of: "a") }
    store.receive(\.ledger.pageLoaded) {
      $0.ledger.apply(.pageLoaded("a", .next, at: 2, Pages([2])))
    }
    store.finish()
  }
}
