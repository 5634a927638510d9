import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("Subscribing, binding, and what a store tells")
struct SubscribeTests {
  private func store(
    emits: Emission<Counter.State> = .whenDifferent
  ) -> Store<Counter.State, Counter.Action> {
    Store(initialState: Counter.State(), reducer: Counter(), emits: emits)
  }

  private func counts(
    emits: Emission<Counter.State>, _ actions: [Counter.Action]
  ) -> [Int] {
    let store = store(emits: emits)
    var counts: [Int] = []
    store.subscribe { counts.append($0.count) }
    for action in actions { store.send(action) }
    return counts
  }

  @Test("a subscriber gets the current state at once, and then each different one")
  func whenDifferent() {
    #expect(counts(emits: .whenDifferent, [.increment, .nothing, .increment]) == [0, 1, 2])
  }

  @Test("`.always` tells of equal states too")
  func always() {
    #expect(counts(emits: .always, [.increment, .nothing]) == [0, 1, 1])
  }

  @Test("`.never` tells nothing, and the reducer runs all the same")
  func never() {
    #expect(counts(emits: .never, [.increment]) == [])
  }

  @Test("`.when` chooses")
  func when() {
    let even = Emission<Counter.State>.when { $1.count % 2 == 0 && $0 != $1 }
    #expect(counts(emits: even, Array(repeating: .increment, count: 4)) == [0, 2, 4])
  }

  @Test("each follow-up is a turn of its own for a subscriber")
  func followUps() {
    #expect(counts(emits: .whenDifferent, [.countTo(3)]) == [0, 1, 2, 3])
  }

  @Test("a store's states can be read as a stream, the current one first")
  func states() async {
    let store = store()
    var iterator = store.states().makeAsyncIterator()
    #expect(await iterator.next()?.count == 0)
    store.send(.increment)
    #expect(await iterator.next()?.count == 1)
  }

  @Test("a cancelled subscriber releases its values at once, on any thread")
  func release() async {
    final class Held: Sendable {}
    let store = store()
    func subscription(
      _ subscribe: (_ hold: @escaping @Sendable () -> Void) -> StoreSubscription
    ) -> (StoreSubscription, () -> Held?) {
      let held = Held()
      return (subscribe { withExtendedLifetime(held) {} }, { [weak held] in held })
    }
    let kinds = [
      subscription { hold in store.subscribe { _ in hold() } },
      subscription { hold in store.subscribe(to: \.count) { _ in hold() } },
    ]
    for (subscription, held) in kinds {
      #expect(held() != nil)
      subscription.cancel()
      #expect(held() == nil)
    }
    let (subscription, held) = subscription { hold in store.subscribe { _ in hold() } }
    await Task.detached { subscription.cancel() }.value
    #expect(held() == nil)
  }

  @Test("a subscriber may cancel itself, and others, while it is told")
  func cancelWhileTold() {
    let store = store()
    var told: [String] = []
    var own: StoreSubscription?
    var other: StoreSubscription?
    own = store.subscribe(to: \.count) { count in
      told.append("own \(count)")
      guard count > 0 else { return }
      own?.cancel()
      other?.cancel()
    }
    other = store.subscribe(to: \.count) { told.append("other \($0)") }
    store.send(.increment)
    store.send(.increment)
    #expect(told == ["own 0", "other 0", "own 1"])
  }

  @Test("a subscriber that sends in its first call receives the next value after that call")
  func sendWhileToldFirst() {
    let store = store()
    var told: [Int] = []
    let states = store.subscribe { state in
      if state.count < 2 { store.send(.increment) }
      told.append(state.count)
    }
    states.cancel()
    #expect(told == [0, 1, 2])

    told = []
    store.subscribe(to: \.count) { count in
      if count < 4 { store.send(.increment) }
      told.append(count)
    }
    #expect(told == [2, 3, 4])
  }

