import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Model {
  var isShown = false
  var isOn = false
  var log: [String] = []
}

private struct Controls: View {
  let model: Model
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    @Bindable var model = model
    VStack {
      Button("button") { model.log.append("button") }
      Toggle("toggle", isOn: $model.isOn)
      TextField("field", text: $text)
      Picker("picker", selection: $count) { Text("0").tag(0) }
      Picker("segments", selection: $count) { Text("0").tag(0) }.pickerStyle(.segmented)
      Slider(value: .constant(0.5)) { Text("slider") }
      Stepper("stepper", value: $count)
      Link("link", destination: URL(string: "https://example.org")!)
      Text("with a [link](https://example.org)")
      Text("gesture").onTapGesture { model.log.append("gesture") }
      Menu("menu") { Button("choice") {} }
      DatePicker("date", selection: .constant(.now))
    }
  }
}

@MainActor
@Suite("Views that cannot be reached") struct ReachTests {
  private let model = Model()

  // Covers: .hidden, .opacity
  @Test("a hidden or fully transparent view is not read, found or used")
  func unseen() throws {
    let views: [AnyView] = [
      AnyView(Controls(model: model).hidden()), AnyView(Controls(model: model).opacity(0)),
      AnyView(Controls(model: model).padding().opacity(0)),
    ]
    for view in views {
      let ui = ViewHost(
        VStack {
          Text("shown")
          view
        })
      #expect(ui.outline == #"text "shown""#)
      #expect(ui.texts == ["shown"])
      #expect(ui.tabOrder == [])
      #expect(ui.findAll(button: "button").isEmpty)
      #expect(ui.html.contains("invisible"))
    }
    #expect(ViewHost(Controls(model: model).opacity(0.01)).tabOrder.isEmpty == false)
  }

