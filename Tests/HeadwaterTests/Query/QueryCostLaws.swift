import Headwater
import HeadwaterTesting
import Synchronization
import Testing

/// What a query does with many keys, in the number of hashed keys and not in time.
@MainActor
@Suite("Law: the keys of a query that are not touched cost nothing")
struct QueryCostLaws {
  private let hashes = HashCount()

  private func makeStore(limit: Int = 100) -> Store<Crowd.State, Crowd.Action> {
    let store = Store(
      initialState: Crowd.State(), reducer: Crowd(clock: TestClock(), limit: limit),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  private func keys(_ numbers: Range<Int>) -> [CountedKey] {
    numbers.map { CountedKey(number: $0, hashes: hashes) }
  }

  private func cost(_ act: () -> Void) -> Int {
    let before = hashes.count
    act()
    return hashes.count - before
  }

  @Test(
    "beginning to look at n keys hashes a constant number of keys for each",
    arguments: [10, 100, 2_000])
  func beginning(count: Int) {
    let store = makeStore()
    let keys = keys(0..<count)
    let beginning = cost { store.send(.look(keys)) }
    #expect(store.numbers.keys.count == count)
    #expect(beginning <= 200 * count)

    // The answers arrive in the order of the requests, so that each answer is the oldest entry.
    let answering = cost {
      for key in keys { store.send(.numbers(.loaded(key, 1))) }
    }
    #expect(answering <= 100 * count)
    #expect(store.numbers.keys == keys)

    let ending = cost { store.send(.look([])) }
    #expect(ending <= 100 * count)
  }

  @Test("an action elsewhere hashes no key, and an answer only its own")
  func elsewhere() {
    let store = makeStore()
    let keys = keys(0..<2_000)
    store.send(.look(keys))
    for key in keys { store.send(.numbers(.loaded(key, 1))) }
    for _ in 0..<5 {
      let elsewhere = cost { store.send(.note) }
      #expect(elsewhere == 0)
    }

    for key in [keys[0], keys[1_000], keys[1_999], keys[0]] {
      let asking = cost { store.send(.numbers(.refetch(key))) }
      #expect(asking <= 200)
      let answering = cost { store.send(.numbers(.loaded(key, 2))) }
      #expect(answering <= 100)
    }
  }

  @Test("a new key beside a full cache hashes a constant number of keys", arguments: [100, 2_000])
  func fullCache(limit: Int) {
    let store = makeStore(limit: limit)
    let keys = keys(0..<limit + 50)
    for key in keys.prefix(limit + 10) {
      store.send(.look([key]))
      store.send(.numbers(.loaded(key, 1)))
    }
    var most = 0
    for key in keys.dropFirst(limit + 10) {
      let cost = cost {
        store.send(.look([key]))
        store.send(.numbers(.loaded(key, 1)))
      }
      most = max(most, cost)
    }
    #expect(most <= 400)
    // The last is looked at, and the others are those that nobody looks at.
    #expect(store.numbers.keys == Array(keys.suffix(limit + 1)))
  }

  @Test(
    "an invalidation hashes those that have changed since the last one, and those that it finds")
  func invalidation() {
    let store = makeStore()
    let keys = keys(0..<2_000)
    store.send(.look(keys))
    for key in keys { store.send(.numbers(.loaded(key, 1))) }
    store.send(.numbers(.invalidate(["5"])))
    for key in [keys[5], keys[1_000]] {
      store.send(.numbers(.loaded(key, 2)))
      let invalidating = cost { store.send(.numbers(.invalidate(["\(key.number)"]))) }
      #expect(invalidating <= 200)
    }
  }

  @Test("entries that nobody looks at are passed over as well")
  func kept() {
    let store = makeStore()
    let keys = keys(0..<100)
    store.send(.look(keys))
    for key in keys { store.send(.numbers(.loaded(key, 1))) }
    store.send(.look([]))
    let elsewhere = cost { store.send(.note) }
    #expect(elsewhere == 0)
  }
}

/// The number of keys that were hashed.
private final class HashCount: Sendable {
  private let state = Mutex(0)

  var count: Int { state.withLock { $0 } }

  func add() { state.withLock { $0 += 1 } }
}

private struct CountedKey: Hashable, Sendable {
  let number: Int
  let hashes: HashCount

  static func == (left: CountedKey, right: CountedKey) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    hashes.add()
    hasher.combine(number)
  }
}

/// A crowd that looks at numbers which never arrive by themselves.
private struct Crowd: Reducer {
  struct Numbers: QueryEndpoint {
    let clock: TestClock

    func load(_ key: CountedKey) async throws -> Int {
      try await clock.sleep(for: .seconds(1))
      return 0
    }

    static func tags(of key: CountedKey, _ value: Int) -> Set<String> { ["\(key.number)"] }
  }

  struct State {
    var watched: [CountedKey] = []
    var numbers = QueryState<Numbers>()
    var notes = 0
  }

  enum Action: CasePathable {
    case look([CountedKey])
    case note
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

  let clock: TestClock
  let limit: Int

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .look(let keys): state.watched = keys
      case .note: state.notes += 1
      case .numbers: break
      }
      return .none
    }
    Query(
      \.numbers, action: \.numbers, Numbers(clock: clock),
      policy: QueryPolicy(freshness: nil, limit: limit),
      clock: clock
    ) { state in state.watched }
  }
}
