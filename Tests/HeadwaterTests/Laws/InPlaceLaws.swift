import Headwater
import HeadwaterTesting
import Testing

/// A value that counts its copies. Like an array, it owns its storage, and copies it if it is changed while
/// another value shares it.
struct CopyProbe: Equatable {
  final class Storage {
    var value = 0
  }

  /// The number of copies of a probe, shared by all of them.
  final class Count {
    var copies = 0
  }

  private var storage = Storage()
  let count: Count

  init(_ count: Count) {
    self.count = count
  }

  var value: Int { storage.value }

  mutating func increment() {
    if !isKnownUniquelyReferenced(&storage) {
      count.copies += 1
      let copy = Storage()
      copy.value = storage.value
      storage = copy
    }
    storage.value += 1
  }

  static func == (left: CopyProbe, right: CopyProbe) -> Bool { left.value == right.value }
}

/// Children of every kind, each with a probe.
private struct Probed: Reducer {
  struct Leaf: Reducer {
    struct State: Equatable, Identifiable {
      var id = 0
      var probe: CopyProbe
      var list: [Int] = []
    }

    func reduce(into state: inout State, action: Void) -> Effect<Void> {
      state.probe.increment()
      return .none
    }
  }

  enum Mode: Equatable, CasePathable {
    case off
    case on(Leaf.State)

    struct Cases {
      enum OnCase: CasePath {
        static func embed(_ value: Leaf.State) -> Mode { .on(value) }
        static func extract(_ root: Mode) -> Leaf.State? {
          if case .on(let value) = root { value } else { nil }
        }
        static func modify<Result>(
          _ root: inout Mode, _ change: (inout Leaf.State) -> Result
        ) -> Result? {
          guard case .on(var value) = consume root else {
            root = .off
            return nil
          }
          defer { root = .on(value) }
          return change(&value)
        }
      }

      var on: OnCase.Type { OnCase.self }
    }

    static var cases: Cases { Cases() }
  }

  struct State: Equatable {
    var leaf: Leaf.State
    var optional: Leaf.State?
    var array: [Leaf.State]
    var rows: IdentifiedArray<Leaf.State>
    var table: [Int: Leaf.State]
    var note = 0

    init(_ count: CopyProbe.Count) {
      func leaf(_ id: Int) -> Leaf.State { Leaf.State(id: id, probe: CopyProbe(count)) }
      self.leaf = leaf(0)
      optional = leaf(1)
      array = (0..<10).map(leaf)
      rows = IdentifiedArray((0..<10).map(leaf))
      table = Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, leaf($0)) })
    }
  }

  enum Action: CasePathable {
    case leaf(Void)
    case element(ElementAction<Int, Void>)
    case note

    struct Cases {
      enum LeafCase: CasePath {
        static func embed(_ value: Void) -> Action { .leaf(value) }
        static func extract(_ root: Action) -> Void? { if case .leaf = root { () } else { nil } }
      }
      var leaf: LeafCase.Type { LeafCase.self }

      enum ElementCase: CasePath {
        static func embed(_ value: ElementAction<Int, Void>) -> Action { .element(value) }
        static func extract(_ root: Action) -> ElementAction<Int, Void>? {
          if case .element(let value) = root { value } else { nil }
        }
      }
      var element: ElementCase.Type { ElementCase.self }
    }

    static var cases: Cases { Cases() }
  }

  var body: some Reducer<State, Action> {
    Leaf().lift(state: \.leaf, action: \.leaf)
    Leaf().lift(optional: \.optional, action: \.leaf)
    Leaf().lift(each: \.array, action: \.element)
    Leaf().lift(each: \.rows, action: \.element)
    Leaf().lift(each: \.table, action: \.element)
    Reduce { state, action in
      if case .note = action { state.note += 1 }
      return .none
    }
  }
}

@MainActor
@Suite("State is changed in place")
struct InPlaceLaws {
  private let count = CopyProbe.Count()

  private func store() -> Store<Probed.State, Probed.Action> {
    Store(
      initialState: Probed.State(count), reducer: Probed(), runtime: ManualRuntime().effects)
  }

  private func change(_ store: Store<Probed.State, Probed.Action>, times: Int = 10) {
    for time in 1...times {
      store.send(.leaf(()))
      store.send(.element(.element(id: time % 10, action: ())))
      store.send(.note)
    }
  }

  @Test("lifts of every kind copy nothing while nobody reads the whole")
  func lifts() {
    let store = store()
    change(store)
    #expect(count.copies == 0)
  }

  @Test("observers of other fields, of ids and of numbers copy nothing")
  func observersElsewhere() {
    let store = store()
    for _ in 1...10 {
      _ = store.note
      _ = store.leaf.id
      _ = store[\.rows.count]
      _ = store[\.rows.ids]
      change(store, times: 1)
    }
    // `store.leaf.id` reads the whole leaf and copies it. The other reads do not copy.
    #expect(count.copies <= 10)
    count.copies = 0
    for _ in 1...10 {
      _ = store[\.leaf.id]
      _ = store[\.rows.ids]
      change(store, times: 1)
    }
    #expect(count.copies <= 1)
  }

  @Test("reading a whole collection costs one copy for each change, however long it is")
  func observerOfAll() {
    let store = store()
    for time in 1...10 {
      _ = store.array
      store.send(.element(.element(id: time % 10, action: ())))
      store.send(.element(.element(id: (time + 1) % 10, action: ())))
    }
    #expect(count.copies >= 10 && count.copies <= 20)
  }

  @Test("a subscriber to one field, and a stream of another, copy nothing")
  func subscribers() {
    let store = store()
    store.subscribe(to: \.note) { _ in }
    let notes = store.updates(of: \.note)
    change(store)
    #expect(count.copies == 0)
    withExtendedLifetime(notes) {}
  }

  @Test("scopes of every kind that read one number copy nothing, but for the state at first")
  func scopes() throws {
    let store = store()
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    let row = try #require(store.scope(each: \.rows, id: 3, action: \.element))
    for _ in 1...10 {
      _ = leaf[\.probe.value]
      _ = row[\.probe.value]
      leaf.send(())
      row.send(())
    }
    #expect(leaf[\.probe.value] == 10)
    // A scope that can go away keeps its first state.
    #expect(count.copies <= 1)
  }

  @Test("a case path that changes in place copies nothing")
  func cases() {
    let store = Store(
      initialState: Probed.Mode.on(Probed.Leaf.State(probe: CopyProbe(count))),
      reducer: Probed.Leaf().lift(case: \.on, action: \Probed.Action.Cases.leaf),
      runtime: ManualRuntime().effects)
    for _ in 1...10 { store.send(.leaf(())) }
    #expect(count.copies == 0)
    let value = if case .on(let leaf) = store.state { leaf.probe.value } else { -1 }
    #expect(value == 10)
  }

  @Test("`onChange` of a number, middlewares and `<>` copy nothing")
  func modifiers() {
    let reducer =
      Probed().onChange(of: \.leaf.probe.value) { state, _, new in
        state.note = new
        return .none
      } <> EmptyReducer()
    let store = Store(
      initialState: Probed.State(count), reducer: reducer,
      middleware: LoggingMiddleware(describe: { _, _, _ in "" }, write: { _ in }),
      runtime: ManualRuntime().effects)
    change(store)
    #expect(count.copies == 0)
    #expect(store.note == 11)
  }
}
