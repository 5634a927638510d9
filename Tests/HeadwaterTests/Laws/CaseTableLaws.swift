import Headwater
import HeadwaterTesting
import TestSupport
import Testing

/// A number as a type, so that one case path can be used for many cases.
private protocol Place: Hashable, Sendable {
  static var number: Int { get }
}

private struct First: Place { static var number: Int { 0 } }
private struct Second: Place { static var number: Int { 1 } }
private struct Third: Place { static var number: Int { 2 } }
private struct Fourth: Place { static var number: Int { 3 } }
private struct Fifth: Place { static var number: Int { 5 } }

/// An action for one of several places. Its case paths may or may not know the number of their case.
private struct Move: CasePathable, Sendable {
  typealias Row = ElementAction<Int, Int>

  var place: Int
  var row = 0
  var amount: Int

  static func caseIndex(of root: Move) -> Int? { root.place == 7 ? nil : root.place }

  enum Numbered<P: Place>: CasePath {
    static var caseIndex: Int? { P.number }
    static func embed(_ value: Int) -> Move { Plain<P>.embed(value) }
    static func extract(_ root: Move) -> Int? { Plain<P>.extract(root) }
  }

  enum Plain<P: Place>: CasePath {
    static func embed(_ value: Int) -> Move { Move(place: P.number, amount: value) }
    static func extract(_ root: Move) -> Int? { root.place == P.number ? root.amount : nil }
  }

  enum NumberedRow<P: Place>: CasePath {
    static var caseIndex: Int? { P.number }
    static func embed(_ value: Row) -> Move { PlainRow<P>.embed(value) }
    static func extract(_ root: Move) -> Row? { PlainRow<P>.extract(root) }
  }

  enum PlainRow<P: Place>: CasePath {
    static func embed(_ value: Row) -> Move {
      switch value {
      case .element(let id, let amount): Move(place: P.number, row: id, amount: amount)
      }
    }
    static func extract(_ root: Move) -> Row? {
      root.place == P.number ? .element(id: root.row, action: root.amount) : nil
    }
  }

  struct Cases {
    subscript<P: Place>(numbered place: P) -> Numbered<P>.Type { Numbered<P>.self }
    subscript<P: Place>(plain place: P) -> Plain<P>.Type { Plain<P>.self }
    subscript<P: Place>(numberedRow place: P) -> NumberedRow<P>.Type { NumberedRow<P>.self }
    subscript<P: Place>(plainRow place: P) -> PlainRow<P>.Type { PlainRow<P>.self }
  }

  static var cases: Cases { Cases() }
}

/// A number with operations whose order matters.
private struct Scale: Reducer {
  let factor: Int

  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state = (state &* factor &+ action) % 1_000_003
    return action > 90 ? .send(action % 10) : .none
  }
}

private struct Board: Equatable {
  struct Row: Equatable, Identifiable {
    var id: Int
    var value = 1
  }

  var first = 1
  var second = 1
  var third: Int? = 1
  var rows: IdentifiedArray<Row> = [Row(id: 0), Row(id: 1)]
  var log: [Int] = []
  var computed: Int {
    get { first }
    set { first = newValue }
  }
}

private struct ScaleRow: Reducer {
  let scale: Scale

  func reduce(into state: inout Board.Row, action: Int) -> Effect<Int> {
    scale.reduce(into: &state.value, action: action)
  }
}

/// A body with entries of all kinds, found by number.
private struct NumberedBoard: Reducer {
  let factors: [Int]

  var body: some Reducer<Board, Move> {
    Scale(factor: factors[0]).lift(state: \.first, action: \.[numbered: First()])
    Reduce { state, _ in note(&state) }
    Scale(factor: factors[1]).lift(state: \.second, action: \.[numbered: Second()])
    Scale(factor: factors[2]).lift(state: \.first, action: \.[numbered: First()])
    Scale(factor: factors[3]).lift(state: \.computed, action: \.[numbered: Fifth()])
    Scale(factor: factors[4]).lift(optional: \.third, action: \.[numbered: Third()])
    ScaleRow(scale: Scale(factor: factors[5])).lift(
      each: \.rows, action: \.[numberedRow: Fourth()])
    Reduce(leave)
    Scale(factor: factors[6]).lift(state: \.second, action: \.[plain: Fifth()])
  }
}

/// The same body, which tries each lift for each action.
private struct PlainBoard: Reducer {
  let factors: [Int]

  var body: some Reducer<Board, Move> {
    Scale(factor: factors[0]).lift(state: \.first, action: \.[plain: First()])
    Reduce { state, _ in note(&state) }
    Scale(factor: factors[1]).lift(state: \.second, action: \.[plain: Second()])
    Scale(factor: factors[2]).lift(state: \.first, action: \.[plain: First()])
    Scale(factor: factors[3]).lift(state: \.computed, action: \.[plain: Fifth()])
    Scale(factor: factors[4]).lift(optional: \.third, action: \.[plain: Third()])
    ScaleRow(scale: Scale(factor: factors[5])).lift(each: \.rows, action: \.[plainRow: Fourth()])
    Reduce(leave)
    Scale(factor: factors[6]).lift(state: \.second, action: \.[plain: Fifth()])
  }
}

private func note(_ state: inout Board) -> Effect<Move> {
  state.log.append(state.first &+ 3 &* state.second &+ 5 &* (state.third ?? 0))
  return .none
}

/// Removes and adds the optional and a row, so that some actions have no target.
private func leave(_ state: inout Board, _ move: Move) -> Effect<Move> {
  _ = note(&state)
  if move.amount % 7 == 0 { state.third = state.third == nil ? 1 : nil }
  if move.amount % 11 == 0 { state.rows.remove(id: 1) }
  return .none
}

