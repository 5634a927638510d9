import HeadwaterBridging

extension Bridge {
  static let all = [
    feed("updates", replays: false) { $0.updates(on: \.count) },
    feed("a key path") { $0.feed(for: \.count) },
    feed("states", filters: true) { $0.feed.map(\.count) },
    sequence("updates", replays: false, tellsAll: true) { $0.updates(of: \.count) },
    sequence("states", replays: true, tellsAll: false) { $0.states().map { $0.count } },
  ]

  private static func feed(
    _ name: String, replays: Bool = true, filters: Bool = false,
    _ feed: @escaping @MainActor @Sendable (CounterStore) -> Feed<Int>
  ) -> Bridge {
    Bridge(testDescription: "Feed, \(name)", replays: replays, filters: filters) { store in
      let feed = feed(store)
      return { receive, end in
        let token = feed.listen(next: { receive($0) }, ended: { _ in end() })
        return Listening(cancel: token.cancel)
      }
    }
  }

  /// The core's own streams keep most of the promises of a bridge.
  private static func sequence(
    _ name: String, replays: Bool, tellsAll: Bool,
    _ sequence:
      @escaping @MainActor @Sendable (CounterStore) -> some AsyncSequence<Int, Never> & Sendable
  ) -> Bridge {
    Bridge(
      testDescription: "AsyncSequence, \(name)", replays: replays, tellsAll: tellsAll,
      isSynchronous: false, filters: replays
    ) { store in
      let sequence = sequence(store)
      return { receive, end in
        let task = Task {
          for await value in sequence { receive(value) }
          end()
        }
        return Listening(cancel: task.cancel) { await task.value }
      }
    }
  }
}
