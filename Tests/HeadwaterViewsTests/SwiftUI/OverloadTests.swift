import HeadwaterUITesting
import HeadwaterViews
import Testing

@testable import HeadwaterPortableViews

private let morning = Date(timeIntervalSince1970: 1_773_010_800)

@Observable @MainActor private final class Model {
  var text = ""
  var one: String?
  var several: Set<String> = []
  var log: [String] = []
}

@MainActor
@Suite("Forms of SwiftUI that users paste") struct OverloadTests {
  private let model = Model()

  // Covers: Button
  @Test("a button with an icon goes by its title, and has its role")
  func icons() throws {
    let title = "Remove"
    let ui = ViewHost(
      VStack {
        Button("Add", systemImage: "plus") { model.log.append("add") }
        Button(title, systemImage: "trash", role: .destructive) { model.log.append("remove") }
      })
    try ui.find(button: "Add").tap()
    try ui.find(button: "Remove").tap()
    #expect(model.log == ["add", "remove"])
    #expect(ui.html.contains("destructive"))
  }

  @Test("days, times and the time between two are written as the person does")
  func dates() {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de-DE")
    values.timeZone = TimeZone(identifier: "Asia/Karachi")!
    values.calendar = Calendar(identifier: .gregorian)
    let ui = ViewHost(
      VStack {
        Text(morning, style: .date)
        Text(morning, style: .time)
        Text(morning...morning.addingTimeInterval(3_600))
        Text(DateInterval(start: morning, duration: 3_600))
      }, environment: values)
    #expect(ui.texts.first == "9. März 2026")
    #expect(ui.texts[1].hasSuffix("4:00"))
    #expect(ui.texts[2].contains("4:00") && ui.texts[2].contains("5:00"))
    #expect(!ui.texts[2].contains("2026"))
    #expect(ui.texts[3] == ui.texts[2])
  }

  @Test("an attributed string keeps its links, and refuses what could run a script")
  func attributed() {
    var text = AttributedString("read ")
    var link = AttributedString("this")
    link.link = URL(string: "https://example.org/a")
    text += link + AttributedString(" now")
    let ui = ViewHost(Text(text))
    #expect(ui.texts == ["read this now"])
    #expect(ui.outline.contains(#"link "this""#))
    #expect(ui.html.contains("https://example.org/a"))
    #expect(ViewHost(Text(AttributedString("plain"))).outline == #"text "plain""#)
    link.link = URL(string: "javascript:alert(1)")
    let unsafe = ViewHost(Text(link))
    #expect(!unsafe.html.contains("javascript"))
    #expect(unsafe.issues.count == 1)
  }

  // Covers: TextField
  @Test("a field tells when somebody begins to edit, ends, and presses the return key")
  func editing() throws {
    @Bindable var model = model
    let ui = ViewHost(
      VStack {
        TextField("Name", text: $model.text) {
          model.log.append($0 ? "begins" : "ends")
        } onCommit: {
          model.log.append("commits")
        }
        TextField("Other", text: $model.text, onCommit: { model.log.append("other") })
      })
    try ui.find(textField: "Name").focus()
    try ui.find(textField: "Name").type("a")
    try ui.find(textField: "Name").submit()
    try ui.find(textField: "Other").focus()
    try ui.find(textField: "Other").submit()
    #expect(model.text == "a")
    #expect(model.log == ["begins", "commits", "ends", "other"])
  }

  @Test("rows that are known by a part of their element can be selected")
  func selection() throws {
    @Bindable var model = model
    let one = ViewHost(List(["a", "b"], id: \.self, selection: $model.one) { Text($0) })
    try one.find(row: "b").tap()
    #expect(model.one == "b")
    let several = ViewHost(List(["a", "b"], id: \.self, selection: $model.several) { Text($0) })
    for name in ["a", "b"] { try several.find(row: name).tap() }
    #expect(model.several == ["a", "b"])
  }

  // Covers: .foregroundStyle
  @Test("the second and the third style stand for what is secondary and tertiary")
  func styles() {
    let rules = rules(of: Text("a").foregroundStyle(.red, .blue, .green))
    for rule in ["--secondary:var(--blue)", "--tertiary:var(--green)", "color:var(--red)"] {
      #expect(rules.contains(rule), "\(rules)")
    }
    #expect(
      self.rules(of: Text("a").foregroundStyle(.red, .blue)).contains("--secondary:var(--blue)"))
    let same = self.rules(of: Text("a").foregroundStyle(.red, .secondary))
    #expect(!same.contains("--secondary:var(--secondary)"))
  }

  private func rules(of view: some View) -> String {
    let graph = ViewGraph(root: view)
    defer { graph.stop() }
    return graph.rules.joined()
  }

  // Covers: ContentUnavailableView
  @Test("ContentUnavailableView has a title, a description and actions")
  func unavailable() throws {
    let ui = ViewHost(
      VStack {
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Later."))
        ContentUnavailableView {
          Label("No Net", systemImage: "wifi.slash")
        } description: {
          Text("Offline.")
        } actions: {
          Button("Try again") { model.log.append("again") }
        }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "tea")
      })
    try ui.find(button: "Try again").tap()
    #expect(model.log == ["again"])
    for text in ["No Mail", "Later.", "No Net", "Offline.", "No Results", "No Results for “tea”"] {
      #expect(ui.findAll(text: text).count == 1, "\(text)")
    }
  }

  // Covers: .labelsHidden
  @Test("labels that are hidden are still names")
  func labels() throws {
    let ui = ViewHost(
      VStack {
        Toggle("Switch", isOn: .constant(true)).labelsHidden()
        Stepper("Count", value: .constant(1)).labelsHidden()
      })
    #expect(try ui.find(toggle: "Switch").isOn)
    #expect(ui.findAll(role: .group, "Count").count == 1)
    #expect(ui.html.components(separatedBy: "labels-hidden").count == 3)
  }
}
