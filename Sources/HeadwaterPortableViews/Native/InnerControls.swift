// What a control, or a gesture on a view, has to know about the controls in the view.

extension Element {
  /// Whether a person can use the element by itself.
  var isControl: Bool {
    switch kind {
    case .a, .button, .input, .select, .textarea: true
    default: owner is ControlNode || attribute(.role) == "button" || has(.tabIndex)
    }
  }

  /// The outermost controls in here; the press of a gesture is none.
  var innerControls: [Element] {
    children.flatMap { child in
      child.attribute(.class) == "press" || child.kind == .dialog
        ? [] : child.isControl ? [child] : child.innerControls
    }
  }

  /// Whether the element is a control with its label around it or beside it.
  private var isControlWithLabel: Bool {
    let name = attribute(.class)?.split(separator: " ").first ?? ""
    return kind == .label || ["field", "slider", "stepper", "toggle"].contains(name)
  }

  /// What is read in here, apart from controls.
  var innerNames: [Element] {
    children.flatMap { child -> [Element] in
      if child.isControl || child.isControlWithLabel { return [] }
      if child.kind == .dialog || child.has(.ariaHidden) { return [] }
      let isRead = child.text?.isEmpty == false || child.has(.ariaLabel) || child.has(.alt)
      return isRead ? [child] : child.innerNames
    }
  }

  /// The ids of the elements, which get one if they have none.
  static func ids(of elements: [Element]) -> String {
    for element in elements where !element.has(.id) { element.set(.id, to: "h\(element.id)") }
    return elements.compactMap { $0.attribute(.id) }.joined(separator: " ")
  }
}
