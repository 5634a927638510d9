import HeadwaterReactiveSwift
import HeadwaterTesting
import Testing

@MainActor @Suite struct StoreProducerTests {
  private let store = CounterStore(initialState: Counter.State(), reducer: Counter())

  @Test("a scope has producers too")
  func scope() {
    var heard: [String] = []
    let scope = store.scope(
      state: { "count \($0.count)" }, action: { (action: Counter.Action) in action })
    let listening = scope.producer(for: \.self).startWithValues { heard.append($0) }

    store.send(.add(1))
    store.send(.addOther)

    #expect(heard == ["count 0", "count 1"])
    listening.dispose()
  }

  @Test("a custom comparison decides what is a duplicate")
  func comparison() {
    var parities: [Int] = []
    var updates: [Int] = []
    let listening = CompositeDisposable()
    let isSameParity = { (old: Int, new: Int) in old % 2 == new % 2 }
    listening += store.producer(for: \.count, isDuplicate: isSameParity)
      .startWithValues { parities.append($0) }
    listening += store.updates(on: \.count, compare: isSameParity)
      .startWithValues { updates.append($0) }

    for number in [2, 1, 2, 1] { store.send(.add(number)) }

    #expect(parities == [0, 3, 6])
    #expect(updates == [3, 6])
    listening.dispose()
  }

  @Test("signals and properties are effects too")
  func kinds() {
    let runtime = ManualRuntime()
    let store = Store(
      initialState: [],
      reducer: Reduce<[Int], Int> { state, action in
        state.append(action)
        return action != 0
          ? .none
          : .merge(
            .producer { SignalProducer<Int, Never>([1, 2]) }, .producer { Property(value: 3) },
            .producer { Signal<Int, Never>.empty })
      },
      runtime: runtime.effects)
    store.send(0)
    runtime.drain()
    #expect(store.state.sorted() == [0, 1, 2, 3])
  }
}
