import Foundation
import HeadwaterTesting
import Testing

/// Tests that `explore` has printed, as they were printed. Each fails as the exploration did.
@Suite("Printed tests fail in the same way", .asPrinted)
struct PrintedTests {
  @Test("busy means running")
  func busyMeansRunning() {
    let store = TestStore(
      initialState: .init(name: "ana"),
      reducer: { Login(world: $0, cancels: false) })
    store.exhaustivity = .relaxed
    store.send(.tapped)
    // isBusy = true
    store.send(.left)
    // isBusy = false
    store.expect("busy means running") { moment in
      moment.state.isBusy == !moment.running.isEmpty
    }
  }

  @Test("two questions at once")
  func twoQuestionsAtOnce() {
    let store = TestStore(
      initialState: Login.State(name: "bea"),
      reducer: { world in
        // A comment, with a bracket (
        Login(world: world, cancels: false)
      })
    store.exhaustivity = .relaxed
    store.send(.tapped)
    // isBusy = true
    store.send(.left)
    // isBusy = false
    store.send(.tapped)
    // isBusy = true
    store.expectNever("two questions at once") { $0.questions.count > 1 }
  }

  @Test("it ends")
  func itEnds() {
    let store = TestStore(
      initialState: Patience.State(),
      reducer: { Patience(world: $0, options: [.failure(Offline()), .success(1)]) })
    store.exhaustivity = .relaxed
    store.send(.asked)
    // isBusy = true
    store.answer("question", .failure(Offline()))
    store.advance(by: .milliseconds(1500))
    // then .asked: changes nothing
    // From here on, the same can repeat forever:
    store.answer("question", .failure(Offline()))
    store.advance(by: .milliseconds(1500))
    // then .asked: changes nothing
    store.expect("it ends") { !$0.state.isBusy }
  }

  @Test("no issue")
  func noIssue() {
    let store = TestStore(
      initialState: Steps.State(),
      reducer: { world in
        Steps { action in
          action == 1 ? .run { _ in _ = try await world.choose("file", from: files) } : .none
        }
      })
    store.exhaustivity = .relaxed
    store.send(1)
    // heard = [1]
    store.answer("file", .failure(Offline()))
    store.skipWaitingActions()
  }

  @Test("the text is found")
  func theTextIsFound() {
    let store = TestStore(
      initialState: Search.State(),
      reducer: { world in
        Search { text in try await world.choose("find", of: text, from: [.success(text)]) }
      })
    store.exhaustivity = .relaxed
    store.send(.typed("a"))
    // text = "a"
    store.send(.typed("aa"))
    // text = "aa"
    store.answer("find", of: "aa", .success("aa"))
    // then .found("aa"): found = "aa"
    store.answer("find", .success("a"))
    // then .found("a"): found = "a"
    store.expect("the text is found") { $0.state.found == $0.state.text }
  }

  @Test("default")
  func `default`() {
    let store = TestStore(
      initialState: Login.State(name: "ana"),
      reducer: { Login(world: $0) })
    store.exhaustivity = .relaxed
    store.send(.tapped)
    // isBusy = true
    store.answer("login", .failure(Offline()))
    // then .ended(.failure(Offline())): isBusy = false
    store.expect("default") {
      $0.state.user != nil
    }
  }
}

private let files: [Result<Int, any Error>] = [.success(1), .failure(Offline())]

@Suite("Explore prints a test")
struct PrintingTests {
  @Test("for a lost cancel")
  func lostCancel() throws {
    let failures = failures {
      explore(
        from: [.init(name: "ana")], reducer: { Login(world: $0, cancels: false) },
        actions: { $0.isBusy ? [.left] : [.tapped, .left] },
        holding: [
          .always("busy means running") { moment in
            moment.state.isBusy == !moment.running.isEmpty
          }
        ])
    }
    try #expect(isPrinted(failures, in: #filePath))
    #expect(
      failures.first?.message.hasPrefix(
        """
        "busy means running" does not hold after 2 steps.

            1. send .tapped
            2. send .left

        The state is then:

            Login.State(
              name: "ana",
              isBusy: false,
              user: nil
            )

        Running: `run` at ExploredFeatures.swift:30. Open questions: "login" of "ana".

        This test fails in the same way:

            @Test("busy means running")
            func busyMeansRunning() {
              let store = TestStore(
        """) ?? false, "\(failures)")
  }

  @Test("for what must never happen, from one of several initial states")
  func never() throws {
    let failures = failures {
      explore(
        from: [
          Login.State(name: "ana", isBusy: true),
          Login.State(name: "bea"),
        ],
        reducer: { world in
          // A comment, with a bracket (
          Login(world: world, cancels: false)
        },
        actions: { $0.name == "ana" ? [] : $0.isBusy ? [.left] : [.tapped] },
        holding: [.never("two questions at once") { $0.questions.count > 1 }])
    }
    #expect(failures.first?.steps.count == 3)
    try #expect(isPrinted(failures, in: #filePath))
  }

  @Test("for what may never end")
  func cycle() throws {
    let failures = failures {
      explore(
        from: [Patience.State()],
        reducer: { Patience(world: $0, options: [.failure(Offline()), .success(1)]) },
        actions: { $0.isBusy ? [] : [.asked] },
        holding: [.eventually("it ends") { !$0.state.isBusy }])
    }
    try #expect(isPrinted(failures, in: #filePath))
    #expect(
      failures.first?.message.hasPrefix(
        """
        "it ends" does not come true after 3 steps. The world can then go round forever, and it would take the \
        person.
        """) ?? false, "\(failures)")
  }

  @Test("for an issue of the store")
  func issue() throws {
    let failures = failures {
      explore(
        from: [Steps.State()],
        reducer: { world in
          Steps { action in
            action == 1 ? .run { _ in _ = try await world.choose("file", from: files) } : .none
          }
        },
        actions: { $0.heard.isEmpty ? [0, 1] : [] })
    }
    try #expect(isPrinted(failures, in: #filePath))
  }

  @Test("for the race of the article, which a test of each line does not find")
  func article() throws {
    let failures = failures {
      explore(
        from: [Search.State()],
        reducer: { world in
          Search { text in try await world.choose("find", of: text, from: [.success(text)]) }
        },
        actions: { $0.text.count < 2 ? [.typed($0.text + "a")] : [] },
        holding: [.eventually("the text is found") { $0.state.found == $0.state.text }])
    }
    try #expect(isPrinted(failures, in: #filePath))
  }

  @Test("for a property whose conditions are trailing closures, and whose name is a keyword")
  func trailingClosures() throws {
    let failures = failures {
      explore(
        from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
        actions: { $0.isBusy ? [] : [.tapped] },
        holding: [
          .leadsTo("default") {
            $0.state.isBusy
          } to: {
            $0.state.user != nil
          }
        ])
    }
    try #expect(isPrinted(failures, in: #filePath))
  }

  private func failures<State, Action>(
    _ explore: () -> Exploration<State, Action>
  ) -> [ExplorationFailure] {
    var failures: [ExplorationFailure] = []
    withKnownIssue { failures = explore().failures }
    return failures
  }
}
