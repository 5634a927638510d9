import Headwater
import HeadwaterTesting
import Observation
import Testing

/// Scopes of scopes, whose state is reached through optionals. The tests count how often these are read, and do
/// not measure time.
@MainActor
@Suite("Law: scopes inside one another cost what their number says")
struct NestedScopeLaws {
  typealias DollStore = Store<Doll.State, Doll.Action>

  private let count = Doll.Count()

  private func makeStore(depth: Int) -> DollStore {
    Store(
      initialState: Doll.State(depth: depth, count), reducer: Doll(clock: TestClock()),
      runtime: ManualRuntime().effects)
  }

  /// The scopes of a store inside one another, each with an observer; the innermost comes last.
  private func scopes(of store: DollStore, told: Log<Int> = Log()) -> [DollStore] {
    var scopes = [store]
    while let inner = scopes.last?.scope(optional: \.optional, action: \.inner) {
      let depth = scopes.count
      withObservationTracking {
        _ = inner.taps
      } onChange: {
        told.append(depth)
      }
      scopes.append(inner)
    }
    return scopes
  }

  @Test("an action reads each of them a few times, at the root and at the innermost")
  func linear() {
    func cost(_ depth: Int) -> (root: Int, leaf: Int) {
      let scopes = scopes(of: makeStore(depth: depth))
      #expect(scopes.count == depth + 1)
      _ = scopes.last?.send(.start)
      let root = count.of { scopes[0].send(.tap) }
      let leaf = count.of { scopes[depth].send(.start) }
      return (root, leaf)
    }
    let (few, many) = (cost(20), cost(80))
    #expect(few.root <= 4 * 20)
    #expect(many.root <= 4 * 80)
    #expect(many.leaf <= 4 * few.leaf)
  }

  @Test("each is told of its own change, and those below of their going")
  func told() {
    let told = Log<Int>()
    let store = makeStore(depth: 5)
    let scopes = scopes(of: store, told: told)
    scopes[3].send(.tap)
    scopes[5].send(.tap)
    store.send(.tap)
    #expect(told.entries == [3, 5])
    #expect(scopes[5].taps == 1)
    let gone = Log<Int>()
    for depth in 0..<5 {
      withObservationTracking {
        _ = scopes[depth].scope(optional: \.optional, action: \.inner)
      } onChange: {
        gone.append(depth)
      }
    }
    scopes[2].send(.open(nil))
    #expect(gone.entries == [2])
    // It shows what was there, until its view has gone too.
    #expect(scopes[5].taps == 1)
    scopes[2].send(.open(Doll.State(depth: 2, count)))
    #expect(scopes[5].taps == 0)
  }

  @Test("those of an element cost nothing beside an action elsewhere")
  func elements() {
    let rows = IdentifiedArray((0..<50).map { Doll.State(id: $0, depth: 3, count) })
    let store = Store(
      initialState: Shelf.State(dolls: rows), reducer: Shelf(),
      runtime: ManualRuntime().effects)
    let told = Log<Int>()
    var scopes: [DollStore] = []
    for id in 0..<50 {
      guard let row = store.scope(each: \.dolls, id: id, action: \.dolls),
        let inner = row.scope(optional: \.optional, action: \.inner),
        let innermost = inner.scope(optional: \.optional, action: \.inner)
      else { continue }
      withObservationTracking {
        _ = innermost.taps
      } onChange: {
        told.append(id)
      }
      scopes.append(innermost)
    }
    #expect(scopes.count == 50)
    #expect(count.of { store.send(.tap) } == 0)
    let one = count.of { scopes[7].send(.tap) }
    #expect(one <= 12)
    #expect(told.entries == [7])
    #expect(count.of { store.send(.tap) } == 0)
  }

  /// A list of dolls.
  private struct Shelf: Reducer {
    struct State {
      var dolls: IdentifiedArray<Doll.State>
      var taps = 0
    }

    enum Action: CasePathable {
      case tap
      case dolls(ElementAction<Int, Doll.Action>)

      struct Cases {
        enum DollsCase: CasePath {
          static func embed(_ value: ElementAction<Int, Doll.Action>) -> Action { .dolls(value) }
          static func extract(_ root: Action) -> ElementAction<Int, Doll.Action>? {
            if case .dolls(let value) = root { value } else { nil }
          }
        }
        var dolls: DollsCase.Type { DollsCase.self }
      }

      static var cases: Cases { Cases() }
    }

    var body: some Reducer<State, Action> {
      Doll(clock: TestClock()).lift(each: \.dolls, action: \.dolls)
      Reduce { state, action in
        if case .tap = action { state.taps += 1 }
        return .none
      }
    }
  }

  @Test("those that nobody holds are told, and forgotten in the end")
  func storeless() throws {
    let store = makeStore(depth: 3)
    let outer = try #require(store.scope(optional: \.optional, action: \.inner))
    let told = Log<Int>()
    /// A scope of its own for each function's place would need a line each; those of a scope that nobody holds
    /// are new each time.
    for number in 0..<200 {
      withObservationTracking {
        _ =
          outer.scope(optional: \.optional, action: \.inner)?
          .scope(optional: \.optional, action: \.inner)?.taps
      } onChange: {
        told.append(number)
      }
    }
    store.send(.tap)
    #expect(told.entries.count < 200)
    let some = count.of { store.send(.tap) }
    #expect(some <= 4 * 66)
    store.send(.tap.at(depth: 3))
    #expect(told.entries.sorted() == Array(0..<200))
    #expect(count.of { store.send(.tap) } <= 4 * 3)
  }

  @Test("they do not keep the store, nor what it holds")
  func released() {
    weak var released: DollStore?
    do {
      let store = makeStore(depth: 4)
      released = store
      _ = scopes(of: store)
      store.send(.tap)
      _ = scopes(of: store)
    }
    #expect(released == nil)
  }
}
