import HeadwaterUI

struct GalleryControls: View {
  @State private var name = ""
  @State private var notes = "Two\nlines"
  @State private var amount = 12.5
  @State private var isOn = true
  @State private var isChecked = false
  @State private var isPressed = true
  @State private var level = 0.4
  @State private var count = 2
  @FocusState private var isNameFocused: Bool

  var body: some View {
    GalleryParts {
      GallerySection("Fields", footer: "A footer describes the fields of its section.") {
        TextField("Name", text: $name, prompt: Text("Ada Lovelace"))
          .focused($isNameFocused)
          .onSubmit { isNameFocused = false }
        SecureField("Password", text: .constant(""))
        TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad)
        TextField("Disabled", text: .constant("cannot be changed")).disabled(true)
        TextEditor(text: $notes).accessibilityLabel("Notes")
      }
      GallerySection("Switches") {
        Toggle("Switch", isOn: $isOn)
        Toggle("Button", isOn: $isPressed).toggleStyle(.button)
        Toggle("Disabled", isOn: .constant(true)).disabled(true)
        if isOn { Toggle("Only while the first is on", isOn: $isChecked) }
      }
      GallerySection("Numbers") {
        Slider(value: $level) {
          Text("Level")
        } minimumValueLabel: {
          Image(systemName: "moon")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        Stepper("Count: \(count)", value: $count, in: 0...3)
        ProgressView("Progress", value: level)
        ProgressView("Loading")
        Gauge(value: level) {
          Text("Gauge")
        } currentValueLabel: {
          Text(level, format: .percent.precision(.fractionLength(0)))
        } minimumValueLabel: {
          Text("E")
        } maximumValueLabel: {
          Text("F")
        }
      }
      GallerySection("More") {
        LabeledContent("Version", value: "1.0")
        DisclosureGroup("Details") { Text("Shown on demand.") }
      }
      GallerySection("A box", in: .bare) {
        GroupBox("Box") { Text("A box around views.") }
      }
    }
    .navigationTitle("Controls")
  }
}
