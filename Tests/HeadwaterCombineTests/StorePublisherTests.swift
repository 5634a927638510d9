#if canImport(Combine) || OpenCombine
  import HeadwaterCombine
  import Testing

  @MainActor @Suite struct StorePublisherTests {
    private let store = CounterStore(initialState: Counter.State(), reducer: Counter())

    @Test("a value is delivered within the turn that made it, after the reducer")
    func synchronous() {
      var heard: [Int] = []
      let listening = store.publisher(for: \.count).sink { [store] in
        #expect(store.count == $0)
        heard.append($0)
      }

      store.send(.add(1))
      store.send(.addOther)
      store.send(.add(2))

      #expect(heard == [0, 1, 3])
      listening.cancel()
    }

    @Test("a subscriber may send: the action waits for the end of the turn")
    func reentrant() {
      var heard: [Int] = []
      let listening = store.publisher(for: \.count).sink { [store] count in
        heard.append(count)
        if count < 3 { store.send(.add(1)) }
      }

      #expect(heard == [0, 1, 2, 3])
      listening.cancel()
    }

    @Test("a subscriber that cancels while it is told hears nothing more")
    func cancelInside() {
      var heard: [Int] = []
      var listening: AnyCancellable?
      listening = store.publisher(for: \.count).sink { count in
        heard.append(count)
        if count == 1 { listening?.cancel() }
      }

      store.send(.add(1))
      store.send(.add(1))

      #expect(heard == [0, 1])
    }

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

    @Test("a store that never emits tells publishers of its state nothing")
    func never() {
      let store = CounterStore(initialState: Counter.State(), reducer: Counter(), emits: .never)
      var heard = 0
      let listening = store.publisher.sink { _ in heard += 1 }

      store.send(.add(1))

      #expect(heard == 0)
      listening.cancel()
    }

    @Test("subscribing off the main actor begins on it")
    func offMainActor() async {
      let publisher = store.publisher(for: \.count).map { $0 }.eraseToAnyPublisher()
      let handed = Handed(publisher)
      let first = await Task.detached { () -> Int? in
        let (heard, continuation) = AsyncStream.makeStream(of: Int.self)
        let listening = handed.publisher.sink { continuation.yield($0) }
        var values = heard.makeAsyncIterator()
        let first = await values.next()
        listening.cancel()
        return first
      }.value

      #expect(first == 0)
    }
  }

  /// Carries a publisher to another task, where it is subscribed to: what the test is about.
  private struct Handed: @unchecked Sendable {
    let publisher: AnyPublisher<Int, Never>

    init(_ publisher: AnyPublisher<Int, Never>) {
      self.publisher = publisher
    }
  }

  /// Asks for values one by one.
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
