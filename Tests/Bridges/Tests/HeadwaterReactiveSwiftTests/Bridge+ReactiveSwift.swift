import HeadwaterReactiveSwift

extension Bridge {
  static let all = [
    Bridge("updates", replays: false) { $0.updates(on: \.count) },
    Bridge("a key path") { $0.producer(for: \.count) },
    Bridge("states", filters: true) { $0.producer.map(\.count) },
  ]

  private init(
    _ name: String, replays: Bool = true, filters: Bool = false,
    producer: @escaping @MainActor @Sendable (CounterStore) -> SignalProducer<Int, Never>
  ) {
    self.init(
      testDescription: "ReactiveSwift, \(name)", replays: replays, filters: filters
    ) { store in
      let producer = producer(store)
      return { receive, end in
        let listening = producer.start { event in
          switch event {
          case .value(let value): receive(value)
          case .completed: end()
          case .interrupted: break
          }
        }
        return Listening(cancel: listening.dispose)
      }
    }
  }
}