  @Test("a subscriber that sends whenever it is told is an issue, also at its first call")
  func endless() {
    typealias CounterStore = Store<Counter.State, Counter.Action>
    let subscribe: [(CounterStore) -> StoreSubscription] = [
      { store in store.subscribe { _ in store.send(.increment) } },
      { store in store.subscribe(to: \.count) { _ in store.send(.increment) } },
      { store in
        store.scope(state: \.count, action: \.self).subscribe { _ in store.send(.increment) }
      },
      { store in
        var isFirst = true
        return store.subscribe(to: \.count) { _ in
          guard isFirst else { return }
          isFirst = false
          store.subscribe(to: \.count) { _ in store.send(.increment) }
        }
      },
    ]
    for subscribe in subscribe {
      let store = store()
      var issues: [String] = []
      store.onIssue = { issues.append($0.message) }
      let subscription = subscribe(store)
      #expect(issues.count == 1)
      #expect(
        issues.first?.hasPrefix("One `send` led to more than 10000 follow-up actions") == true)
      #expect(store.count == 10_000)
      subscription.cancel()
    }
  }

  @Test("subscribers are told of the end of a store once, even if it emits no states")
  func end() {
    var ends: [String] = []
    func listen(to store: Store<Counter.State, Counter.Action>, as name: String) {
      store.subscribe(end: { ends.append("\(name), states") }) { _ in }
      store.subscribe(to: \.count, isDuplicate: ==, end: { ends.append("\(name), count") }) { _ in }
      store.subscribe(end: { ends.append("cancelled") }) { _ in }.cancel()
    }
    do { listen(to: store(), as: "different") }
    do { listen(to: store(emits: .never), as: "never") }
    #expect(ends == ["different, states", "different, count", "never, states", "never, count"])
  }

  @Test("a bound store gets an action for each change of the other")
  func bind() {
    let source = store()
    let target = store()
    target.bind(to: source, on: \.count, with: { .rename("\($0)") })
    source.send(.increment)
    #expect(target.name == "1")
    source.send(.rename("a"))
    #expect(target.name == "1")
  }

  @Test("two stores that are bound to one another stop when their values agree")
  func boundBothWays() {
    let left = store()
    let right = store()
    left.bind(to: right, on: \.name, with: { .rename($0) })
    right.bind(to: left, on: \.name, with: { .rename($0) })
    left.send(.rename("both"))
    #expect(left.name == "both" && right.name == "both")
  }

  enum Kind: CaseIterable {
    case plain, withSubscriptions, withObserver

    /// Sends itself an action after "go".
    @MainActor
    func makeStore() -> Store<[String], String> {
      let reducer = Reduce<[String], String> { state, action in
        state.append(action)
        return action == "go" ? .send("follow-up") : .none
      }
      guard self == .withSubscriptions else { return Store(initialState: [], reducer: reducer) }
      return Store(
        initialState: [], reducer: reducer <> Subscriptions<[String], String> { _ in [] })
    }
  }

  @Test(
    "the actions of a bound store come before the effects of the turn",
    arguments: Kind.allCases)
  func boundBeforeEffects(kind: Kind) {
    let source = kind.makeStore()
    let target = Store(
      initialState: nil, reducer: Reduce<String?, String?>.returning { $1 })
    if kind == .withObserver { source.attach(OriginTests.Recorder<[String], String>()) }
    target.bind(to: source, on: \.first, with: { $0 })
    source.bind(to: target, on: \.self, with: { "answer to \($0 ?? "")" })
    source.send("go")
    #expect(source.state == ["go", "answer to go", "follow-up"])
  }

  @Test("a store that is gone is no longer bound")
  func boundGone() {
    let source = store()
    var target: Store<Counter.State, Counter.Action>? = store()
    weak let weakTarget = target
    target?.bind(to: source, on: \.count, with: { .rename("\($0)") })
    target = nil
    #expect(weakTarget == nil)
    source.send(.increment)
    #expect(source.count == 1)
  }

  @Test("an effect that belongs to no action runs until it is cancelled")
  func addEffect() {
    let clock = TestClock()
    let store = Store(
      initialState: Counter.State(), reducer: Counter(clock: clock),
      runtime: ManualRuntime().effects)
    let effect = store.addEffect(
      .run { send in
        while true {
          try await clock.sleep(for: .seconds(1))
          send(.increment)
        }
      })
    clock.advance(by: .seconds(3))
    #expect(store.count == 3)
    effect.cancel()
    clock.advance(by: .seconds(3))
    #expect(store.count == 3)
  }
}
