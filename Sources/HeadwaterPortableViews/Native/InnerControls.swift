// Controls and gestures use these members to find the controls and names inside a view.

extension Element {
  /// Whether a person can use the element by itself.
  var isControl: Bool {
    switch kind {
    case .a, .button, .input, .select, .textarea: true
    default: owner is ControlNode || attribute(.role) == "button" || has(.tabIndex)
    }
  }

  /// The outermost controls inside the element. Presses and dialogs are left out.
  var innerControls: [Element] {
    children.flatMap { child in
      child.attribute(.class) == "press" || child.kind == .dialog
        ? [] : child.isControl ? [child] : child.innerControls
    }
  }

  /// Whether the element contains a control and the control's label.
  private var isControlWithLabel: Bool {
    let name = attribute(.class)?.split(separator: " ").first ?? ""
    return kind == .label || ["field", "slider", "stepper", "toggle"].contains(name)
  }

  /// The elements inside that a screen reader reads, apart from controls and dialogs.
  var innerNames: [Element] {
    children.flatMap { child -> [Element] in
      if child.isControl || child.isControlWithLabel { return [] }
      if child.kind == .dialog || child.has(.ariaHidden) { return [] }
      let isRead = child.text?.isEmpty == false || child.has(.ariaLabel) || child.has(.alt)
      return isRead ? [child] : child.innerNames
    }
  }

  /// The elements that say what a row is about: its texts beside the controls, or else the controls that are named
  /// after their texts, or all that is in it.
  var rowNames: [Element] {
    let texts = innerNames.filter { $0.text?.isEmpty == false }
    if !texts.isEmpty { return texts }
    let controls = innerControls.filter { control in
      ![.input, .select, .textarea].contains(control.kind) && !control.has(.ariaLabel)
    }
    return controls.isEmpty ? [self] : controls
  }

  /// The ids of the elements. An element without an id gets one.
  static func ids(of elements: [Element]) -> String {
    for element in elements where !element.has(.id) { element.set(.id, to: "h\(element.id)") }
    return elements.compactMap { $0.attribute(.id) }.joined(separator: " ")
  }
}
