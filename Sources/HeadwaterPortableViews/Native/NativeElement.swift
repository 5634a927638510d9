/// An element that a built-in view describes in its body: its tag, attributes and events.
///
/// Controls are composed of such elements. Their bodies therefore update when the values that they read
/// change, as every body does, and only differences from the former description reach the document.
struct NativeElement<Content: View> {
  var description: ElementDescription
  let content: Content

  nonisolated init(
    _ tag: Tag, _ className: String = "", @ViewBuilder content: () -> Content
  ) {
    description = ElementDescription(tag: tag, className: className)
    self.content = content()
  }
}

extension NativeElement where Content == EmptyView {
  nonisolated init(_ tag: Tag, _ className: String = "") {
    self.init(tag, className) { EmptyView() }
  }
}

/// The description of an element, apart from its content.
struct ElementDescription {
  let tag: Tag
  var className: String
  var attributes: [(name: AttributeName, value: String)] = []
  var properties: [(name: AttributeName, isOn: Bool)] = []
  var declarations: [StyleDeclaration] = []
  var motion: [StyleDeclaration] = []
  /// The value of an input; nil for elements without a value.
  var value: String?
  var text: String?
  var events: EventKinds = []
  var action: (@MainActor (Event) -> EventOutcome)?
  /// Whether the accessibility label is a text of the library, and is written in the language of the page.
  var hasOwnName = false
  /// Whether the content belongs to a control and can contain no other control.
  var isControl = false
  /// Whether accessibility attributes belong to the input inside.
  var isLabel = false
  /// Whether the first element inside names this one.
  var isNamedByFirstChild = false
  /// Whether the first element inside adds its text to the name of the last one, a button.
  var namesLastChildByFirst = false
  /// Whether the other elements inside, which are buttons, add the text of the first one to their names.
  var namesButtonsByContent = false
  /// Whether the first element inside names the input that is the last one.
  var namesInputByFirst = false
  /// Whether the element can be used even in a disabled view.
  var ignoresDisabling = false
  /// The modifiers that the element applies to itself.
  var fusable: DecorationStages = [.opacity, .effect]
  /// Adds values of the environment, such as fonts and colours, to the style.
  var inheritStyle: (@MainActor (inout StyleDeclarations, EnvironmentEntry?) -> Void)?
  /// Whether the element can have the focus that a `FocusState` describes.
  var isFocusable = false
  /// Whether the element shows a choice of the person.
  var isChoice = false
  /// Whether the choice is in a draft of the view's own.
  var isDraft = false
}

extension NativeElement {
  nonisolated func attribute(_ name: AttributeName, _ value: String?) -> Self {
    with { if let value { $0.attributes.append((name, value)) } }
  }

  /// Names the element by a text of the library.
  nonisolated func named(_ text: OwnText?) -> Self {
    with {
      guard let text else { return }
      $0.attributes.append((.ariaLabel, text.rawValue))
      $0.hasOwnName = true
    }
  }

  nonisolated func property(_ name: AttributeName, _ isOn: Bool) -> Self {
    with { $0.properties.append((name, isOn)) }
  }

  nonisolated func declaring(_ property: StyleProperty, _ value: String?) -> Self {
    with { if let value { $0.declarations.append(StyleDeclaration(property, value)) } }
  }

  nonisolated func moving(_ property: StyleProperty, _ value: String) -> Self {
    with { $0.motion.append(StyleDeclaration(property, value)) }
  }

  nonisolated func shown(_ value: String) -> Self { with { $0.value = value } }

  nonisolated func text(_ text: String) -> Self { with { $0.text = text } }

  nonisolated func on(
    _ events: EventKinds, _ action: @escaping @MainActor (Event) -> EventOutcome
  ) -> Self {
    with {
      $0.events = events
      $0.action = action
    }
  }

  nonisolated func onClick(_ action: @escaping @MainActor () -> Void) -> Self {
    on(.click) { _ in
      action()
      return .handled
    }
  }

  nonisolated func fusing(_ stages: DecorationStages) -> Self { with { $0.fusable = stages } }

  nonisolated func asControl() -> Self { with { $0.isControl = true } }

  nonisolated func asLabel() -> Self {
    with {
      $0.isControl = true
      $0.isLabel = true
    }
  }

  nonisolated func describingInput() -> Self { with { $0.isLabel = true } }

  nonisolated func namedByFirstChild() -> Self { with { $0.isNamedByFirstChild = true } }

  nonisolated func namingButtonsByContent() -> Self { with { $0.namesButtonsByContent = true } }

  nonisolated func namingLastChildByFirst() -> Self {
    with { $0.namesLastChildByFirst = true }
  }

  nonisolated func namingInputByContent() -> Self { with { $0.namesInputByFirst = true } }

  nonisolated func ignoringDisabling() -> Self { with { $0.ignoresDisabling = true } }

  nonisolated func inheriting(
    _ style: @escaping @MainActor (inout StyleDeclarations, EnvironmentEntry?) -> Void
  ) -> Self {
    with { $0.inheritStyle = style }
  }

  nonisolated func focusable() -> Self { with { $0.isFocusable = true } }

  /// Lets the choice come back after a reload if it belongs to a draft.
  nonisolated func choosing<Value>(_ value: Binding<Value>) -> Self {
    with {
      $0.isChoice = true
      $0.isDraft = value.location.isDraft
    }
  }

  /// Keeps browsers from restoring what somebody has chosen. They do not tell, of a slider or a colour, whether that or the
  /// person has changed it.
  nonisolated func notRestoredByBrowsers() -> Self { attribute(.autocomplete, "off") }

  private nonisolated func with(_ change: (inout ElementDescription) -> Void) -> Self {
    var element = self
    change(&element.description)
    return element
  }
}

extension NativeElement: View {
  typealias Body = Never

  static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    NativeNode(view.description, content: view.content, in: parent)
  }

  static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: NativeNode.self).update(to: view.description, content: view.content)
  }
}
