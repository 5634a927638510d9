import Testing

@testable import HeadwaterTesting

/// What a failing test of a stack of screens says.
@Suite("Failure texts about stacks")
struct StackTextsTests {
  struct Detail: Equatable {
    var code = ""
  }

  enum DetailAction: Equatable {
    case request(Answer)

    enum Answer: Equatable {
      case sent, failed
    }
  }

  enum Action: Equatable {
    case open
    case path(StackAction<Detail, DetailAction>)
  }

  private let reducer = Reduce<StackState<Detail>, Action> { state, action in
    switch action {
    case .open:
      state.push(Detail())
      return .none
    case .path(.element(let id, .request(.sent))):
      return .send(.path(.element(id: id, action: .request(.failed))))
    case .path(.element(let id, .request(.failed))):
      state[id: id]?.code = "1"
      return .none
    case .path:
      return .none
    }
  }

  @Test("the screen and its action are named, and the line receives what the test asked for")
  func element() {
    var failures: [String] = []
    let store = TestStore(initialState: StackState<Detail>(), reducer: reducer)
    store.report = { text, _ in failures.append(text) }
    store.format = .plain
    store.send(.open) { $0.push(StackTextsTests.Detail(code: "")) }
    store.send(.path(.element(id: 0, action: .request(.sent))))
    store.receive(.path(.element(id: 0, action: .request(.sent)))) { $0[id: 0]?.code = "1" }
    store.finish()
    #expect(
      failures == [
        """
        Received a different action than .path(0, .request(.sent)), from its reducer, as `.send`:

            − .path(.element(id: 0, action: .request(.sent)))
            + .path(.element(id: 0, action: .request(.failed)))

        (− expected, + received)

        So far the test has:
            sent .open
            sent .path(0, .request(.sent))

        If that is right:
            store.receive(.path(.element(id: 0, action: .request(.failed)))) { $0[id: 0]?.code = "1" }
        """
      ])
  }

  @Test("an action that the test did not name is offered with its screen")
  func left() {
    #expect(
      PasteLines.receive(Action.path(.element(id: 1, action: .request(.failed))))
        == #"store.receive(\.path, .element(id: 1, action: .request(.failed)))"#)
    #expect(
      PasteLines.receive(Action.path(.popFrom(id: 1))) == #"store.receive(\.path, .popFrom(id: 1))"#
    )
    #expect(caseName(Action.path(.popFrom(id: 1))) == ".path(.popFrom(id: 1))")
    #expect(caseName(Action.path(.push(Detail()))) == ".path(.push)")
  }
}

extension StackTextsTests.Action: CasePathable {
  struct Cases {
    enum PathCase: CasePath {
      typealias Value = StackAction<StackTextsTests.Detail, StackTextsTests.DetailAction>
      static func embed(_ value: Value) -> StackTextsTests.Action { .path(value) }
      static func extract(_ root: StackTextsTests.Action) -> Value? {
        if case .path(let value) = root { value } else { nil }
      }
    }

    var path: PathCase.Type { PathCase.self }
  }

  static var cases: Cases { Cases() }
}
