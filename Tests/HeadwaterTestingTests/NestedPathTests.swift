import Testing

@testable import HeadwaterTesting

/// A test names an action of a nested feature by one key path.
@Suite("Nested case paths")
struct NestedPathTests {
  enum Answer: Equatable { case confirmed, deleted(Int) }

  struct Row: Equatable, Identifiable {
    var id = 0
    var name = ""
  }

  enum RowAction: Equatable { case renamed(String), moved }

  enum Action: Equatable {
    case start
    case alert(PresentationAction<Answer>)
    case rows(ElementAction<Int, RowAction>)
    case path(StackAction<Row, RowAction>)
  }

  private let followUps: [Action]

  init() {
    followUps = [
      .alert(.presented(.confirmed)), .alert(.presented(.deleted(3))), .alert(.dismiss),
      .rows(.element(id: 1, action: .renamed("a"))), .rows(.element(id: 1, action: .moved)),
      .path(.push(Row(id: 2))), .path(.element(id: 0, action: .renamed("b"))),
      .path(.popFrom(id: 0)),
    ]
  }

  private func makeStore() -> TestStore<Int, Action> {
    TestStore(
      initialState: 0,
      reducer: Reduce { [followUps] _, action in
        action == .start ? .merge(followUps.map { .send($0) }) : .none
      })
  }

  @Test("a test receives an action of an alert, a row and a screen, with and without its value")
  func receive() {
    let store = makeStore()
    store.send(.start)
    store.receive(\.alert.presented.confirmed)
    store.receive(\.alert.presented.deleted, 3)
    store.receive(\.alert.dismiss)
    store.receive(\.rows.renamed, .element(id: 1, action: "a"))
    store.receive(\.rows.moved)
    store.receive(\.path.push, Row(id: 2))
    store.receive(\.path.element.renamed)
    store.receive(\.path.popFrom, 0)
    store.finish()
  }

  @Test("a relaxed test passes over the actions before the one that it names")
  func relaxed() {
    let store = makeStore()
    store.exhaustivity = .relaxed
    store.send(.start)
    store.receive(\.path.element.renamed, .element(id: 0, action: "b"))
    store.finish()
  }

  @Test("a path makes what it extracts, and knows no other action")
  func laws() {
    #expect(followUps.map { $0.is(\.alert.presented.deleted) }.count(where: { $0 }) == 1)
    for action in followUps {
      if let value = action[case: \.path.element.renamed] {
        #expect(embed(\.path.element.renamed, value) == action)
      }
      if let value = action[case: \.rows.renamed] {
        #expect(embed(\.rows.renamed, value) == action)
      }
      if let value = action[case: \.alert.presented.deleted] {
        #expect(embed(\.alert.presented.deleted, value) == action)
        var changed = action
        modify(&changed, \.alert.presented.deleted) { $0 += 1 }
        #expect(changed == .alert(.presented(.deleted(4))))
      }
    }
    #expect(followUps.compactMap { $0[case: \.path.element.renamed] }.count == 1)
    #expect(followUps.compactMap { $0[case: \.rows.renamed] }.count == 1)
  }

  private func embed<Path: CasePath>(
    _ path: CaseKeyPath<Action, Path>, _ value: Path.Value
  ) -> Action where Path.Root == Action { Path.embed(value) }

  private func modify<Path: CasePath>(
    _ action: inout Action, _ path: CaseKeyPath<Action, Path>,
    _ change: (inout Path.Value) -> Void
  ) where Path.Root == Action { _ = Path.modify(&action, change) }

  @Test("a failure names the nested action, and offers the line with its path")
  func texts() {
    var failures: [String] = []
    let store = makeStore()
    store.report = { text, _ in failures.append(text) }
    store.format = .plain
    store.send(.start)
    store.receive(\.alert.presented.deleted, 3)
    store.receive(\.alert.presented.deleted, 4)
    #expect(
      failures == [
        """
        Received a different action than .alert(.presented(.deleted)), from its reducer, as `.send`:

            .alert(.presented(.confirmed))

        So far the test has:
            sent .start

        The expected one waits behind it: receive them in the order in which they were sent.

        If that is right:
            store.receive(\\.alert, .presented(.confirmed))
        """,
        """
        Received a different action than .alert(.presented(.deleted)), from its reducer, as `.send`:

            − 4
            + 3

        (− expected, + received)

        So far the test has:
            sent .start
            received .alert(.presented(.confirmed)) from its reducer, as `.send`

        If that is right:
            store.receive(\\.alert.presented.deleted, 3)
        """,
      ])
    store.exhaustivity = .relaxed
  }
}

extension NestedPathTests.Answer: CasePathable {
  struct Cases {
    enum ConfirmedCase: CasePath {
      static func embed(_ value: Void) -> NestedPathTests.Answer { .confirmed }
      static func extract(_ root: NestedPathTests.Answer) -> Void? {
        if case .confirmed = root { () } else { nil }
      }
    }

    enum DeletedCase: CasePath {
      static func embed(_ value: Int) -> NestedPathTests.Answer { .deleted(value) }
      static func extract(_ root: NestedPathTests.Answer) -> Int? {
        if case .deleted(let value) = root { value } else { nil }
      }
    }

    var confirmed: ConfirmedCase.Type { ConfirmedCase.self }
    var deleted: DeletedCase.Type { DeletedCase.self }
  }

  static var cases: Cases { Cases() }
}

extension NestedPathTests.RowAction: CasePathable {
  struct Cases {
    enum RenamedCase: CasePath {
      static func embed(_ value: String) -> NestedPathTests.RowAction { .renamed(value) }
      static func extract(_ root: NestedPathTests.RowAction) -> String? {
        if case .renamed(let value) = root { value } else { nil }
      }
    }

    enum MovedCase: CasePath {
      static func embed(_ value: Void) -> NestedPathTests.RowAction { .moved }
      static func extract(_ root: NestedPathTests.RowAction) -> Void? {
        if case .moved = root { () } else { nil }
      }
    }

    var renamed: RenamedCase.Type { RenamedCase.self }
    var moved: MovedCase.Type { MovedCase.self }
  }

  static var cases: Cases { Cases() }
}

extension NestedPathTests.Action: CasePathable {
  struct Cases {
    enum AlertCase: CasePath {
      typealias Value = PresentationAction<NestedPathTests.Answer>
      static func embed(_ value: Value) -> NestedPathTests.Action { .alert(value) }
      static func extract(_ root: NestedPathTests.Action) -> Value? {
        if case .alert(let value) = root { value } else { nil }
      }
    }

    enum RowsCase: CasePath {
      typealias Value = ElementAction<Int, NestedPathTests.RowAction>
      static func embed(_ value: Value) -> NestedPathTests.Action { .rows(value) }
      static func extract(_ root: NestedPathTests.Action) -> Value? {
        if case .rows(let value) = root { value } else { nil }
      }
    }

    enum PathCase: CasePath {
      typealias Value = StackAction<NestedPathTests.Row, NestedPathTests.RowAction>
      static func embed(_ value: Value) -> NestedPathTests.Action { .path(value) }
      static func extract(_ root: NestedPathTests.Action) -> Value? {
        if case .path(let value) = root { value } else { nil }
      }
    }

    var alert: AlertCase.Type { AlertCase.self }
    var rows: RowsCase.Type { RowsCase.self }
    var path: PathCase.Type { PathCase.self }
  }

  static var cases: Cases { Cases() }
}
