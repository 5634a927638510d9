#if SQLite
  import Foundation
  import HeadwaterSQLite
  import TestSupport
  import Testing

  /// A list that is kept.
  struct Shopping: Reducer {
    struct State: Codable, Equatable, Sendable {
      var items: [String] = []
    }

    enum Action: Codable, Sendable {
      case added(String)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .added(let item) = action { state.items.append(item) }
      return .none
    }
  }

  /// A feature with a subscription, which says when it runs.
  struct Watching: Reducer {
    struct State: Codable, Equatable, Sendable {
      var count = 0
    }

    enum Action: Codable, Sendable {
      case counted
    }

    let begin: AsyncStream<Void>.Continuation

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
      Subscriptions { _ in
        [Subscription(id: 1, .run { [begin] _ in begin.yield() })]
      }
    }
  }

  @MainActor @Suite struct SQLiteStoreTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("journal.sqlite") }

    init() throws {
      folder = try TemporaryFolder()
    }

    private func opened(
      _ journal: SQLiteJournal, _ name: String = "list"
    ) async throws -> Store<Shopping.State, Shopping.Action> {
      var options = JournalOptions()
      options.snapshotInterval = 3
      let store = try await journal.store(
        name, initialState: Shopping.State(), reducer: Shopping(), options: options,
        isManual: true)
      store.onIssue = { _ in }
      return store
    }

    /// Sends items in a process that is then gone.
    private func add(_ items: [String]) async throws {
      let store = try await opened(try SQLiteJournal(path: path))
      for item in items { store.send(.added(item)) }
      await store.journal?.finish()
    }

    @Test("a store is as it was when its process is gone, with a snapshot and without")
    func reopened() async throws {
      try await add(["a", "b"])
      #expect(try await opened(try SQLiteJournal(path: path)).items == ["a", "b"])
      try await add(["c", "d"])

      let store = try await opened(try SQLiteJournal(path: path))
      #expect(store.items == ["a", "b", "c", "d"])
      #expect(store.journal?.number == 4)
    }

    @Test("of many snapshots, the first and the last four stand")
    func snapshots() async throws {
      // One batch after the other, since a batch has one snapshot at most.
      for number in 1...20 { try await add(["\(number)"]) }
      let reader = try SQLiteJournalReader(path: path)
      var numbers: [Int] = []
      var last: (number: Int, version: Int)?
      while let snapshot = try await reader.snapshot(of: try StoreName("list"), after: last) {
        numbers.append(snapshot.number)
        last = (snapshot.number, snapshot.version)
      }

      #expect(numbers == [0, 9, 12, 15, 18])
      #expect(try await opened(try SQLiteJournal(path: path)).items.count == 20)
    }

    @Test("while the disk is full, actions wait; they are kept when there is room")
    func full() async throws {
      let journal = try SQLiteJournal(path: path)
      let store = try await opened(journal)
      try await journal.limitPages(to: 1)
      let item = String(repeating: "x", count: 1 << 18)
      store.send(.added(item))
      _ = await store.journal?.step()

      #expect(store.items == [])
      #expect(store.journal?.waitingCount == 1)
      guard case .behind(let error) = store.journal?.status else {
        Issue.record("The store is not behind.")
        return
      }
      #expect(error.reason == .full)
      try await journal.limitPages(to: 1 << 20)
      await store.journal?.finish()

      #expect(store.items == [item])
      #expect(store.journal?.status == .following)
    }

    @Test(
      "a store of the one process of a file waits for nothing, neither for others nor to renew its claim"
    )
    func idle() async throws {
      let (begins, begin) = AsyncStream.makeStream(of: Void.self)
      let clock = NotingClock()
      var options = JournalOptions()
      options.clock = clock
      let store = try await SQLiteJournal(path: path).store(
        "watching", initialState: Watching.State(), reducer: Watching(begin: begin),
        options: options)
      for await _ in begins { break }
      try await store.keep(.counted)
      clock.end()

      #expect(store.journal?.isKeeper == true)
      for await sleep in clock.sleeps { Issue.record("It sleeps for \(sleep).") }
    }

    @Test("an action of 17 MB is refused with its size, and others are kept")
    func large() async throws {
      let store = try await opened(try SQLiteJournal(path: path))
      var issues: [String] = []
      store.onIssue = { issues.append($0.message) }
      store.send(.added(String(repeating: "x", count: 17 << 20)))
      store.send(.added("a"))
      await store.journal?.finish()

      #expect(store.items == ["a"])
      #expect(
        issues == [
          """
          The action .added of the store "list" has 17825811 bytes, and at most 16777216 are kept. It was not \
          written.

          Keep large data, such as images, in a place of their own, and their names in the state.
          """
        ])
    }
  }
#endif
