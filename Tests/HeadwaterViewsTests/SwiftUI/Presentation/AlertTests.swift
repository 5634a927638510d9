import Foundation
import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Problem: Identifiable, LocalizedError {
  let id: Int
  var errorDescription: String? { "problem \(id)" }
}

@Observable @MainActor private final class Model {
  var isShown = false
  var problem: Problem?
  var isAsking = false
  var isOld = false
  var oldProblem: Problem?
  var note = "m"
  var log: [String] = []
}

private struct Root: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      Button("show") { model.isShown = true }
    }
    .alert("Delete?", isPresented: $model.isShown) {
      Button("Delete", role: .destructive) { model.log.append("deleted, shown \(model.isShown)") }
      Button("Keep", role: .cancel) { model.log.append("kept") }
    } message: {
      Text("note \(model.note)")
    }
    .alert("Broken", isPresented: $model.isShown, presenting: model.problem) { problem in
      Button("Fix \(problem.id)") {}
    }
    .confirmationDialog("Which?", isPresented: $model.isAsking, titleVisibility: .visible) {
      Button("First") { model.log.append("first") }
      Button("Second") { model.log.append("second") }
    }
    .alert(isPresented: $model.isOld) {
      Alert(
        title: Text("Old"), message: Text("style"),
        primaryButton: .destructive(Text("Go")) { model.log.append("gone") },
        secondaryButton: .cancel())
    }
    .alert(item: $model.oldProblem) { problem in
      Alert(title: Text("Old problem \(problem.id)"))
    }
  }
}

private struct Failing: View {
  @State private var isShown = true

  var body: some View {
    Text("page")
      .alert(isPresented: $isShown, error: Problem(id: 9)) {}
  }
}

private struct Covers: View {
  @State private var isCovered = false
  @State private var isPopped = false
  @State private var isGuarded = true
  @State private var hasGuardedSheet = false

  var body: some View {
    VStack {
      Button("cover") { isCovered = true }
      Button("pop") { isPopped = true }
      Button("guard") { hasGuardedSheet = true }
    }
    .fullScreenCover(isPresented: $isCovered) { Button("uncover") { isCovered = false } }
    .popover(isPresented: $isPopped) { Text("popped") }
    .sheet(isPresented: $hasGuardedSheet) {
      Button("free") { isGuarded = false }.interactiveDismissDisabled(isGuarded)
    }
  }
}

@MainActor @Suite struct AlertTests {
  private let model = Model()
  private let ui: ViewHost

  init() {
    ui = ViewHost(Root(model: model))
  }

  // Covers: .alert
  @Test("an alert is shown while its value is true, with title, message and buttons")
  func shown() throws {
    #expect(ui.alert == nil)

    try ui.find(button: "show").tap()

    let alert = try #require(ui.alert)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "note m")
    #expect(alert.buttons == ["Delete", "Keep"])
    #expect(ui.sheet == nil)
    model.note = "new"
    #expect(ui.alert?.message == "note new")
  }

  @Test("a button of an alert does its work and closes it")
  func tap() throws {
    model.isShown = true

    try ui.alert?.tap("Delete")

    #expect(model.log == ["deleted, shown true"])
    #expect(model.isShown == false)
    #expect(ui.alert == nil)
  }

  @Test("the escape key does what the cancel button does")
  func escape() throws {
    model.isShown = true

    try ui.alert?.dismiss()

    #expect(model.log == ["kept"])
    #expect(ui.alert == nil)
  }

  @Test("what is behind an alert cannot be used")
  func modal() throws {
    model.isShown = true

    #expect(throws: ActionError.self) { try ui.find(button: "show").tap() }
  }

  @Test("an alert about something is shown when there is something, with buttons for it")
  func presenting() throws {
    model.problem = Problem(id: 3)
    model.isShown = true

    #expect(ui.alert?.title == "Broken")
    try ui.alert?.tap("Fix 3")

    #expect(model.isShown == false)
  }

  // Covers: .confirmationDialog
  @Test("a confirmation dialog has a way out when its buttons give none")
  func confirmation() throws {
    model.isAsking = true
    #expect(ui.alert == nil)
    #expect(ui.confirmationDialog?.buttons == ["First", "Second", "Cancel"])
    try ui.confirmationDialog?.tap("Cancel")
    #expect(model.isAsking == false)
    model.isAsking = true

    try ui.confirmationDialog?.tap("Second")

    #expect(model.log == ["second"])
    #expect(ui.confirmationDialog == nil)
  }

  // Covers: Alert
  @Test("an alert may be made as a value, for a flag or an item")
  func value() throws {
    model.isOld = true
    #expect(ui.alert?.buttons == ["Go", "Cancel"])
    #expect(ui.alert?.message == "style")
    try ui.alert?.tap("Go")
    #expect(model.log == ["gone"])
    #expect(model.isOld == false)

    model.oldProblem = Problem(id: 2)
    #expect(ui.alert?.title == "Old problem 2")
    try ui.alert?.tap("OK")

    #expect(model.oldProblem == nil)
  }

  @Test("an alert about an error has its description as the title")
  func error() throws {
    let ui = ViewHost(Failing())

    #expect(ui.alert?.title == "problem 9")
    try ui.alert?.tap("OK")

    #expect(ui.alert == nil)
  }

  @Test("an alert is an alert dialog with a name and a description")
  func semantics() throws {
    model.isShown = true

    let nodes = Replica(html: ui.html).nodes
    let dialog = try #require(nodes.values.first { $0.attributes["role"] == "alertdialog" })
    let title = nodes.values.first {
      $0.attributes["id"] == dialog.attributes["aria-labelledby"]
    }
    #expect(dialog.tag == "dialog")
    #expect(title?.text == "Delete?")
    #expect(nodes.values.contains { $0.attributes["id"] == dialog.attributes["aria-describedby"] })
  }

  // Covers: .fullScreenCover, .popover
  @Test("a cover is closed by its content only, a popover like a sheet")
  func covers() throws {
    let ui = ViewHost(Covers())
    try ui.find(button: "cover").tap()
    #expect(throws: ActionError.self) { try ui.sheet?.dismiss() }
    try ui.find(button: "uncover").tap()
    #expect(ui.sheet == nil)
    try ui.find(button: "pop").tap()

    try ui.sheet?.dismiss()

    #expect(ui.sheet == nil)
  }

  // Covers: .interactiveDismissDisabled
  @Test("content can forbid that a sheet is closed from outside")
  func interactiveDismiss() throws {
    let ui = ViewHost(Covers())
    try ui.find(button: "guard").tap()
    #expect(throws: ActionError.self) { try ui.sheet?.dismiss() }
    #expect(ui.findAll(button: "Close").isEmpty)

    try ui.find(button: "free").tap()
    try ui.sheet?.dismiss()

    #expect(ui.sheet == nil)
  }
}
