import Headwater
import HeadwaterTesting
import Testing

/// A child sends itself two actions, and after the first one its parent removes it.
@MainActor
@Suite("Actions that a child has sent before it went")
struct LateActionTests {
  typealias Place = LiftTests.Place

  private struct Child: Reducer {
    let isDelayed: Bool
    let clock: TestClock

    func reduce(into state: inout Ticker.State, action: Ticker.Action) -> Effect<Ticker.Action> {
      guard action == .start else { return .none }
      let both = Effect<Ticker.Action>.merge(.send(.stop), .send(.increment))
      return isDelayed ? both.delay(for: .seconds(1), clock: clock) : both
    }
  }

  private struct Parent: Reducer {
    let place: Place
    let child: Child

    var body: some Reducer<Screen.State, Screen.Action> {
      child.lift(optional: \.editor, action: \.editor)
      child.lift(case: \.on, action: \Mode.Action.Cases.on)
        .lift(state: \.mode, action: \Screen.Action.Cases.mode)
      child.lift(each: \.rows, action: \.rows)
      child.lift(each: \.array, action: \.array)
      child.lift(each: \.table, action: \.table)
      Reduce { [place] state, action in
        if action == place.child(.stop) { place.vanish.apply(to: &state) }
        return .none
      }
    }
  }

  /// Returns the issues of a child that starts, and is removed by the first of the two actions.
  private func issues(_ place: Place, isDelayed: Bool) -> [String] {
    var state = Screen.State()
    place.appear.apply(to: &state)
    let clock = TestClock()
    let store = Store(
      initialState: state,
      reducer: Parent(place: place, child: Child(isDelayed: isDelayed, clock: clock)),
      runtime: ManualRuntime().effects)
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    store.send(place.child(.start))
    clock.run()
    #expect(place.count(in: store.state) == nil)
    return issues
  }

  @Test(
    "a delayed action for a child that has gone is dropped without an issue",
    arguments: Place.allCases)
  func delayed(place: Place) {
    #expect(issues(place, isDelayed: true) == [])
  }

  @Test(
    "an action that a reducer sends to a child that has gone is an issue", arguments: Place.allCases
  )
  func atOnce(place: Place) {
    let issues = issues(place, isDelayed: false)
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("The action .increment found nothing to change") == true)
  }
}
