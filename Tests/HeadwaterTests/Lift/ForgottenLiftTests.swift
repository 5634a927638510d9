import Headwater
import HeadwaterTesting
import Testing

/// Presented state without a lift shows, and its actions do nothing. The issue has the line to write.
@MainActor
@Suite("Lifts that are forgotten")
struct ForgottenLiftTests {
  /// `Desk` without its lifts.
  private struct Bare: Reducer {
    var isHandled = false

    var body: some Reducer<Desk.State, Desk.Action> {
      Reduce { state, action in
        switch action {
        case .open(let id): state.note = Note.State(id: id)
        case .ask(let title): state.question = AlertState(TextState(verbatim: title))
        case .push(let page): state.path.push(page)
        case .question(.dismiss) where isHandled: state.question = nil
        case .note(.presented(.start)) where isHandled: state.heard.append("started")
        case .note(.presented(.loaded)) where isHandled: return .run { _ in }
        case .path(.popFrom(let id)) where isHandled: state.path.pop(from: id)
        default: break
        }
        return .none
      }
    }
  }

  private let issues = Log<String>()

  private func makeStore(
    _ reducer: some Reducer<Desk.State, Desk.Action>
  ) -> Store<Desk.State, Desk.Action> {
    let store = Store(
      initialState: Desk.State(), reducer: reducer, runtime: ManualRuntime().effects)
    store.onIssue = { [issues] in issues.append("\($0)") }
    return store
  }

  /// Uses each presentation as views do, and returns the issues.
  private func use(_ store: Store<Desk.State, Desk.Action>) -> [String] {
    typealias Cases = Desk.Action.Cases
    let place = SourcePlace(fileID: "App/DeskView.swift", line: 7)
    store.send(.open(1))
    store.send(.ask("Sure?"))
    store.send(.push(.note(Note.State(id: 2))))
    let note = store.scope(optional: \.note, action: \.note)
    note?.send(.start, fileID: "App/NoteView.swift", line: 3)
    note?.send(.loaded, fileID: "App/NoteView.swift", line: 4)
    store.send(.dismiss, toPresented: \.question, embeddingIn: Cases.QuestionCase.self, at: place)
    let page = store.scope(stack: \.path, id: 0, action: \.path)
    page?.send(.note(.start), fileID: "App/PageView.swift", line: 5)
    store.scope(stack: \.path, action: \.path, fileID: "App/DeskView.swift", line: 9)
      .send(.popFrom(id: 0))
    return issues.entries
  }

  @Test("without a lift, a dismissal or a pop that does nothing is an issue with the line to write")
  func forgotten() {
    #expect(
      use(makeStore(Bare())) == [
        """
        DeskView.swift:7: The action .question(.dismiss) did nothing: no reducer is lifted to \
        `\\.question`.

        Likely the body of the feature lacks the lift.

        Write it there, before the `Reduce`: \
        `AlertReducer().lift(optional: \\.question, action: \\.question)`.
        """,
        """
        DeskView.swift:9: The action .path(.popFrom) did nothing: no reducer is lifted to \
        `\\.path`.

        Likely the body of the feature lacks the lift.

        Write it there, before the `Reduce`: `Page().lift(stack: \\.path, action: \\.path)`.
        """,
      ])
  }

  @Test("a parent that handles the actions by hand needs no lift")
  func byHand() {
    let store = makeStore(Bare(isHandled: true))
    #expect(use(store).isEmpty)
    #expect(store.question == nil)
    #expect(store.path.isEmpty)
  }

  @Test("with lifts there is no issue, wherever in the body they stand")
  func lifted() {
    #expect(use(makeStore(Desk())).isEmpty)
    let wrapped = CombineReducers { Desk() }.onChange(of: \.heard) { _, _, _ in .none }
    #expect(use(makeStore(wrapped)).isEmpty)
  }

  @Test("a feature that contains itself has its lift at each level", arguments: [true, false])
  func nested(isLifted: Bool) {
    let store = Store(
      initialState: Folder.State(depth: 3), reducer: Folder(isLifted: isLifted),
      runtime: ManualRuntime().effects)
    store.onIssue = { [issues] in issues.append("\($0)") }
    var folder: Store<Folder.State, Folder.Action>? = store
    for _ in 1...2 { folder = folder?.scope(optional: \.child, action: \.child) }
    folder?.send(
      .dismiss, toPresented: \.child, embeddingIn: Folder.Action.Cases.ChildCase.self,
      at: SourcePlace(fileID: "App/FolderView.swift", line: 1))
    if isLifted {
      #expect(folder?.child == nil)
      #expect(issues.entries.isEmpty)
    } else {
      #expect(
        issues.entries.last == """
          FolderView.swift:1: The action .child(.dismiss) did nothing: no reducer is lifted to \
          `\\.child`.

          Likely the body of the feature lacks the lift.

          Write it there, before the `Reduce`: \
          `Folder().lift(optional: \\.child, action: \\.child)`.
          """)
      #expect(issues.entries.count == 1)
    }
  }
}

/// A feature that contains itself, in a computed optional.
struct Folder: Reducer {
  struct State: Equatable {
    var name = ""
    private var children: [State] = []

    init(depth: Int) {
      if depth > 0 { children = [State(depth: depth - 1)] }
    }

    var child: State? {
      get { children.first }
      set { children = newValue.map { [$0] } ?? [] }
    }
  }

  indirect enum Action {
    case child(PresentationAction<Action>)
    case renamed(String)
  }

  let isLifted: Bool

  var body: some Reducer<State, Action> {
    if isLifted { Folder(isLifted: true).lift(optional: \.child, action: \.child) }
    Reduce { state, action in
      if case .renamed(let name) = action { state.name = name }
      return .none
    }
  }
}

extension Folder.Action: CasePathable {
  struct Cases {
    enum ChildCase: CasePath {
      static func embed(_ value: PresentationAction<Folder.Action>) -> Folder.Action {
        .child(value)
      }
      static func extract(_ root: Folder.Action) -> PresentationAction<Folder.Action>? {
        if case .child(let value) = root { value } else { nil }
      }
    }

    var child: ChildCase.Type { ChildCase.self }
  }

  static var cases: Cases { Cases() }
}
