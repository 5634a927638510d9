import HeadwaterUITesting
import HeadwaterViews
import Testing

@MainActor @Observable private final class Settings {
  var isOn = false
  var level = 0.25
  var count = 1
  var size: Size = .small
  var optional: Size?
  var text = "one\ntwo"
  var date = Date(timeIntervalSince1970: 0)
  var number = 1.5
  /// Whether changes are refused.
  var isFrozen = false

  enum Size: String, CaseIterable, Identifiable { case small, large; var id: Self { self } }
}

private struct Controls: View {
  @Bindable var settings: Settings

  var body: some View {
    Form {
      Toggle("Wi-Fi", isOn: $settings.isOn)
      Toggle(
        "Frozen",
        isOn: Binding(
          get: { settings.isOn },
          set: { if !settings.isFrozen { settings.isOn = $0 } }))
      Slider(value: $settings.level, in: 0...1) { Text("Level") }
      Stepper("Count \(settings.count)", value: $settings.count, in: 0...2)
      Picker("Size", selection: $settings.size) {
        ForEach(Settings.Size.allCases) { Text($0.rawValue) }
      }
      Picker("Kind", selection: $settings.optional) {
        Text("none").tag(Settings.Size?.none)
        Text("little").tag(Settings.Size.small)
        Label("much", systemImage: "plus").tag(Settings.Size?.some(.large))
      }
      .pickerStyle(.segmented)
      TextEditor(text: $settings.text).accessibilityLabel("Notes")
      DatePicker("Day", selection: $settings.date, displayedComponents: .date)
        .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
      TextField("Number", value: $settings.number, format: .number)
      ProgressView("Loading", value: settings.level)
    }
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}

@MainActor
@Suite struct ControlTests {
  private let settings = Settings()
  private let ui: ViewHost

  init() {
    ui = ViewHost(Controls(settings: settings))
  }

  @Test("a toggle changes its binding, and shows what the model says")
  func toggle() throws {
    let toggle = try ui.find(toggle: "Wi-Fi")
    try toggle.toggle()
    #expect(settings.isOn)
    #expect(toggle.isOn)
    settings.isOn = false
    #expect(!toggle.isOn)
  }

  @Test("a toggle whose change the model refuses is put back")
  func refusedToggle() throws {
    settings.isFrozen = true
    let toggle = try ui.find(toggle: "Frozen")
    try toggle.toggle()
    #expect(!settings.isOn)
    #expect(!toggle.isOn)
    #expect(
      ui.operations == [.setProperty(element: toggle.identifier, name: "checked", false)])
  }

  @Test("an accepted change of a toggle sends only other changes to the client")
  func silentToggle() throws {
    try ui.find(toggle: "Wi-Fi").toggle()
    #expect(ui.operations.count == 1, "the other toggle alone")
  }

  // Covers: Slider
  @Test("a slider sets its value, and refuses what is out of bounds")
  func slider() throws {
    let slider = try ui.find(slider: "Level")
    #expect(slider.value == "0.25")
    try slider.set(0.75)
    #expect(settings.level == 0.75)
    #expect(throws: ActionError.self) { try slider.set(7) }
    #expect(settings.level == 0.75)
    #expect(slider.value == "0.75")
  }

  // Covers: Stepper
  @Test("a stepper goes step by step, and no further than its bounds")
  func stepper() throws {
    try ui.find(stepper: "Count 1").increment()
    #expect(settings.count == 2)
    #expect(throws: ActionError.self) { try ui.find(stepper: "Count 2").increment() }
    try ui.find(stepper: "Count 2").decrement()
    #expect(settings.count == 1)
  }

  // Covers: Picker
  @Test("a picker of a ForEach selects by the elements' ids")
  func picker() throws {
    let picker = try ui.find(picker: "Size")
    #expect(picker.choices == ["small", "large"])
    #expect(picker.selection == "small")
    try picker.select("large")
    #expect(settings.size == .large)
    #expect(picker.selection == "large")
    #expect(throws: ActionError.self) { try picker.select("huge") }
  }

  // Covers: .pickerStyle, .tag
  @Test("a name that a modifier gives a picker replaces its label")
  func pickerName() throws {
    let picker = Picker("Genre", selection: .constant("a")) { Text("A").tag("a") }
    let host = ViewHost(picker.accessibilityLabel("Kind of film"))
    #expect(try host.find(picker: "Kind of film").choices == ["A"])
    #expect(throws: (any Error).self) { try host.find(picker: "Genre") }
  }

