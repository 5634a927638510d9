import HeadwaterRxSwift

extension Bridge {
  static let all = [
    Bridge("updates", replays: false) { $0.updates(on: \.count) },
    Bridge("a key path") { $0.observable(for: \.count) },
    Bridge("states", filters: true) { $0.observable.map(\.count) },
  ]

  private init(
    _ name: String, replays: Bool = true, filters: Bool = false,
    observable: @escaping @MainActor @Sendable (CounterStore) -> Observable<Int>
  ) {
    self.init(testDescription: "RxSwift, \(name)", replays: replays, filters: filters) { store in
      let observable = observable(store)
      return { receive, end in
        let listening = observable.subscribe(onNext: { receive($0) }, onCompleted: { end() })
        return Listening(cancel: listening.dispose)
      }
    }
  }
}