/// A state with several cases.
private struct Phase: CasePathable, Equatable {
  var place = 0
  var value = 1

  enum At<P: Place>: CasePath {
    static func embed(_ value: Int) -> Phase { Phase(place: P.number, value: value) }
    static func extract(_ root: Phase) -> Int? { root.place == P.number ? root.value : nil }
  }

  struct Cases {
    subscript<P: Place>(at place: P) -> At<P>.Type { At<P>.self }
  }

  static var cases: Cases { Cases() }
}

private struct NumberedPhases: Reducer {
  let factors: [Int]

  var body: some Reducer<Phase, Move> {
    Scale(factor: factors[0]).lift(case: \.[at: First()], action: \.[numbered: First()])
    Scale(factor: factors[1]).lift(case: \.[at: Second()], action: \.[numbered: Second()])
    Scale(factor: factors[2]).lift(case: \.[at: Third()], action: \.[numbered: Third()])
    Scale(factor: factors[3]).lift(case: \.[at: Fourth()], action: \.[numbered: Fourth()])
    Scale(factor: factors[4]).lift(case: \.[at: Fifth()], action: \.[numbered: Fifth()])
    Reduce { state, move in
      if move.place == 7 { state.place = move.amount % 6 }
      return .none
    }
  }
}

private struct PlainPhases: Reducer {
  let factors: [Int]

  var body: some Reducer<Phase, Move> {
    Scale(factor: factors[0]).lift(case: \.[at: First()], action: \.[plain: First()])
    Scale(factor: factors[1]).lift(case: \.[at: Second()], action: \.[plain: Second()])
    Scale(factor: factors[2]).lift(case: \.[at: Third()], action: \.[plain: Third()])
    Scale(factor: factors[3]).lift(case: \.[at: Fourth()], action: \.[plain: Fourth()])
    Scale(factor: factors[4]).lift(case: \.[at: Fifth()], action: \.[plain: Fifth()])
    Reduce { state, move in
      if move.place == 7 { state.place = move.amount % 6 }
      return .none
    }
  }
}

/// Six lifts without other reducers, so that only the table decides what may change.
private struct LiftsAlone: Reducer {
  var body: some Reducer<Board, Move> {
    Scale(factor: 2).lift(state: \.first, action: \.[numbered: First()])
    Scale(factor: 3).lift(state: \.second, action: \.[numbered: Second()])
    Scale(factor: 5).lift(optional: \.third, action: \.[numbered: Third()])
    ScaleRow(scale: Scale(factor: 7)).lift(each: \.rows, action: \.[numberedRow: Fourth()])
    Scale(factor: 2).lift(state: \.computed, action: \.[numbered: Fifth()])
  }
}

@MainActor
@Suite("Laws of finding lifts by the number of a case")
struct CaseTableLaws {
  /// Returns the states after some random moves, and the number of moves without a target.
  private func outcome<R: Reducer<State, Move>, State>(
    _ initial: State, seed: UInt64, _ make: (_ factors: [Int]) -> R
  ) -> (states: [State], issues: Int) {
    var generator = SeededGenerator(seed: seed)
    let factors = (0..<7).map { _ in generator.number(2...9) }
    let store = Store(initialState: initial, reducer: make(factors))
    var issues = 0
    store.onIssue = { _ in issues += 1 }
    let states = (0..<60).map { _ in
      store.send(
        Move(
          place: generator.number(0...8), row: generator.number(0...2),
          amount: generator.number(0...99)))
      return store.state
    }
    return (states, issues)
  }

  @Test("a body behaves as if each lift were asked for each action", arguments: Seeds.many)
  func sameAsAsking(seed: UInt64) {
    let numbered = outcome(Board(), seed: seed, NumberedBoard.init)
    let plain = outcome(Board(), seed: seed, PlainBoard.init)

    #expect(numbered.states == plain.states, "seed \(seed)")
    #expect(numbered.issues == plain.issues, "seed \(seed)")
    #expect(Set(numbered.states.map(\.first)).count > 1, "seed \(seed)")
  }

  @Test("a body of lifts to the cases of a state does so, too", arguments: Seeds.many)
  func sameAsAskingCases(seed: UInt64) {
    let numbered = outcome(Phase(), seed: seed, NumberedPhases.init)
    let plain = outcome(Phase(), seed: seed, PlainPhases.init)

    #expect(numbered.states == plain.states, "seed \(seed)")
    #expect(numbered.issues == plain.issues, "seed \(seed)")
    #expect(numbered.issues > 0, "seed \(seed)")
  }

  @Test("observers are notified of changes by lifts that were found by number")
  func observers() {
    let store = Store(initialState: Board(), reducer: LiftsAlone())
    var told: [String] = []
    store.subscribe(to: \.first) { _ in told.append("first") }
    store.subscribe(to: \.second) { _ in told.append("second") }
    store.subscribe(to: \.third) { _ in told.append("third") }
    store.subscribe(to: \.rows) { _ in told.append("rows") }
    told = []
    for (place, name) in [(1, ["second"]), (0, ["first"]), (3, ["rows"]), (2, ["third"])] {
      store.send(Move(place: place, amount: 4))
      #expect(told == name)
      told = []
    }
    store.send(Move(place: 5, amount: 4))
    #expect(told == ["first"])
    told = []
    store.send(Move(place: 4, amount: 4))
    store.send(Move(place: 7, amount: 4))
    store.send(Move(place: -1, amount: 4))
    store.send(Move(place: .max, amount: 4))
    #expect(told.isEmpty)
  }
}
