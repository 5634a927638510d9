import Headwater
import HeadwaterTesting
import Testing

/// The work of a value after another value has replaced it; their ids differ.
@MainActor
@Suite("Values that take the place of others")
struct ReplacedValueTests {
  typealias Place = LiftTests.Place
  typealias Work = ComingAndGoingTests.Work
  typealias Worker = ComingAndGoingTests.Worker

  /// The places where a value can be replaced. An element of an array is removed with its id.
  nonisolated static let places: [Place] = [.optional, .enumCase, .dictionary]

  private nonisolated static let all: [(Place, Work)] = places.flatMap { place in
    Work.allCases.map { (place, $0) }
  }

  private let clock = TestClock()

  private func makeStore(
    _ reducer: some Reducer<Screen.State, Screen.Action>
  ) -> Store<Screen.State, Screen.Action> {
    let store = Store(
      initialState: Screen.State(), reducer: reducer, runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  private func parent(_ work: Work) -> ComingAndGoingTests.Parent {
    ComingAndGoingTests.Parent(child: Worker(work: work, clock: clock))
  }

  @Test("the new value receives no action of the old one's effects", arguments: all)
  func silent(place: Place, work: Work) {
    let store = makeStore(parent(work))
    store.send(.set(place.appear))
    store.send(place.child(.start))
    store.send(.set(place.replace))
    clock.run()
    #expect(place.count(in: store.state) == 0)
  }

  @Test("a value of the same id goes on with what was begun", arguments: all)
  func same(place: Place, work: Work) {
    let store = makeStore(parent(work))
    store.send(.set(place.appear))
    store.send(place.child(.start))
    store.send(.set(place.appear))
    clock.run()
    #expect(place.count(in: store.state) == 1)
  }

  @Test("the new value has work of its own, from its beginning", arguments: all)
  func ownWork(place: Place, work: Work) {
    let store = makeStore(parent(work))
    store.send(.set(place.appear))
    store.send(place.child(.start))
    clock.advance(by: .seconds(0.5))
    store.send(.set(place.replace))
    store.send(place.child(.start))
    clock.advance(by: .seconds(0.999))
    #expect(place.count(in: store.state) == 0)
    clock.run()
    #expect(place.count(in: store.state) == 1)
  }

  /// Replaces the value in the turn of an action, before or after the lifts.
  private struct Replacing: Reducer {
    let base: ComingAndGoingTests.Parent
    let place: Place
    let isBefore: Bool

    var body: some Reducer<Screen.State, Screen.Action> {
      if isBefore { replacement }
      base
      if !isBefore { replacement }
    }

    private var replacement: Reduce<Screen.State, Screen.Action> {
      Reduce { [place] state, action in
        if action == place.child(.start) { place.replace.apply(to: &state) }
        return .none
      }
    }
  }

  @Test(
    "an effect that begins in the turn that replaces its value does not reach the new value",
    arguments: all)
  func sameTurn(place: Place, work: Work) {
    let store = makeStore(Replacing(base: parent(work), place: place, isBefore: false))
    store.send(.set(place.appear))
    store.send(place.child(.start))
    clock.run()
    #expect(place.count(in: store.state) == 0)
  }

  @Test("a value that is put there before its reducer runs has what that begins", arguments: all)
  func sameTurnBefore(place: Place, work: Work) {
    let store = makeStore(Replacing(base: parent(work), place: place, isBefore: true))
    store.send(.set(place.appear))
    store.send(.set(.note("nothing runs yet")))
    store.send(place.child(.start))
    clock.run()
    #expect(place.count(in: store.state) == 1)
  }

  /// A child with several ways to send actions.
  private struct Sender: Reducer {
    let effect: Effect<Ticker.Action>

    func reduce(into state: inout Ticker.State, action: Ticker.Action) -> Effect<Ticker.Action> {
      switch action {
      case .start: return effect
      case .increment: state.count += 1
      case .stop, .observe: break
      }
      return .none
    }
  }

  private struct SendingParent: Reducer {
    let child: Sender
    let place: Place

    var body: some Reducer<Screen.State, Screen.Action> {
      child.lift(optional: \.editor, action: \.editor)
      child.lift(case: \.on, action: \Mode.Action.Cases.on)
        .lift(state: \.mode, action: \Screen.Action.Cases.mode)
      child.lift(each: \.table, action: \.table)
      Reduce { [place] state, action in
        if case .set(let change) = action { change.apply(to: &state) }
        if action == place.child(.stop) { place.replace.apply(to: &state) }
        return .none
      }
    }
  }

  @Test("actions that wait in the mailbox are for the old value", arguments: places)
  func letters(place: Place) {
    let effect = Effect<Ticker.Action>.run { send in
      send(.stop)
      send(.increment)
      send(.increment)
    }
    let store = makeStore(SendingParent(child: Sender(effect: effect), place: place))
    store.send(.set(place.appear))
    store.send(place.child(.start))
    #expect(place.count(in: store.state) == 0)
  }

  @Test(
    "a reducer's action that waits behind the replacement is an issue", arguments: places)
  func followUps(place: Place) {
    let effect = Effect<Ticker.Action>.merge(.send(.stop), .send(.increment))
    let store = makeStore(SendingParent(child: Sender(effect: effect), place: place))
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    store.send(.set(place.appear))
    store.send(place.child(.start))
    #expect(place.count(in: store.state) == 0)
    let name = actionName(place.child(.increment))
    #expect(
      issues == [
        """
        The action \(name), which a child returned as `.send`, was not processed: before its turn \
        came, another value had taken the child's place, and it was not meant for that one.

        Likely the parent replaced the child in the turn of the action before.

        Let the parent replace it when it receives this action, or let the parent send the action.
        """
      ])
  }

  @Test("a single follow-up reaches the value that sent it", arguments: Place.allCases)
  func followUp(place: Place) {
    let store = makeStore(SendingParent(child: Sender(effect: .send(.increment)), place: place))
    guard Self.places.contains(place) else { return }
    store.send(.set(place.appear))
    store.send(place.child(.start))
    #expect(place.count(in: store.state) == 1)
  }

  @Test("an action sent after the end of an effect does not reach another value", arguments: places)
  func afterEnd(place: Place) {
    let kept = Log<Send<Ticker.Action>>()
    let effect = Effect<Ticker.Action>.run { send in kept.append(send) }
    let store = makeStore(SendingParent(child: Sender(effect: effect), place: place))
    store.send(.set(place.appear))
    store.send(place.child(.start))
    for index in 0..<20 { store.send(.set(.note("\(index)"))) }
    store.send(.set(place.replace))
    for send in kept.entries { send(.increment) }
    #expect(kept.entries.count == 1)
    #expect(place.count(in: store.state) == 0)
  }

  /// Starts delayed work for its optional, without a lift.
  private struct ByHand: Reducer {
    let parent: ComingAndGoingTests.Parent
    let clock: TestClock

    var body: some Reducer<Screen.State, Screen.Action> {
      parent
      Reduce { [clock] _, action in
        guard action == .set(.note("begin")) else { return .none }
        return Effect.run { send in send(.increment) }
          .map(Screen.Action.editor, scope: \Screen.State.editor)
          .delay(for: .seconds(1), clock: clock)
      }
    }
  }

  @Test(
    "an effect that a parent delays belongs to the value for which it began", arguments: [1, 2])
  func delayedByParent(nextID: Int) {
    let store = makeStore(ByHand(parent: parent(.run), clock: clock))
    store.send(.set(.editor(Ticker.State(id: 1))))
    store.send(.set(.note("begin")))
    store.send(.set(.editor(Ticker.State(id: nextID))))
    clock.run()
    #expect(store.editor?.count == (nextID == 1 ? 1 : 0))
  }

  @Test("a subscription begins anew for the new value", arguments: places)
  func subscription(place: Place) {
    let store = makeStore(Screen(clock: clock))
    store.send(.set(place.appear))
    store.send(place.child(.observe(true)))
    clock.advance(by: .seconds(0.5))
    store.send(.set(place.observedReplacement))
    clock.advance(by: .seconds(0.999))
    #expect(place.count(in: store.state) == 0)
    clock.advance(by: .seconds(0.001))
    #expect(place.count(in: store.state) == 1)
    store.send(.set(place.vanish))
    clock.run()
  }

  @Test(
    "an optional whose values have no identity keeps its effects", arguments: [true, false])
  func notIdentifiable(isReplacedInOneTurn: Bool) {
    struct Count: Reducer {
      let clock: TestClock
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        state += action
        guard action == 0 else { return .none }
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          send(1)
        }
      }
    }
    struct Parent: Reducer {
      struct State: Equatable { var count: Int? = 0 }
      enum Action: CasePathable {
        case count(Int)
        case set([Int?])
        struct Cases {
          enum CountCase: CasePath {
            static func embed(_ value: Int) -> Action { .count(value) }
            static func extract(_ root: Action) -> Int? {
              if case .count(let value) = root { value } else { nil }
            }
          }
          var count: CountCase.Type { CountCase.self }
        }
        static var cases: Cases { Cases() }
      }
      let clock: TestClock
      var body: some Reducer<State, Action> {
        Count(clock: clock).lift(optional: \.count, action: \.count)
        Reduce { state, action in
          if case .set(let counts) = action { for count in counts { state.count = count } }
          return .none
        }
      }
    }
    let store = Store(
      initialState: Parent.State(), reducer: Parent(clock: clock), runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    store.send(.count(0))
    if isReplacedInOneTurn {
      store.send(.set([nil, 10]))
    } else {
      store.send(.set([nil]))
      store.send(.set([10]))
    }
    clock.run()
    #expect(store.count == (isReplacedInOneTurn ? 11 : 10))
  }
}

extension LiftTests.Place {
  /// Replaces the value of `appear` with one that has another id.
  var replace: Screen.Change { replacement(Ticker.State(id: 2)) }

  /// The same, with a value that implies its subscription.
  var observedReplacement: Screen.Change {
    replacement(Ticker.State(id: 2, isObserving: true))
  }

  private func replacement(_ child: Ticker.State) -> Screen.Change {
    switch self {
    case .optional: .editor(child)
    case .enumCase: .mode(.on(child))
    case .identified: .rows([Ticker.State(id: 7), child])
    case .array: .array([Ticker.State(id: 7), child])
    case .dictionary: .table(["1": child])
    }
  }
}
