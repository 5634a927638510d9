#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import HeadwaterCombine
  import Testing

  @MainActor @Suite struct StorePublisherTests {
    private let store = CounterStore(initialState: Counter.State(), reducer: Counter())

    @Test("a slow subscriber is given the newest value when it asks again")
    func demand() {
      let subscriber = Slow()
      store.publisher(for: \.count).subscribe(subscriber)
      #expect(subscriber.heard.isEmpty)
      subscriber.ask(1)
      for _ in 1...3 { store.send(.add(1)) }
      #expect(subscriber.heard == [0])

      subscriber.ask(1)

      #expect(subscriber.heard == [0, 3])
    }

    @Test("a scope has publishers too")
    func scope() {
      var heard: [String] = []
      let scope = store.scope(
        state: { "count \($0.count)" }, action: { (action: Counter.Action) in action })
      let listening = scope.publisher(for: \.self).sink { heard.append($0) }

      store.send(.add(1))
      store.send(.addOther)

      #expect(heard == ["count 0", "count 1"])
      listening.cancel()
    }

    @Test("publishers of a store that never emits receive no states")
    func never() {
      let store = CounterStore(initialState: Counter.State(), reducer: Counter(), emits: .never)
      var heard = 0
      let listening = store.publisher.sink { _ in heard += 1 }

      store.send(.add(1))

      #expect(heard == 0)
      listening.cancel()
    }
  }

  /// A subscriber that requests one value at a time.
  private final class Slow: Subscriber {
    var heard: [Int] = []
    private var ask: ((Int) -> Void)?

    func receive(subscription: any CombineSubscription) {
      ask = { subscription.request(.max($0)) }
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      heard.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}

    func ask(_ count: Int) {
      ask?(count)
    }
  }
#endif
