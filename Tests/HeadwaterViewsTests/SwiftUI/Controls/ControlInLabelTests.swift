import HeadwaterUITesting
import HeadwaterViews
import Testing

@testable import HeadwaterPortableViews

// Seven outer controls by seven inner ones: one matrix in one file.

@Observable @MainActor private final class Model {
  var hasControl = true
  var isOn = false
  var isEnabled = true
  var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A kind of control whose label can be any views, here with a control inside.
private enum Outer: String, CaseIterable {
  case button, styled, navigationLink, valueLink, link, menu, disclosure

  var role: AccessibleRole {
    switch self {
    case .navigationLink, .valueLink, .link: .link
    default: .button
    }
  }
}

private enum Inner: String, CaseIterable {
  case button, toggle, link, menu, field, navigationLink, stepper

  var role: AccessibleRole {
    switch self {
    case .button, .menu: .button
    case .toggle: .toggle
    case .link, .navigationLink: .link
    case .field: .textField
    case .stepper: .group
    }
  }
}

private struct Pair: View {
  let outer: Outer
  let inner: Inner
  @Bindable var model: Model
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack { control }
        .disabled(!model.isEnabled)
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
  }

  @ViewBuilder private var control: some View {
    switch outer {
    case .button:
      Button {
        model.log.append("outer")
      } label: {
        label
      }
    case .styled:
      Button {
        model.log.append("outer")
      } label: {
        label
      }.buttonStyle(Framed())
    case .navigationLink:
      NavigationLink {
        Text("screen 1")
      } label: {
        label
      }
    case .valueLink: NavigationLink(value: 1) { label }
    case .link: Link(destination: URL(string: "https://example.org/outer")!) { label }
    case .menu:
      Menu {
        Button("choice") {}
      } label: {
        label
      }
    case .disclosure:
      DisclosureGroup {
        Text("opened")
      } label: {
        label
      }
    }
  }

  private var label: some View {
    HStack {
      Text("Order")
      if model.hasControl { control(inner) }
    }
  }

