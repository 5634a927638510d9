import HeadwaterTesting
import Testing

@testable import Headwater

/// A tag, which is known by its text.
private struct Tag: Reducer {
  struct State: Equatable, Identifiable {
    var text: String
    var id: String { text }
  }

  enum Action: Equatable {
    case renamed(String), checked, started
  }

  let clock: TestClock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .renamed(let text):
      state.text = text
      return .none
    case .checked:
      state.text += "!"
      return .run { [clock] _ in try await clock.sleep(for: .seconds(1)) }
    case .started:
      return .run { [clock, text = state.text] send in
        try await clock.sleep(for: .seconds(1))
        send(.renamed(text.uppercased()))
      }
    }
  }
}

private struct Tags<Elements: ElementCollection>: Reducer
where Elements.ElementID == String, Elements.Member == Tag.State {
  struct State {
    var tags: Elements
  }

  enum Action: CasePathable {
    case tags(ElementAction<String, Tag.Action>)

    struct Cases {
      var tags: TagsCase.Type { TagsCase.self }
    }

    enum TagsCase: CasePath {
      static func embed(_ value: ElementAction<String, Tag.Action>) -> Action { .tags(value) }
      static func extract(_ root: Action) -> ElementAction<String, Tag.Action>? {
        if case .tags(let value) = root { value } else { nil }
      }
    }

    static var cases: Cases { Cases() }
  }

  let clock: TestClock

  var body: some Reducer<State, Action> {
    Tag(clock: clock).lift(each: \.tags, action: \.tags)
  }
}

@Suite("An element that changes its own id")
@MainActor
struct RenamedElementTests {
  private let clock = TestClock()
  private let runtime = ManualRuntime()

  private func issues<Elements: ElementCollection>(
    of tags: Elements, after send: (Store<Tags<Elements>.State, Tags<Elements>.Action>) -> Void
  ) -> [String] where Elements.ElementID == String, Elements.Member == Tag.State {
    let issues = Log<String>()
    let store = Store(
      initialState: Tags<Elements>.State(tags: tags), reducer: Tags<Elements>(clock: clock),
      runtime: runtime.effects)
    store.onIssue = { issues.append($0.message) }
    send(store)
    runtime.drain()
    return issues.entries
  }

  @Test("and loses a running effect is an issue, which says what to do")
  func losesEffect() {
    let found = issues(of: IdentifiedArray([Tag.State(text: "a")])) { store in
      store.send(.tags(.element(id: "a", action: .started)))
      store.send(.tags(.element(id: "a", action: .renamed("b"))))
    }
    #expect(found.count == 1)
    #expect(
      found.first == """
        The action .renamed changed the id of its own State, at the lift in RenamedElementTests.swift:62. The \
        effects of the element were cancelled.

        Likely its id is computed from a field that is edited. For the store, it is now another element: effects, \
        scopes and views belong to an id.

        Give it an id of its own, such as `let id: UUID`, and keep the edited field apart.
        """)
  }

  @Test("and starts an effect is an issue, in an array too")
  func startsEffect() {
    #expect(
      issues(of: [Tag.State(text: "a")]) { $0.send(.tags(.element(id: "a", action: .checked))) }
        .count == 1)
  }

  @Test(
    "and loses nothing is no issue, nor is a result of its own effect or an element known by a key")
  func losesNothing() {
    #expect(
      issues(of: IdentifiedArray([Tag.State(text: "a"), Tag.State(text: "c")])) { store in
        store.send(.tags(.element(id: "c", action: .started)))
        store.send(.tags(.element(id: "a", action: .renamed("b"))))
      } == [])
    #expect(
      issues(of: IdentifiedArray([Tag.State(text: "a")])) { store in
        store.send(.tags(.element(id: "a", action: .started)))
        runtime.drain()
        clock.advance(by: .seconds(1))
      } == [])
    #expect(
      issues(of: ["key": Tag.State(text: "a")]) {
        $0.send(.tags(.element(id: "key", action: .checked)))
      } == [])
  }
}
