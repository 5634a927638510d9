import Headwater
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

private struct Draft: Codable, Equatable {
  var title = ""
  var tags: [String] = []
  var password: String?
}

private struct Letter: Reducer {
  struct State: Equatable {
    var draft = Draft()
    var changes = 0
  }

  enum Action: Equatable { case changed(Draft) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .changed(let draft) = action else { return .none }
    state.changes += 1
    if draft.title != "forbidden" { state.draft = draft }
    return .none
  }
}

private struct LetterView: View {
  let store: Store<Letter.State, Letter.Action>

  init(_ store: Store<Letter.State, Letter.Action>) {
    self.store = store
  }

  var body: some View {
    let draft = store.binding(\.draft, { .changed($0) })
    Form {
      TextField("Title", text: draft.title)
      SecureField("Password", text: draft.password.or(""))
      Text("\(store.changes) changes")
    }
    .remember(draft, as: "draft")
  }
}

extension Binding<String?> {
  fileprivate func or(_ text: String) -> Binding<String> {
    Binding<String>(get: { self.wrappedValue ?? text }, set: { self.wrappedValue = $0 })
  }
}

@MainActor @Suite("Remembering a part of a store") struct RememberTests {
  private func store(_ state: Letter.State = Letter.State()) -> Store<Letter.State, Letter.Action> {
    Store(initialState: state, reducer: Letter())
  }

  @Test("what was typed is there again in the next session, by one action")
  func restored() throws {
    let ui = ViewHost(LetterView(store()))
    #expect(ui.storage == HostStorage())
    try ui.find(textField: "Title").type("Dear Ida")
    #expect(ui.storage.scene["draft"]?.contains(#""title":"Dear Ida""#) == true)

    let next = store()
    let later = ViewHost(LetterView(next), storage: ui.storage)
    #expect(next.draft.title == "Dear Ida")
    #expect(later.texts.contains("1 changes"))
    #expect(later.issues == [])
  }

  @Test("an equal value sends no action")
  func same() {
    let ui = ViewHost(
      LetterView(store()), storage: HostStorage(scene: ["draft": #"{"title":"","tags":[]}"#]))
    #expect(ui.texts.contains("0 changes"))
  }

  @Test("a reducer that refuses is respected, and its value is kept instead")
  func refused() {
    let next = store()
    let ui = ViewHost(
      LetterView(next),
      storage: HostStorage(scene: ["draft": #"{"title":"forbidden","tags":[]}"#]))
    #expect(next.draft == Draft())
    #expect(ui.texts.contains("1 changes"))
    #expect(ui.storage.scene["draft"]?.contains("forbidden") == false)
  }

  @Test("a value that can't be read is dropped with an issue")
  func unreadable() {
    let texts = ["", "{", "[]", "{\"title\":1,\"tags\":[]}", String(repeating: "[", count: 5_000)]
    for text in texts {
      let next = store()
      let ui = ViewHost(LetterView(next), storage: HostStorage(scene: ["draft": text]))
      #expect(next.state == Letter.State())
      #expect(ui.storage.scene == [:])
      #expect(ui.issues.count == 1)
    }
  }

  @Test("a draft with a password is not kept")
  func password() throws {
    let ui = ViewHost(LetterView(store()))
    try ui.find(textField: "Title").type("Dear Ida")
    try ui.find(textField: "Password").type("open sesame")
    #expect(ui.storage.scene["draft"]?.contains("sesame") == false)
    #expect(ui.issues.count == 1)
  }

  @Test("for all drafts: the next session begins with the same one")
  func law() {
    var random = SeededGenerator(seed: 19)
    let parts = ["a", "\"", "\\", "/", "é", "\u{0}", "👩‍👩‍👧", "\n", "{}", "true"]
    for _ in 0..<200 {
      func text() -> String {
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }.joined()
      }
      let draft = Draft(title: text(), tags: (0..<3).map { _ in text() })
      let first = store()
      let ui = ViewHost(LetterView(first))
      first.send(.changed(draft))
      let next = store()
      _ = ViewHost(LetterView(next), storage: ui.storage).texts
      #expect(next.draft == draft)
    }
  }
}
