import Headwater
import HeadwaterTesting
import Testing

/// The work of an optional, a case or an element that goes away and comes back: in every place for a child,
/// and with every kind of running work.
@MainActor
@Suite("Children that come and go")
struct ComingAndGoingTests {
  typealias Place = LiftTests.Place

  /// The kinds of running work of a child that counts up after a second.
  enum Work: CaseIterable, Sendable {
    case run, cancellable, restarting, debounce, delay, sequence, throttle
  }

  /// A child like `Ticker`, with one of these kinds of work.
  struct Worker: Reducer {
    let work: Work
    let clock: TestClock

    func reduce(into state: inout Ticker.State, action: Ticker.Action) -> Effect<Ticker.Action> {
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .start: return effect
      case .stop: return .cancel(id: "work")
      case .observe: return .none
      }
    }

    private var effect: Effect<Ticker.Action> {
      let second = Duration.seconds(1)
      let run = Effect<Ticker.Action>.run { [clock] send in
        try await clock.sleep(for: second)
        send(.increment)
      }
      return switch work {
      case .run: run
      case .cancellable: run.cancellable(id: "work")
      case .restarting: run.cancellable(id: "work", cancelInFlight: true)
      case .debounce: .send(.increment).debounce(id: "work", for: second, clock: clock)
      case .delay: .send(.increment).delay(for: second, clock: clock)
      case .sequence:
        .concatenate(
          .run { [clock] _ in try await clock.sleep(for: second) }, .send(.increment))
      case .throttle:
        // The first one starts the interval, and the second one has to wait for its end.
        .merge(
          Effect.send(.observe(true))
            .throttle(id: "work", for: second, latest: true, clock: clock),
          Effect.send(.increment)
            .throttle(id: "work", for: second, latest: true, clock: clock))
      }
    }
  }

  struct Parent: Reducer {
    let child: Worker

    var body: some Reducer<Screen.State, Screen.Action> {
      child.lift(optional: \.editor, action: \.editor)
      child.lift(case: \.on, action: \Mode.Action.Cases.on)
        .lift(state: \.mode, action: \Screen.Action.Cases.mode)
      child.lift(each: \.rows, action: \.rows)
      child.lift(each: \.array, action: \.array)
      child.lift(each: \.table, action: \.table)
      Reduce { state, action in
        if case .set(let change) = action { change.apply(to: &state) }
        return .none
      }
    }
  }

  private let clock = TestClock()

  private func makeStore(_ work: Work) -> Store<Screen.State, Screen.Action> {
    let store = Store(
      initialState: Screen.State(), reducer: Parent(child: Worker(work: work, clock: clock)),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  private nonisolated static let all: [(Place, Work)] = Place.allCases.flatMap { place in
    Work.allCases.map { (place, $0) }
  }

  @Test("work ends with its child, whatever kind it is", arguments: all)
  func gone(place: Place, work: Work) {
    let store = makeStore(work)
    store.send(.set(place.appear))
    store.send(place.child(.start))
    store.send(.set(place.vanish))
    clock.run()
    store.send(.set(place.appear))
    clock.run()
    #expect(place.count(in: store.state) == 0)
  }

  @Test(
    "when a child with the same id comes, the old work sends nothing and the new runs",
    arguments: all)
  func comesBack(place: Place, work: Work) {
    let store = makeStore(work)
    store.send(.set(place.appear))
    store.send(place.child(.start))
    clock.advance(by: .seconds(0.5))
    store.send(.set(place.vanish))
    store.send(.set(place.appear))
    store.send(place.child(.start))
    clock.advance(by: .seconds(0.999))
    #expect(place.count(in: store.state) == 0)
    clock.advance(by: .seconds(0.001))
    #expect(place.count(in: store.state) == 1)
    clock.run()
    #expect(place.count(in: store.state) == 1)
  }

  @Test("a throttled child that comes back does not wait for the time that the old one began")
  func throttleBeginsAnew() {
    for place in Place.allCases {
      let store = makeStore(.throttle)
      store.send(.set(place.appear))
      store.send(place.child(.start))
      store.send(.set(place.vanish))
      store.send(.set(place.appear))
      store.send(place.child(.start))
      clock.advance(by: .seconds(1))
      #expect(place.count(in: store.state) == 1, "\(place)")
    }
  }

  /// Removes a child and adds it again in one action.
  private struct AwayAndBack: Reducer {
    let place: Place
    let parent: Parent

    var body: some Reducer<Screen.State, Screen.Action> {
      parent
      Reduce { [place] state, action in
        if case .set(.note) = action {
          place.vanish.apply(to: &state)
          place.appear.apply(to: &state)
        }
        return .none
      }
    }
  }

  @Test("a child that goes and comes back within one turn keeps its work", arguments: all)
  func withinOneTurn(place: Place, work: Work) {
    let store = Store(
      initialState: Screen.State(),
      reducer: AwayAndBack(place: place, parent: Parent(child: Worker(work: work, clock: clock))),
      runtime: ManualRuntime().effects)
    store.send(.set(place.appear))
    store.send(place.child(.start))
    store.send(.set(.note("away and back")))
    clock.advance(by: .seconds(1))
    #expect(place.count(in: store.state) == 1)
  }

  @Test("an action for a missing child starts nothing", arguments: all)
  func missing(place: Place, work: Work) {
    let store = makeStore(work)
    var issues = 0
    store.onIssue = { _ in issues += 1 }
    store.send(place.child(.start))
    store.send(.set(place.appear))
    clock.run()
    #expect(place.count(in: store.state) == 0)
    #expect(issues == 1)
  }
}
