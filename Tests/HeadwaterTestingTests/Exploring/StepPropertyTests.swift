import Foundation
import HeadwaterTesting
import Testing

/// A form whose cancellation forgets what was typed if a request runs.
private struct Draft: Reducer {
  struct State: Hashable {
    var text = ""
    var isSaving = false
  }

  enum Action: Hashable {
    case typed, saved, cancelled, ended
  }

  let world: TestWorld
  var forgets = true

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed: state.text = "a"
    case .saved:
      state.isSaving = true
      return .run { [world] send in
        _ = await world.choose("save", from: [1])
        send(.ended)
      }
      .cancellable(id: "save")
    case .cancelled:
      if state.isSaving && forgets { state.text = "" }
      state.isSaving = false
      return .cancel(id: "save")
    case .ended: state.isSaving = false
    }
    return .none
  }

  static func actions(in state: State) -> [Action] {
    state.isSaving ? [.cancelled] : state.text.isEmpty ? [.typed] : [.saved]
  }
}

@Suite("A property of steps")
struct StepPropertyTests {
  private func failures<State, Action>(
    _ explore: () -> Exploration<State, Action>
  ) -> [ExplorationFailure] {
    var failures: [ExplorationFailure] = []
    withKnownIssue { failures = explore().failures }
    return failures
  }

  @Test("that does not hold is shown with the action and what it has changed")
  func message() throws {
    let failures = failures {
      explore(
        from: [Draft.State()],
        reducer: { Draft(world: $0) },
        actions: { Draft.actions(in: $0) },
        holding: [
          .step("cancel keeps the text") { before, action, after in
            action != .cancelled || after.text == before.text
          }
        ])
    }
    #expect(
      failures.first?.message == """
        "cancel keeps the text" does not hold for .cancelled, after 3 steps.

            1. send .typed
            2. send .saved
            3. send .cancelled

        The step is .cancelled. The states before (−) and after (+):

              Draft.State(
            −   text: "a",
            −   isSaving: true
            +   text: "",
            +   isSaving: false
              )

        This test fails in the same way:

            @Test("cancel keeps the text")
            func cancelKeepsTheText() {
              let store = TestStore(
                initialState: Draft.State(),
                reducer: { Draft(world: $0) })
              store.exhaustivity = .relaxed
              store.expectEachStep("cancel keeps the text") { before, action, after in
                action != .cancelled || after.text == before.text
              }
              store.send(.typed)
              // text = "a"
              store.send(.saved)
              // isSaving = true
              store.send(.cancelled)
              // text = "", isSaving = false
              store.skipWaitingActions()
            }
        """)
    #expect(try isPrinted(failures, in: #filePath))
  }

  @Test("holds if it holds for each action", arguments: [ExplorationWay.states, .schedules()])
  func holds(way: ExplorationWay) {
    let found = explore(
      from: [Draft.State()], way, reducer: { Draft(world: $0, forgets: false) },
      actions: { Draft.actions(in: $0) },
      holding: [
        .step("cancel keeps the text") { before, action, after in
          action != .cancelled || after.text == before.text
        },
        .step("only typing changes the text") { before, action, after in
          action == .typed || after.text == before.text
        },
      ])
    #expect(found.failures.isEmpty)
  }

  @Test(
    "judges what an effect sends",
    arguments: [ExplorationWay.states, .schedules(), .walks(seed: 1, count: 20, length: 8)])
  func effects(way: ExplorationWay) {
    let failures = failures {
      explore(
        from: [Draft.State()], way, reducer: { Draft(world: $0, forgets: false) },
        actions: { Draft.actions(in: $0) },
        holding: [.step("no end") { _, action, _ in action != .ended }])
    }
    #expect(failures.map(\.name) == ["no end"])
    #expect(failures.first?.message.contains("does not hold for .ended, after") == true)
  }

  @Test("judges follow-ups, and actions beside an effect")
  func followUps() {
    struct Counter: Reducer {
      struct State: Hashable {
        var isStarted = false
        var count = 0
      }
      enum Action: Hashable { case started, tapped, doubled }

      let world: TestWorld

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .started:
          state.isStarted = true
          return .run { [world] _ in _ = await world.choose("wait", from: [1]) }
        case .tapped:
          state.count += 1
          return .send(.doubled)
        case .doubled:
          state.count *= 2
          return .none
        }
      }
    }
    func steps(_ actions: @escaping (Counter.State) -> [Counter.Action]) -> [String] {
      let failures = failures {
        explore(
          from: [Counter.State()], limits: ExplorationLimits(states: 50),
          reducer: { Counter(world: $0) }, actions: actions,
          holding: [
            .step("doubled from 1 only") { before, action, _ in
              action != .doubled || before.count <= 1
            }
          ])
      }
      return failures.first?.steps ?? []
    }
    #expect(steps { $0.count < 9 ? [.tapped] : [] } == ["send .tapped", "send .tapped"])
    #expect(
      steps { $0.isStarted ? [.tapped] : [.started] }
        == ["send .started", "send .tapped", "send .tapped"])
  }

  @Test("judges what a subscription sends at once")
  func subscriptions() {
    struct Watched: Reducer {
      struct State: Hashable { var count = 0 }
      enum Action: Hashable { case counted }

      var body: some Reducer<State, Action> {
        Reduce { state, _ in
          state.count += 1
          return .none
        }
        Subscriptions { state in
          state.count == 0 ? [Subscription(id: "count", .send(.counted))] : []
        }
      }
    }
    let failures = failures {
      explore(
        from: [Watched.State()], reducer: { _ in Watched() }, actions: { _ in [] },
        holding: [.step("no count") { before, _, after in after == before }])
    }
    #expect(failures.first?.message.contains("does not hold for .counted") == true)
  }

  @Test("of a test store is reported at the line that lets it happen, with the change")
  func testStore() {
    let store = TestStore(initialState: Draft.State(), reducer: { Draft(world: $0) })
    store.exhaustivity = .relaxed
    withKnownIssue {
      store.expectEachStep("nothing is typed") { before, action, after in after.text == before.text
      }
      store.send(.typed)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          """
          "nothing is typed" does not hold for .typed. The states before (−) and after (+):
          """)
      }
    }
  }
}

/// A test that `explore` has printed, as it was printed.
@Suite("A printed property of steps fails in the same way", .asPrinted)
struct PrintedStepTests {
  @Test("cancel keeps the text")
  func cancelKeepsTheText() {
    let store = TestStore(
      initialState: Draft.State(),
      reducer: { Draft(world: $0) })
    store.exhaustivity = .relaxed
    store.expectEachStep("cancel keeps the text") { before, action, after in
      action != .cancelled || after.text == before.text
    }
    store.send(.typed)
    // text = "a"
    store.send(.saved)
    // isSaving = true
    store.send(.cancelled)
    // text = "", isSaving = false
    store.skipWaitingActions()
  }
}
