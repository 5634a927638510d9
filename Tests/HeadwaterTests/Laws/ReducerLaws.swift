import Headwater
import HeadwaterTesting
import TestSupport
import Testing

/// Affine maps of a number, which do not commute, with effects that report their starters.
private struct Affine: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var value = 1
    var heard: [Int] = []
  }

  enum Action: Sendable { case apply(Int), heard(Int) }

  let factor: Int
  let offset: Int
  let kind: Int
  let clock: TestClock

  init(using generator: inout SeededGenerator, clock: TestClock) {
    factor = generator.number(2...9)
    offset = generator.number(1...99)
    kind = generator.number(0...4)
    self.clock = clock
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .heard(let name):
      state.heard.append((name &* factor &+ offset) % 1_009)
      return .none
    case .apply(let number):
      state.value = (state.value &* factor &+ offset &+ number) % 1_000_003
      let run = Effect<Action>.run { [clock, offset] send in
        try await clock.sleep(for: .seconds(offset % 3))
        send(.heard(offset))
      }
      switch kind {
      case 0: return .none
      case 1: return .send(.heard(offset))
      case 2: return run
      case 3: return run.cancellable(id: offset % 2, cancelInFlight: true)
      default: return .merge(.send(.heard(factor)), .cancel(id: offset % 2))
      }
    }
  }
}

private typealias Composed = ReducerSequence<Affine.State, Affine.Action>

@MainActor
@Suite("Laws of composing reducers")
struct ReducerLaws {
  private func outcome<R: Reducer>(
    _ initial: R.State, seed: UInt64, send: (Affine.Action) -> R.Action,
    _ make: (_ reducers: [Affine]) -> R
  ) -> R.State where R.State: Equatable {
    var generator = SeededGenerator(seed: seed)
    let clock = TestClock()
    let reducers = (0..<5).map { _ in Affine(using: &generator, clock: clock) }
    let store = Store(
      initialState: initial, reducer: make(reducers), runtime: ManualRuntime().effects)
    for _ in 1...4 {
      store.send(send(.apply(generator.number(0...99))))
      clock.advance(by: .seconds(generator.number(0...2)))
    }
    clock.run()
    return store.state
  }

  /// Composes the reducers in a random grouping, with some identities.
  private func grouped(_ reducers: ArraySlice<Affine>, _ generator: inout SeededGenerator)
    -> Composed
  {
    if reducers.count == 1, let only = reducers.first {
      return generator.once(in: 2) ? only <> EmptyReducer() : EmptyReducer() <> only
    }
    let middle = generator.number(reducers.startIndex + 1...reducers.endIndex - 1)
    let left = grouped(reducers[..<middle], &generator)
    return left <> grouped(reducers[middle...], &generator)
  }

  @Test("`<>` is associative, and `EmptyReducer` its identity", arguments: Seeds.many)
  func associative(seed: UInt64) {
    let inOrder = outcome(Affine.State(), seed: seed, send: { $0 }) { reducers in
      CombineReducers<Affine.State, Affine.Action, Composed> { for each in reducers { each } }
    }
    for grouping in 1...3 {
      var generator = SeededGenerator(seed: seed &+ UInt64(grouping))
      let other = outcome(Affine.State(), seed: seed, send: { $0 }) {
        grouped($0[...], &generator)
      }
      #expect(other == inOrder, "seed \(seed), grouping \(grouping)")
    }
    let reversed = outcome(Affine.State(), seed: seed, send: { $0 }) { reducers in
      CombineReducers<Affine.State, Affine.Action, Composed> {
        for each in reducers.reversed() { each }
      }
    }
    #expect(reversed.value != inOrder.value || reversed.heard != inOrder.heard, "seed \(seed)")
  }

  private struct House: Equatable {
    var field = Affine.State()
    var optional: Affine.State? = Affine.State()
    var array = [Affine.State(id: 1), Affine.State(id: 2)]
    var rows: IdentifiedArray = [Affine.State(id: 1), Affine.State(id: 2)]
    var table = [1: Affine.State(), 2: Affine.State()]

    enum Action: CasePathable {
      case part(Affine.Action)
      case element(ElementAction<Int, Affine.Action>)

      struct Cases {
        enum PartCase: CasePath {
          static func embed(_ value: Affine.Action) -> Action { .part(value) }
          static func extract(_ root: Action) -> Affine.Action? {
            if case .part(let value) = root { value } else { nil }
          }
        }
        var part: PartCase.Type { PartCase.self }

