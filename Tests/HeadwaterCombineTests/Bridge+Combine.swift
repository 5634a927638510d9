#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import HeadwaterCombine

  extension Bridge {
    static let all = [
      Bridge("updates", replays: false) { $0.updates(on: \.count) },
      Bridge("a key path") { $0.publisher(for: \.count) },
      Bridge("states", filters: true) { $0.publisher.map(\.count) },
    ]

    private init(
      _ name: String, replays: Bool = true, filters: Bool = false,
      publisher: @escaping @MainActor @Sendable (CounterStore) -> some Publisher<Int, Never>
    ) {
      self.init(testDescription: "Combine, \(name)", replays: replays, filters: filters) { store in
        let publisher = publisher(store)
        return { receive, end in
          let listening = publisher.sink(
            receiveCompletion: { _ in end() }, receiveValue: { receive($0) })
          return Listening(cancel: listening.cancel)
        }
      }
    }
  }
#endif