  @Test("a view that becomes visible can be used")
  func becomesVisible() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        Button("button") { model.log.append("button") }.opacity(model.isShown ? 1 : 0)
      }
    }
    let ui = ViewHost(Screen(model: model))
    #expect(ui.outline.isEmpty)
    model.isShown = true
    let button = try ui.find(button: "button")
    try button.tap()
    #expect(model.log == ["button"])
    model.isShown = false
    #expect(throws: ActionError.self) { try button.tap() }
    #expect(model.log == ["button"])
  }

  // Covers: .allowsHitTesting
  @Test("a view without hit testing is read, but neither taps nor keys reach its controls")
  func untouchable() throws {
    let ui = ViewHost(Controls(model: model).allowsHitTesting(true).allowsHitTesting(false))
    #expect(ui.tabOrder == [])
    #expect(throws: ActionError.self) { try ui.find(button: "button").tap() }
    #expect(throws: ActionError.self) { try ui.find(toggle: "toggle").toggle() }
    #expect(throws: ActionError.self) { try ui.find(textField: "field").type("a") }
    #expect(throws: ActionError.self) { try ui.find(text: "gesture").tap() }
    #expect(throws: ActionError.self) { try ui.find(stepper: "stepper").increment() }
    #expect(model.log == [])
    #expect(!model.isOn)
    let free = ViewHost(Controls(model: model).allowsHitTesting(true))
    #expect(free.tabOrder.count == 13)
    try free.find(button: "button").tap()
    #expect(model.log == ["button"])
  }

  @Test("a tap on a view without hit testing reaches the view behind it")
  func through() throws {
    let ui = ViewHost(
      Button {
        model.log.append("button")
      } label: {
        Text("text").allowsHitTesting(false)
      })
    try ui.find(text: "text").tap()
    #expect(model.log == ["button"])
  }

  // Covers: Menu
  @Test("a choice in a menu within a menu closes both, and going back to the outer one does not")
  func nestedMenus() throws {
    let ui = ViewHost(
      Menu("outer") {
        Button("here") { model.log.append("here") }
        Menu("inner") { Button("there") { model.log.append("there") } }
      })
    try ui.find(button: "outer").tap()
    try ui.find(button: "inner").tap()
    try ui.sheet?.dismiss()
    #expect(ui.sheet?.outline.contains("here") == true)
    try ui.find(button: "inner").tap()
    try ui.find(button: "there").tap()
    #expect(model.log == ["there"])
    #expect(ui.sheet == nil)
  }

  @Test("a switch or a picker in a menu closes it, too")
  func choicesOfOtherKinds() throws {
    struct Screen: View {
      @State private var isOn = false
      @State private var size = 1
      var body: some View {
        Menu("menu") {
          Toggle("switch", isOn: $isOn)
          Menu("inner") {
            Picker("size", selection: $size) {
              Text("1").tag(1)
              Text("2").tag(2)
            }
          }
        }
      }
    }
    let ui = ViewHost(Screen())
    try ui.find(button: "menu").tap()
    try ui.find(toggle: "switch").toggle()
    #expect(ui.sheet == nil)
    try ui.find(button: "menu").tap()
    try ui.find(button: "inner").tap()
    try ui.find(picker: "size").select("2")
    #expect(ui.sheet == nil)
  }

  // Covers: Slider
  @Test("a slider goes by its label alone, and what stands at its ends is read beside it")
  func slider() throws {
    let ui = ViewHost(
      Slider(value: .constant(0.5), in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      })
    #expect(ui.outline == "text \"quiet\"\nslider \"Volume\" value \"0.5\"\ntext \"loud\"")
  }

  @Test("the name that a modifier gives a slider or a stepper comes before its label")
  func names() {
    let ui = ViewHost(
      VStack {
        Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityLabel("Loudness")
        Stepper("Count", value: .constant(1)).accessibilityLabel("Number")
      })
    #expect(ui.findAll(role: .slider, "Loudness").count == 1)
    #expect(ui.outline.contains("group \"Number\""))
    #expect(!ui.outline.contains("group \"Count\""))
  }

  @Test("outlines give names as they are read: a row's button with what its row says")
  func rowNames() throws {
    struct Rows: View {
      @State private var names = ["Milk", "Bread"]
      var body: some View {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
      }
    }
    let ui = ViewHost(Rows())
    #expect(ui.outline.contains(#"button "Delete Milk""#))
    #expect(ui.findAll(button: "Delete").count == 2)
    try ui.find(button: "Delete Bread").tap()
    #expect(ui.findAll(button: "Delete").count == 1)
  }

  @Test("a row's button has the text of the row, and not the names of its other controls")
  func rowOfControls() throws {
    struct Rows: View {
      @State private var isDone = false
      @State private var names = ["Milk"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            HStack {
              Button("Toggle") { isDone.toggle() }
                .accessibilityLabel("\(isDone ? "Done" : "Not done"): \(name)")
              if isDone {
                Text("Bought \(name)")
              } else {
                Button(name) {}
              }
            }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let ui = ViewHost(Rows())
    #expect(ui.outline.contains(#"button "Delete Milk""#))
    try ui.find(button: "Not done: Milk").tap()
    #expect(ui.outline.contains(#"button "Delete Bought Milk""#))
    try ui.find(button: "Delete Bought Milk").tap()
    #expect(ui.findAll(button: "Delete").isEmpty)
  }

  // Covers: Picker
  @Test("a selection without a choice is an issue, which names the type and not the value")
  func unknownSelection() throws {
    struct Screen: View {
      @State var drink: String? = "secret"
      @State var sizes = [1, 2]
      @State var size = 2
      var body: some View {
        Picker("Drink", selection: $drink) { Text("Tea").tag("tea") }
        Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text("\($0)") } }
        Button("other sizes") { (sizes, size) = ([3, 4], 3) }
        Button("none") { size = 9 }
      }
    }
    let ui = ViewHost(Screen(drink: "secret"))
    #expect(
      ui.issues == [
        """
        The selection of a Picker in Screen, a value of type Optional<String>, belongs to no choice, so \
        none is shown as selected. Give each choice a tag of exactly that type, \
        .tag(value as Optional<String>), one for each value that the selection can have.
        """
      ])
    let other = ViewHost(Screen(drink: "tea"))
    #expect(other.issues == [])
    try other.find(button: "other sizes").tap()
    #expect(other.issues == [])
    try other.find(button: "none").tap()
    #expect(other.issues.count == 1)
  }
}
