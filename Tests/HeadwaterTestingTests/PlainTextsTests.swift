import Headwater
import Testing

@testable import HeadwaterTesting

/// The texts of failing tests without the trait `Diffs`.
@Suite("Failure texts without CustomDump")
struct PlainTextsTests {
  struct Row: Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
  }

  struct Feature: Reducer {
    struct State: Equatable {
      var query = ""
      var rows: [Row]
    }

    enum Action: Equatable, Sendable {
      case renamed(Int, String)
      case searched(String)
      case reload
      case loaded([Row])
      case cancel
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .renamed(let index, let title): state.rows[index].title = title
      case .searched(let query): state.query = query
      case .reload: return .send(.loaded([Row(id: 7, title: "seven")]))
      case .loaded(let rows): state.rows = rows
      case .cancel: break
      }
      return .none
    }
  }

  private func failures(
    rowCount: Int = 100, _ test: (TestStore<Feature.State, Feature.Action>) -> Void
  ) -> [String] {
    var failures: [String] = []
    let rows = (0..<rowCount).map { Row(id: $0, title: "row \($0)") }
    let store = TestStore(initialState: Feature.State(rows: rows), reducer: Feature())
    store.report = { message, _ in failures.append(message) }
    store.format = .plain
    test(store)
    store.isFinished = true
    return failures
  }

  @Test("one change in a long array shows the lines around it")
  func longArray() {
    let failures = failures { store in
      store.send(.renamed(40, "new"))
    }
    #expect(
      failures == [
        """
        The state changed after sending .renamed, and the test expects no change:

              … 40 lines
                  PlainTextsTests.Row(id: 37, title: "row 37"),
                  PlainTextsTests.Row(id: 38, title: "row 38"),
                  PlainTextsTests.Row(id: 39, title: "row 39"),
            −     PlainTextsTests.Row(id: 40, title: "row 40"),
            +     PlainTextsTests.Row(id: 40, title: "new"),
                  PlainTextsTests.Row(id: 41, title: "row 41"),
                  PlainTextsTests.Row(id: 42, title: "row 42"),
                  PlainTextsTests.Row(id: 43, title: "row 43"),
              … 58 lines

        (− expected, + actual)
        Differs in: `rows[40].title`

        So far the test has:
            sent .renamed

        If that is right:
            store.send(.renamed(40, "new")) { $0.rows[40].title = "new" }
        """
      ])
  }

  @Test("a small state is shown whole")
  func smallState() {
    let failures = failures(rowCount: 1) { store in
      store.send(.searched("a")) { $0.query = "b" }
    }
    #expect(
      failures == [
        """
        The state after sending .searched is not the one expected:

              PlainTextsTests.Feature.State(
            −   query: "b",
            +   query: "a",
                rows: [PlainTextsTests.Row(id: 0, title: "row 0")]
              )

        (− expected, + actual)
        Differs in: `query`

        So far the test has:
            sent .searched

        If that is right:
            store.send(.searched("a")) { $0.query = "a" }
        """
      ])
  }

  @Test("another action than the one expected reads as in a test")
  func otherAction() {
    let failures = failures(rowCount: 1) { store in
      store.send(.reload)
      store.receive(.cancel)
    }
    #expect(
      failures.first == """
        Received a different action than .cancel, from its reducer, as `.send`:

            − .cancel
            + .loaded([PlainTextsTests.Row(id: 7, title: "seven")])

        (− expected, + received)

        So far the test has:
            sent .reload

        If that is right:
            store.receive(.loaded([PlainTextsTests.Row(id: 7, title: "seven")])) {
              $0.rows[0].id = 7
              $0.rows[0].title = "seven"
            }
        """)
  }
}