        enum ElementCase: CasePath {
          static func embed(_ value: ElementAction<Int, Affine.Action>) -> Action {
            .element(value)
          }
          static func extract(_ root: Action) -> ElementAction<Int, Affine.Action>? {
            if case .element(let value) = root { value } else { nil }
          }
        }
        var element: ElementCase.Type { ElementCase.self }
      }

      static var cases: Cases { Cases() }
    }
  }

  @Test("lifting a composition is composing what was lifted, for every lift", arguments: Seeds.few)
  func lifting(seed: UInt64) {
    func house<R: Reducer<House, House.Action>>(_ make: ([Affine]) -> R) -> House {
      outcome(House(), seed: seed, send: { .part($0) }, make)
    }
    func row<R: Reducer<House, House.Action>>(_ make: ([Affine]) -> R) -> House {
      outcome(House(), seed: seed, send: { .element(.element(id: 2, action: $0)) }, make)
    }
    #expect(
      house { ($0[0] <> $0[1]).lift(state: \.field, action: \.part) }
        == house {
          $0[0].lift(state: \.field, action: \.part) <> $0[1].lift(state: \.field, action: \.part)
        }, "seed \(seed)")
    #expect(
      house { ($0[0] <> $0[1]).lift(optional: \.optional, action: \.part) }
        == house {
          $0[0].lift(optional: \.optional, action: \.part)
            <> $0[1].lift(optional: \.optional, action: \.part)
        }, "seed \(seed)")
    #expect(
      row { ($0[0] <> $0[1]).lift(each: \.array, action: \.element) }
        == row {
          $0[0].lift(each: \.array, action: \.element)
            <> $0[1].lift(each: \.array, action: \.element)
        }, "seed \(seed)")
    #expect(
      row { ($0[0] <> $0[1]).lift(each: \.rows, action: \.element) }
        == row {
          $0[0].lift(each: \.rows, action: \.element) <> $0[1].lift(each: \.rows, action: \.element)
        }, "seed \(seed)")
    #expect(
      row { ($0[0] <> $0[1]).lift(each: \.table, action: \.element) }
        == row {
          $0[0].lift(each: \.table, action: \.element)
            <> $0[1].lift(each: \.table, action: \.element)
        }, "seed \(seed)")
  }

  private enum Door: Equatable, CasePathable {
    case closed
    case open(Affine.State)

    struct Cases {
      enum OpenCase: CasePath {
        static func embed(_ value: Affine.State) -> Door { .open(value) }
        static func extract(_ root: Door) -> Affine.State? {
          if case .open(let value) = root { value } else { nil }
        }
      }
      var open: OpenCase.Type { OpenCase.self }
    }

    static var cases: Cases { Cases() }
  }

  @Test("lifting a composition to a case is composing what was lifted to it", arguments: Seeds.few)
  func liftingToCase(seed: UInt64) {
    func door<R: Reducer<Door, House.Action>>(_ make: ([Affine]) -> R) -> Door {
      outcome(Door.open(Affine.State()), seed: seed, send: { .part($0) }, make)
    }
    let together = door { ($0[0] <> $0[1]).lift(case: \.open, action: \.part) }
    let apart = door {
      $0[0].lift(case: \.open, action: \.part) <> $0[1].lift(case: \.open, action: \.part)
    }
    #expect(together == apart, "seed \(seed)")
    let swapped = door { ($0[1] <> $0[0]).lift(case: \.open, action: \.part) }
    #expect(together != swapped, "seed \(seed)")
  }

  @Test("lifting the identity changes nothing and has no effect", arguments: Seeds.few)
  func liftingIdentity(seed: UInt64) {
    let none = EmptyReducer<Affine.State, Affine.Action>()
    func house<R: Reducer<House, House.Action>>(_ reducer: R) -> House {
      outcome(House(), seed: seed, send: { .part($0) }) { _ in reducer }
    }
    #expect(house(none.lift(state: \.field, action: \.part)) == House())
    #expect(house(none.lift(optional: \.optional, action: \.part)) == House())
    let open = Door.open(Affine.State())
    let door = outcome(open, seed: seed, send: { House.Action.part($0) }) { _ in
      none.lift(case: \Door.Cases.open, action: \House.Action.Cases.part)
    }
    #expect(door == open)
  }
}
