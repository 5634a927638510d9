import HeadwaterTesting
import Testing

@Suite("Explore by walks")
struct WalkTests {
  @Test("cuts a walk that fails down to the steps that it takes")
  func shrinks() {
    let failure = failure {
      explore(
        from: [.init(name: "ana")], .walks(seed: 1, count: 100),
        reducer: { Login(world: $0, cancels: false) },
        actions: { $0.isBusy ? [.left] : [.tapped, .left] },
        holding: [
          .always("busy means running") { moment in
            moment.state.isBusy == !moment.running.isEmpty
          }
        ])
    }
    #expect(failure?.steps == ["send .tapped", "send .left"])
    #expect(failure?.test?.contains("store.send(.left)") ?? false)
    #expect(
      failure?.message.contains(
        "Found by walk 1 of `.walks(seed: 1, count: 100, length: 100)`, whose ") ?? false,
      "\(failure?.message ?? "")")
  }

  @Test("awaits what has to come true until nothing runs any more")
  func eventually() {
    let failure = failure {
      explore(
        from: [Search.State()], .walks(seed: 1, count: 100),
        reducer: { world in
          Search { text in try await world.choose("find", of: text, from: [.success(text)]) }
        },
        actions: { $0.text.count < 2 ? [.typed($0.text + "a")] : [] },
        holding: [.eventually("the text is found") { $0.state.found == $0.state.text }])
    }
    #expect(
      failure?.steps == [
        "send .typed(\"a\")", "send .typed(\"aa\")",
        "answer \"find\" of \"aa\" with .success(\"aa\")",
        "answer \"find\" of \"a\" with .success(\"a\")",
      ])
  }

  @Test("does not blame the world for what the person has interrupted")
  func interrupted() {
    let found = explore(
      from: [Login.State(name: "ana")], .walks(seed: 1, count: 50),
      reducer: { Login(world: $0) }, actions: { $0.isBusy ? [.left] : [.tapped] },
      holding: [
        .eventually("the spinner ends") { !$0.state.isBusy },
        .sometimes("signed in") { $0.state.user != nil },
      ])
    #expect(found.failures.isEmpty)
    #expect(!found.isComplete)
  }

  @Test("says what it has covered, and the same for the same seed")
  func coverage() {
    let texts = (0..<2).map { _ in
      explore(
        from: [Race.State()], .walks(seed: 7, count: 20, length: 5),
        reducer: { Race(world: $0) }, actions: { $0.isStarted ? [] : [.started] }
      ).notCovered
    }
    #expect(
      texts[0] == """
        20 random walks of at most 5 steps from the seed 7 saw 13 states in 60 steps. Actions: `.heard` 40 times, \
        `.started` 20 times. What they did not meet was not checked.
        """)
    #expect(texts[0] == texts[1])
  }

  @Test("fails for an issue of the store")
  func issue() {
    let failure = failure {
      explore(
        from: [Steps.State()], .walks(seed: 3, count: 100, length: 10),
        reducer: { world in
          Steps { action in
            action == 1
              ? .run { _ in
                _ = try await world.choose("file", from: [.success(1), .failure(Offline())])
              } : .none
          }
        },
        actions: { _ in [0, 1] })
    }
    #expect(failure?.steps == ["send 1", "answer \"file\" with .failure(Offline())"])
  }

  @Test("fails for a state that no walk has reached")
  func unreached() {
    let failure = failure {
      explore(
        from: [Login.State(name: "ana")], .walks(seed: 3, count: 10, length: 10),
        reducer: { Login(world: $0) }, actions: { $0.isBusy ? [.left] : [.tapped] },
        holding: [.sometimes("signed in as 8") { $0.state.user == 8 }])
    }
    #expect(
      failure?.message
        == "\"signed in as 8\" did not happen in the first 4 states. There may be more.")
  }

  private func failure<State, Action>(
    _ explore: () -> Exploration<State, Action>
  ) -> ExplorationFailure? {
    var failure: ExplorationFailure?
    withKnownIssue { failure = explore().failures.first }
    return failure
  }
}