  @Test("a segmented picker of an optional takes tags of the wrapped type, too")
  func segments() throws {
    let picker = try ui.find(picker: "Kind")
    #expect(picker.selection == "none")
    try picker.select("little")
    #expect(settings.optional == .small)
    try picker.select("much")
    #expect(settings.optional == .large)
    try picker.select("none")
    #expect(settings.optional == nil)
  }

  // Covers: TextEditor
  @Test("an editor keeps line breaks")
  func editor() throws {
    let editor = try ui.find(textField: "Notes")
    #expect(editor.value == "one\ntwo")
    #expect(ui.html.contains("\none\ntwo</textarea>"))
    try editor.replace(with: "\nthree")
    #expect(settings.text == "\nthree")
  }

  @Test("a date picker reads and writes days")
  func date() throws {
    let picker = try ui.find(datePicker: "Day")
    #expect(picker.value == "1970-01-01")
    try picker.set(date: "2024-02-29")
    #expect(settings.date == Date(timeIntervalSince1970: 1_709_164_800))
    #expect(throws: ActionError.self) { try picker.set(date: "2023-02-30") }
    #expect(picker.value == "2024-02-29")
  }

  @Test("a date can be changed and not cleared, and the browser is told")
  func requiredDate() throws {
    let picker = try ui.find(datePicker: "Day")
    #expect(ui.html.contains("type=\"date\" required "))
    #expect(throws: ActionError.self) { try picker.set(date: "") }
    #expect(picker.value == "1970-01-01")
  }

  @Test("a field of a number keeps what cannot be read, and leaves the number alone")
  func number() throws {
    let field = try ui.find(textField: "Number")
    try field.replace(with: "2.")
    #expect(settings.number == 2)
    #expect(field.value == "2.")
    try field.replace(with: "x")
    #expect(settings.number == 2)
    #expect(field.value == "x")
    settings.number = 3
    #expect(field.value == "3")
  }

  // Covers: ProgressView
  @Test("the outline reads every control with its label and value")
  func outline() {
    #expect(
      ui.outline == """
        toggle "Wi-Fi" value "off"
        toggle "Frozen" value "off"
        slider "Level" value "0.25"
        group "Count 1"
          button "Decrement"
          button "Increment"
        picker "Size" value "small"
        picker "Kind" value "none"
          choice "none" value "on"
          choice "little" value "off"
          choice "much" value "off"
        text field "Notes" value "one\ntwo"
        date "Day" value "1970-01-01"
        text field "Number" value "1.5"
        progress indicator "Loading" value "0.25"
        """)
  }
}

private struct Described: View {
  @State private var isOn = true
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Toggle("Plain", isOn: $isOn)
    Toggle("Styled", isOn: $isOn).toggleStyle(Word()).disabled(true)
    Label("Title", systemImage: "star").labelStyle(.iconOnly)
    ProgressView(value: 0.5).progressViewStyle(Percent())
    DisclosureGroup("More") { Text("hidden so far") }
    Menu("Actions") { Button("Copy") { isOn = false } }
  }
}

private struct Word: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Button(isEnabled ? "can" : "cannot") { configuration.isOn.toggle() }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
  }
}

@MainActor
@Suite struct StyledControlTests {
  private let ui = ViewHost(Described())

  // Covers: ToggleStyle, .toggleStyle, ProgressViewStyle, .progressViewStyle
  @Test("a custom style makes the view of a control, and reads the environment")
  func styles() throws {
    #expect(!(try ui.find(button: "cannot").isEnabled))
    #expect(ui.texts.contains("50 percent"))
  }

  // Covers: .labelStyle
  @Test("an icon without a visible title still has an accessible name")
  func iconOnly() throws {
    _ = try ui.find(text: "Title")
    #expect(ui.html.contains("only-read"))
  }

  // Covers: DisclosureGroup
  @Test("a disclosure group shows its content on demand")
  func disclosure() throws {
    #expect(ui.findAll(text: "hidden so far").isEmpty)
    try ui.find(button: "More").tap()
    _ = try ui.find(text: "hidden so far")
    try ui.find(button: "More").tap()
    #expect(ui.findAll(text: "hidden so far").isEmpty)
  }

  @Test("a menu opens as a dialog, and its buttons close it")
  func menu() throws {
    try ui.find(button: "Actions").tap()
    try #require(ui.sheet).find(button: "Copy").tap()
    #expect(ui.sheet == nil)
    #expect(!(try ui.find(toggle: "Plain").isOn))
  }

  @Test("the escape key closes a menu")
  func escape() throws {
    try ui.find(button: "Actions").tap()
    try ui.press(.escape)
    #expect(ui.sheet == nil)
  }
}
