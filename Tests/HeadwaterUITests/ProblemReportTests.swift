import Foundation
import HeadwaterRecording
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@MainActor
@Suite("Report a problem")
struct ProblemReportTests {
  struct Login: Reducer {
    struct State: Codable, Equatable {
      var name = ""
      var password = ""
      var request = ""
    }

    enum Action: Codable, Equatable, Sendable {
      case named(String)
      case typed(String)
      case tapped
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .named(let name): state.name = name
      case .typed(let password): state.password = password
      case .tapped: state.request = state.password
      }
      return .none
    }
  }

  struct LoginView: View {
    let store: Store<Login.State, Login.Action>

    var body: some View {
      TextField("Name", text: store.binding(\.name, { .named($0) }))
      SecureField("Password", text: store.binding(\.password, { .typed($0) }))
      Button("Log in", action: store.call(.tapped))
    }
  }

  private func reported(
    _ act: (ViewHost) throws -> Void
  ) throws -> (text: String, ui: ViewHost) {
    let store = Store(initialState: Login.State(), reducer: Login())
    let ui = ViewHost(LoginView(store: store).reportsProblems(of: store))
    try act(ui)
    try ui.find(button: "Report a problem").tap()
    _ = try ui.find(link: "Save the file")
    let encoded = ui.html.components(separatedBy: "base64,").last?.prefix { $0 != "\"" } ?? ""
    let data = Data(base64Encoded: String(encoded)) ?? Data()
    return (String(decoding: data, as: UTF8.self), ui)
  }

  @Test("the file has what happened, without the password, and replays")
  func file() throws {
    let (text, ui) = try reported { ui in
      try ui.find(textField: "Name").type("ana")
      try ui.find(textField: "Password").type("hunter2")
      try ui.find(button: "Log in").tap()
    }
    for secret in ["hunter2", "hunter", "hunte"] { #expect(!text.contains(secret)) }
    #expect(text.contains(#""request":"•••••••""#))
    let recording = try Recording<Login.State, Login.Action>(jsonLines: text)
    #expect(recording.steps.count == 11)
    expectReplay(of: recording, by: Login())
    // The preview has each line of the file.
    let lines = text.split(separator: "\n").map(String.init)
    let shown = Set(ui.texts)
    #expect(lines.allSatisfy(shown.contains))
  }

  @Test(
    "the names of fields in the file say nothing about the password",
    arguments: ["password123", "namely", "4711"])
  func names(password: String) throws {
    let (text, _) = try reported { ui in
      try ui.find(textField: "Name").type("ana")
      try ui.find(textField: "Password").type(password)
      // An incomplete one is taken back, and another one typed.
      try ui.find(textField: "Password").replace(with: "")
      try ui.find(textField: "Password").type("other")
    }
    let recording = try Recording<Login.State, Login.Action>(jsonLines: text)
    expectReplay(of: recording, by: Login())
    let shown = recording.steps.map(\.state.password)
    #expect(shown.allSatisfy { $0.allSatisfy { $0 == "•" } })
    #expect(recording.steps.last?.state == Login.State(name: "ana", password: "•••••"))
  }

  @Test("a view without it has no button, and a closed report leaves nothing")
  func off() throws {
    let store = Store(initialState: Login.State(), reducer: Login())
    #expect(throws: FinderError.self) {
      try ViewHost(LoginView(store: store)).find(button: "Report a problem")
    }
    let (_, ui) = try reported { _ in }
    try ui.find(button: "Done").tap()
    #expect(ui.sheet == nil)
  }
}