  @ViewBuilder private func control(_ inner: Inner) -> some View {
    switch inner {
    case .button: Button("Inner") { model.log.append("inner") }
    case .toggle: Toggle("Inner", isOn: $model.isOn)
    case .link: Link("Inner", destination: URL(string: "https://example.org/inner")!)
    case .menu: Menu("Inner") { Button("inner choice") {} }
    case .field: TextField("Inner", text: $text)
    case .navigationLink: NavigationLink("Inner", value: 2)
    case .stepper: Stepper("Inner", value: $count)
    }
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

@MainActor
@Suite("Controls in the labels of other controls") struct ControlInLabelTests {
  private let model = Model()

  private func host(_ outer: Outer, _ inner: Inner) -> ViewHost {
    ViewHost(Pair(outer: outer, inner: inner, model: model))
  }

  // Covers: Button, Menu, Link, NavigationLink, DisclosureGroup
  @Test(
    "both controls are in the outline and are reached by the tab key, and neither contains the other"
  )
  func reachable() throws {
    for outer in Outer.allCases {
      for inner in Inner.allCases {
        let ui = host(outer, inner)
        let comment: Comment = "\(outer) around \(inner)"
        #expect(ui.findAll(role: outer.role, "Order").count == 1, comment)
        #expect(ui.findAll(role: inner.role, "Inner").count == 1, comment)
        #expect(nestedControls(in: ui) == [], comment)
        #expect(ui.tabOrder.first == "\(outer.role.rawValue) \"Order\"", comment)
        #expect(ui.tabOrder.count == (inner == .stepper ? 3 : 2), comment)
        #expect(ui.issues == [], comment)
      }
    }
  }

  @Test("the inner control acts alone, and the rest of the label belongs to the outer one")
  func acts() throws {
    for outer in [Outer.button, .styled] {
      let ui = host(outer, .button)
      try ui.find(button: "Inner").tap()
      #expect(model.take() == ["inner"])
      try ui.find(text: "Order").tap()
      #expect(model.take() == ["outer"])
      try ui.find(button: "Order").tap()
      #expect(model.take() == ["outer"])
    }
    let screens = host(.navigationLink, .toggle)
    try screens.find(toggle: "Inner").tap()
    #expect(model.isOn)
    #expect(!screens.texts.contains("screen 1"))
    try screens.find(link: "Order").tap()
    #expect(screens.texts.contains("screen 1"))
    let menu = host(.menu, .button)
    try menu.find(button: "Inner").tap()
    #expect(menu.sheet == nil)
    try menu.find(text: "Order").tap()
    #expect(menu.sheet != nil)
    let values = host(.valueLink, .navigationLink)
    try values.find(link: "Inner").tap()
    #expect(values.texts.contains("screen 2"))
  }

  @Test("a link inside a link: each has its own address")
  func addresses() throws {
    let html = host(.link, .link).html
    for name in ["inner", "outer"] { #expect(html.contains("https://example.org/\(name)")) }
    let ui = host(.link, .button)
    #expect(throws: ActionError.self) { try ui.find(text: "Order").tap() }
    try ui.find(button: "Inner").tap()
    #expect(model.take() == ["inner"])
  }

  @Test(
    "a click on a switch in the label, which hears none itself, is not one on the outer control")
  func switchInside() throws {
    let graph = ViewGraph(
      root: Button {
        model.log.append("outer")
      } label: {
        Toggle("a", isOn: .constant(true))
      })
    graph.start()
    let listening = Replica(html: graph.html).nodes.filter {
      $0.value.attributes["data-on"] == "click"
    }
    let container = try #require(listening.first { $0.value.tag == "div" }?.key)
    #expect(
      graph.handle(Event(element: container, kind: .click, value: "inside"))
        == .dropped(reason: "the click was one on a control inside"))
    #expect(graph.handle(Event(element: container, kind: .click)) == .handled)
    #expect(model.take() == ["outer"])
    graph.stop()
  }

  @Test("a control that comes or goes changes the outer one, in copies of the document, too")
  func changes() throws {
    for outer in Outer.allCases {
      model.hasControl = false
      let ui = host(outer, .button)
      var replica = Replica(html: ui.html)
      #expect(!ui.html.contains(#"class="press""#), "\(outer)")
      for hasControl in [true, false, true] {
        model.hasControl = hasControl
        replica.apply(ui.operations)
        #expect(replica.nodes == Replica(html: ui.html).nodes, "\(outer)")
        #expect(ui.html.contains(#"class="press""#) == hasControl, "\(outer)")
        #expect(nestedControls(in: ui) == [], "\(outer)")
        #expect(ui.findAll(role: outer.role, "Order").count == 1, "\(outer)")
        #expect(ui.findAll(button: "Inner").count == (hasControl ? 1 : 0), "\(outer)")
      }
      try ui.find(button: "Inner").tap()
      #expect(model.take() == ["inner"])
    }
  }

  @Test("both are disabled together")
  func disabled() throws {
    for outer in Outer.allCases {
      let ui = host(outer, .button)
      model.isEnabled = false
      #expect(ui.tabOrder == [], "\(outer)")
      #expect(throws: ActionError.self, "\(outer)") { try ui.find(text: "Order").tap() }
      model.isEnabled = true
      #expect(ui.tabOrder.count == 2, "\(outer)")
    }
    #expect(model.take() == [])
  }

  @Test("a label, an identifier and traits of the outer control do not apply to the inner one")
  func given() throws {
    let ui = ViewHost(
      Button {
      } label: {
        HStack {
          Text("Order")
          Button("Inner") {}
        }
      }
      .accessibilityLabel("Open").accessibilityIdentifier("outer"))
    #expect(ui.outline == "button \"Open\"\ntext \"Order\"\nbutton \"Inner\"")
    #expect(try ui.find(identifier: "outer").isEnabled)
  }

  @Test(
    "a button in the label of a switch or a field is reached by keyboard, and does not change the switch or field"
  )
  func labelsOfInputs() throws {
    let labels: [AnyView] = [
      AnyView(
        Toggle(isOn: .constant(false)) {
          Text("a"); inner
        }),
      AnyView(
        Slider(value: .constant(0.5)) {
          Text("a"); inner
        }),
      AnyView(
        DatePicker(selection: .constant(.now)) {
          Text("a"); inner
        }),
      AnyView(
        Picker(selection: .constant(1)) {
          Text("b").tag(1)
        } label: {
          Text("a"); inner
        }),
      AnyView(
        Form {
          Section {
            Text("row")
          } header: {
            Text("a"); inner
          }
        }),
      AnyView(
        Stepper(value: .constant(1)) {
          Text("a"); inner
        }),
    ]
    for label in labels {
      let ui = ViewHost(label)
      #expect(ui.tabOrder.contains(#"button "Inner""#), "\(ui.html)")
      try ui.find(button: "Inner").tap()
      #expect(model.take() == ["inner"])
      // A label names the first input in it. A button would be such an input.
      #expect(!labelsWithButton(in: ui))
    }
  }

  private var inner: some View { Button("Inner") { model.log.append("inner") } }

  private func labelsWithButton(in ui: ViewHost) -> Bool {
    let replica = Replica(html: ui.html)
    func hasButton(_ node: Replica.Node) -> Bool {
      node.children.compactMap { replica.nodes[$0] }.contains {
        $0.tag == "button" || hasButton($0)
      }
    }
    return replica.nodes.values.contains { $0.tag == "label" && hasButton($0) }
  }

  /// Returns the controls that contain another control.
  private func nestedControls(in ui: ViewHost) -> [String] {
    let replica = Replica(html: ui.html)
    func isControl(_ node: Replica.Node) -> Bool {
      ["a", "button", "input", "select", "textarea"].contains(node.tag)
        || node.attributes["role"] == "button" || node.attributes["tabindex"] == "0"
    }
    func holdsControl(_ node: Replica.Node) -> Bool {
      node.children.compactMap { replica.nodes[$0] }.contains { isControl($0) || holdsControl($0) }
    }
    return replica.nodes.values.filter { isControl($0) && holdsControl($0) }.map(\.tag)
  }
}
