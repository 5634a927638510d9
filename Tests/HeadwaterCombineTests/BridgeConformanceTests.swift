#if canImport(Combine) || OpenCombine
  import HeadwaterCombine
  import Testing

  /// What every bridge promises, whichever library is at its other end.
  @MainActor @Suite struct BridgeConformanceTests {
    private func store(emits: Emission<Counter.State> = .whenDifferent) -> CounterStore {
      CounterStore(initialState: Counter.State(), reducer: Counter(), emits: emits)
    }

    @Test("values come in the order of the turns, duplicates left out", arguments: Bridge.all)
    func order(bridge: Bridge) async {
      let store = store()
      let listener = bridge.listen(store)
      if bridge.replays { #expect(await listener.next() == 0) }

      for number in 1...3 {
        store.send(.add(1))
        if !bridge.tellsAll { #expect(await listener.next() == number) }
      }
      guard bridge.tellsAll else { return }
      store.send(.add(0))
      store.send(.add(7))

      #expect(await listener.next() == 1)
      #expect(await listener.next() == 2)
      #expect(await listener.next() == 3)
      #expect(await listener.next() == 10)
    }

    @Test("the current value comes first where that is promised", arguments: Bridge.all)
    func replay(bridge: Bridge) async {
      let store = store()
      store.send(.add(5))
      let listener = bridge.listen(store)

      if bridge.replays { #expect(await listener.next() == 5) }
      store.send(.add(1))

      #expect(await listener.next() == 6)
    }

    @Test("a listener hears the end of the store, and does not keep it", arguments: Bridge.all)
    func completion(bridge: Bridge) async {
      var store: CounterStore? = store()
      weak let released = store
      let listener = store.map(bridge.listen)
      if bridge.replays { #expect(await listener?.next() == 0) }

      store = nil

      #expect(await listener?.next() == nil)
      #expect(released == nil)
    }

    @Test("after it was cancelled a listener hears nothing", arguments: Bridge.all)
    func cancellation(bridge: Bridge) async {
      let store = store()
      let listener = bridge.listen(store)
      if bridge.replays { #expect(await listener.next() == 0) }

      await listener.cancel()
      store.send(.add(1))

      #expect(await listener.heardNothing())
    }

    @Test("the store decides which states are told", arguments: Bridge.all.filter(\.filters))
    func emits(bridge: Bridge) async {
      let store = store(emits: .when { $1.count.isMultiple(of: 10) && $0 != $1 })
      let listener = bridge.listen(store)
      #expect(await listener.next() == 0)

      store.send(.add(4))
      store.send(.add(6))

      #expect(await listener.next() == 10)
    }

    @Test("two listeners hear the same, each to its own end", arguments: Bridge.all)
    func several(bridge: Bridge) async {
      let store = store()
      let first = bridge.listen(store)
      let second = bridge.listen(store)
      if bridge.replays {
        #expect(await first.next() == 0)
        #expect(await second.next() == 0)
      }
      await first.cancel()

      store.send(.add(2))

      #expect(await first.heardNothing())
      #expect(await second.next() == 2)
    }
  }
#endif
