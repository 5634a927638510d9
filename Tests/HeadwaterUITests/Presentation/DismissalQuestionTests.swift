import HeadwaterUI
import HeadwaterUITesting
import Testing

/// A sheet with a draft, which has an address.
private struct Drafts: View {
  @State private var isShown = false

  var body: some View {
    Button("Write") { isShown = true }
      .sheet(isPresented: $isShown) { Draft() }
      .addresses(isPresented: $isShown, "draft")
  }
}

private struct Draft: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("Text", text: $text).asksBeforeDismissal(!text.isEmpty)
    Button("Cancel") { dismiss() }
  }
}

@MainActor
@Suite("A sheet that asks before it is closed")
struct DismissalQuestionTests {
  private let ui = ViewHost(NavigationStack { Drafts() })

  init() throws {
    try ui.find(button: "Write").tap()
  }

  private func type() throws {
    try #require(ui.sheet).find(textField: "Text").type("Half")
  }

  @Test("it closes at once as long as nothing would be lost, and by its own buttons")
  func silent() throws {
    try #require(ui.sheet).dismiss()
    #expect(ui.sheet == nil)
    try ui.find(button: "Write").tap()
    try type()
    try #require(ui.sheet).find(button: "Cancel").tap()
    #expect(ui.sheet == nil)
  }

  @Test("it asks whoever closes it, and stays until they discard their changes")
  func escape() throws {
    try type()
    for _ in 0..<2 {
      try #require(ui.sheet).dismiss()
      let question = try #require(ui.confirmationDialog)
      #expect(question.title == "Discard changes?")
      try question.tap("Keep editing")
      #expect(try #require(ui.sheet).find(textField: "Text").value == "Half")
    }
    try #require(ui.sheet).dismiss()
    try #require(ui.confirmationDialog).tap("Discard changes")
    #expect(ui.sheet == nil)
    #expect(ui.address == "/")
  }

  @Test("it asks whoever goes back, and the address stays meanwhile")
  func back() throws {
    try type()
    try ui.open("")
    #expect(ui.address == "/draft")
    try #require(ui.confirmationDialog).tap("Discard changes")
    #expect(ui.sheet == nil)
    #expect(ui.address == "/")
  }
}
