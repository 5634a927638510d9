import Foundation
import HeadwaterTesting
import Testing

@Suite("Explore outlives a crash")
struct CrashTests {
  @Test("of a reducer: the next run reports the way to it, and goes on beside it")
  func reducer() async throws {
    let path = crashFile("reducer")
    try? FileManager.default.removeItem(atPath: path)
    await #expect(processExitsWith: .failure) {
      explore(
        from: [Shelf.State()], reducer: { _ in Shelf() }, actions: { _ in [.added, .taken] },
        resume: crashFile("reducer"))
    }
    try #expect(#require(FileManager.default.contents(atPath: path)).count == 16)
    let found = failing {
      explore(
        from: [Shelf.State()], reducer: { _ in Shelf() }, actions: { _ in [.added, .taken] },
        resume: path)
    }
    #expect(found?.stateCount == 3)
    #expect(
      found?.failures.first?.message.hasPrefix(
        """
        The process of an earlier run ended after 1 step, in the last one.

            1. send .taken

        The state before the last step:

            Shelf.State(
              books: []
            )

        No effect runs.

        Likely a trap, such as an index out of range, a forced optional or an overflow. This run leaves the step \
        out. Once a run has come to its end, the next one takes it again.

        This test fails in the same way:
        """) ?? false, "\(found?.failures.first?.message ?? "")")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("of a reducer, also if the next run ends in another one")
  func twoCrashes() async throws {
    let path = crashFile("two")
    try? FileManager.default.removeItem(atPath: path)
    await #expect(processExitsWith: .failure) {
      explore(
        from: [Shelf.State()], reducer: { _ in Shelf() }, actions: { _ in [.burnt, .taken] },
        resume: crashFile("two"))
    }
    // The second run reports the crash of the first one, which is an issue of the test that explores.
    await withKnownIssue {
      await #expect(processExitsWith: .failure) {
        explore(
          from: [Shelf.State()], reducer: { _ in Shelf() },
          actions: { _ in [.burnt, .taken] }, resume: crashFile("two"))
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("1. send .burnt") }
    }
    let found = failing {
      explore(
        from: [Shelf.State()], reducer: { _ in Shelf() }, actions: { _ in [.burnt, .taken] },
        resume: path)
    }
    #expect(found?.failures.map(\.steps) == [["send .burnt"], ["send .taken"]])
  }

  @Test("of an initial state: the next run leaves the state out")
  func initialState() async throws {
    let path = crashFile("initial")
    try? FileManager.default.removeItem(atPath: path)
    await #expect(processExitsWith: .failure) {
      explore(
        from: [Shelf.State(books: [7]), Shelf.State(books: [1])], reducer: { _ in Checked() },
        actions: { _ in [.added] }, resume: crashFile("initial"))
    }
    let found = failing {
      explore(
        from: [Shelf.State(books: [7]), Shelf.State(books: [1])], reducer: { _ in Checked() },
        actions: { _ in [.added] }, resume: path)
    }
    #expect(
      found?.failures.first?.message == """
        The process of an earlier run ended in an initial state.

        It is number 1 of `from:`: Shelf.State(books: [7])
        """, "\(found?.failures.first?.message ?? "")")
    #expect(found?.stateCount == 2)
  }

  @Test("of an effect, on a random walk")
  func effect() async throws {
    let path = crashFile("effect")
    try? FileManager.default.removeItem(atPath: path)
    await #expect(processExitsWith: .failure) {
      explore(
        from: [Steps.State()], .walks(seed: 1, count: 10),
        reducer: { world in crashingSteps(world) }, actions: { $0.heard.isEmpty ? [1] : [] },
        resume: crashFile("effect"))
    }
    let found = failing {
      explore(
        from: [Steps.State()], .walks(seed: 1, count: 10),
        reducer: { world in crashingSteps(world) }, actions: { $0.heard.isEmpty ? [1] : [] },
        resume: path)
    }
    #expect(found?.failures.first?.steps == ["send 1", "answer \"index\" with .success(3)"])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("without a trace, if none happens")
  func none() {
    let path = crashFile("none")
    let found = explore(
      from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
      actions: { $0.isBusy ? [.left] : [.tapped, .left] }, resume: path)
    #expect(found.isComplete)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("and says that it can't, if its file can't be written")
  func noFile() {
    // The issue is what is tested. Without it, this fails.
    withKnownIssue {
      explore(
        from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
        actions: { $0.isBusy ? [.left] : [.tapped] }, resume: "/no such folder/crash")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("The file \"/no such folder/crash\" can't be written")
      }
    }
  }

  private func failing<State, Action>(
    _ explore: () -> Exploration<State, Action>
  ) -> Exploration<State, Action>? {
    var found: Exploration<State, Action>?
    // What an exploration finds is an issue of its test. Finding nothing fails.
    withKnownIssue { found = explore() }
    return found
  }
}

/// A file that both processes of a test know.
private func crashFile(_ name: String) -> String {
  FileManager.default.temporaryDirectory.appending(path: "headwater-crash-\(name)").path
}

private func crashingSteps(_ world: TestWorld) -> Steps {
  Steps { action in
    guard action == 1 else { return .none }
    return .run { send in
      let index = await world.choose("index", from: [3])
      send([5, 6][index])
    }
  }
}

/// Takes from an empty shelf without a look.
private struct Shelf: Reducer {
  struct State: Hashable {
    var books: [Int] = []
  }

  enum Action: Hashable { case added, taken, burnt }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .added:
      if state.books.count < 2 { state.books.append(1) }
    case .taken:
      state.books.removeLast()
    case .burnt:
      state.books.removeSubrange(0..<9)
    }
    return .none
  }
}

/// A shelf whose subscriptions can't be listed for a book that they do not know.
private struct Checked: Reducer {
  var body: some Reducer<Shelf.State, Shelf.Action> {
    Shelf()
    Subscriptions { state in
      precondition(!state.books.contains(7))
      return []
    }
  }
}
