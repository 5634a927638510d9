import HeadwaterUI

/// Every control on a few screens: what there is, and how it looks.
struct Gallery: View {
  var body: some View {
    List {
      Section {
        NavigationLink("Controls") { GalleryControls() }
        NavigationLink("Pickers and dates") { GalleryPickers() }
        NavigationLink("Buttons and menus") { GalleryButtons() }
        NavigationLink("Texts and images") { GalleryTexts() }
        NavigationLink("Lists") { GalleryLists() }
        NavigationLink("Tabs") { GalleryTabs() }
        NavigationLink("Layout and shapes") { GalleryShapes() }
      }
    }
    .navigationTitle("Gallery")
  }
}

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
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text("Ada Lovelace"))
          .focused($isNameFocused)
          .onSubmit { isNameFocused = false }
        SecureField("Password", text: .constant(""))
        TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad)
        TextField("Disabled", text: .constant("cannot be changed")).disabled(true)
        TextEditor(text: $notes).accessibilityLabel("Notes")
      } header: {
        Text("Fields")
      } footer: {
        Text("A footer describes the fields of its section.")
      }
      Section("Switches") {
        Toggle("Switch", isOn: $isOn)
        Toggle("Button", isOn: $isPressed).toggleStyle(.button)
        Toggle("Disabled", isOn: .constant(true)).disabled(true)
        if isOn { Toggle("Only while the first is on", isOn: $isChecked) }
      }
      Section("Numbers") {
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
      Section("More") {
        LabeledContent("Version", value: "1.0")
        DisclosureGroup("Details") { Text("Shown on demand.") }
        GroupBox("Box") { Text("A box around views.") }
      }
    }
    .navigationTitle("Controls")
  }
}

struct GalleryPickers: View {
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  @State private var size = Size.medium
  @State private var color: String?
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Form {
      Section("Menu") {
        Picker("Size", selection: $size) { sizes }
        Picker("Color", selection: $color) {
          Text("None").tag(String?.none)
          ForEach(["Red", "Green"], id: \.self) { Text($0).tag(Optional($0)) }
        }
      }
      Section("Segments") {
        Picker("Size", selection: $size) { sizes }.pickerStyle(.segmented)
      }
      Section("Inline") {
        Picker("Size", selection: $size) { sizes }.pickerStyle(.inline)
      }
      Section("Dates") {
        DatePicker("Both", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      }
      Section { Text("\(size.rawValue), \(color ?? "no color")") }
    }
    .navigationTitle("Pickers and dates")
  }

  private var sizes: some View {
    ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
  }
}

struct GalleryButtons: View {
  @State private var last = "nothing yet"
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isChoiceShown = false

  var body: some View {
    Form {
      Section("Styles") {
        HStack {
          Button("Automatic") { last = "automatic" }.buttonStyle(.borderless)
          Button("Bordered") { last = "bordered" }.buttonStyle(.bordered)
        }
        HStack {
          Button("Prominent") { last = "prominent" }.buttonStyle(.borderedProminent)
          Button("Disabled") { last = "disabled" }.buttonStyle(.bordered).disabled(true)
        }
        Button("Destructive", role: .destructive) { last = "destructive" }
        Button {
          last = "label"
        } label: {
          Label("With a label", systemImage: "heart")
        }
        Button("Tinted") { last = "tinted" }.buttonStyle(.bordered).tint(.purple)
      }
      Section("Menus") {
        Menu("Actions") {
          Button("Copy") { last = "copy" }
          Button("Delete", role: .destructive) { last = "delete" }
        }
        Text("A view with a menu").contextMenu { Button("Rename") { last = "rename" } }
        Text("A view to tap").onTapGesture { last = "tap" }
      }
      Section("Presentations") {
        Button("Show a sheet") { isSheetShown = true }
        Button("Show an alert") { isAlertShown = true }
        Button("Show a choice") { isChoiceShown = true }
      }
      Section { Text("Last: \(last)") }
    }
    .navigationTitle("Buttons and menus")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Add") { last = "add" } }
      ToolbarItem(placement: .bottomBar) { Text("In the bar below") }
    }
    .sheet(isPresented: $isSheetShown) { Text("In a sheet").font(.title) }
    .alert("Really?", isPresented: $isAlertShown) {
      Button("Yes") { last = "yes" }
      Button("No", role: .cancel) {}
    } message: {
      Text("An alert asks something.")
    }
    .confirmationDialog("Which one?", isPresented: $isChoiceShown, titleVisibility: .visible) {
      Button("This one") { last = "this" }
      Button("None", role: .destructive) { last = "none" }
    }
  }
}
