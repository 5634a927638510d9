import HeadwaterPortableViews

/// The role of an element for assistive technology.
public enum AccessibleRole: String, Sendable, CaseIterable {
  /// A button.
  case button
  /// A link to another screen or page.
  case link
  /// A title.
  case heading
  /// A list of rows.
  case list
  /// A section, a stepper, or another group.
  case group
  /// A text, also inside a control.
  case text
  /// A sheet, an alert or a question.
  case dialog
  /// A line between parts.
  case separator
  /// A switch or a check box.
  case toggle
  /// A slider.
  case slider
  /// A picker.
  case picker
  /// A choice of a picker that shows all its choices.
  case choice
  /// A tab.
  case tab
  /// An image, or an element that is read as one.
  case image
  /// A date picker.
  case date
  /// A colour picker.
  case color
  /// A row of a list or a form.
  case row
  /// A text field.
  case textField = "text field"
  /// A field for a password.
  case secureField = "secure field"
  /// A progress indicator.
  case progress = "progress indicator"

  @MainActor
  init?(of element: Element) {
    switch (element.tag, element.attribute(.role)) {
    case (_, "link"), ("a", _): self = .link
    case (_, "tab"): self = .tab
    case (_, "button"), ("button", _): self = .button
    case (_, "heading"), ("h1", _): self = .heading
    case (_, "option"): self = .row
    case ("ul", _): self = .list
    case ("fieldset", _), (_, "group"): self = .group
    case (_, "radiogroup"), ("select", _): self = .picker
    // A text with an accessibility label is still a text.
    case ("span", "img") where element.text != nil || element.isTextOfParts: self = .text
    case ("dialog", _): self = .dialog
    case ("progress", _): self = .progress
    case ("hr", _): self = .separator
    case (_, "img"), ("img", _): self = .image
    case ("textarea", _): self = .textField
    case ("input", _):
      switch element.attribute(.type) {
      case "password": self = .secureField
      case "checkbox": self = .toggle
      case "radio": self = .choice
      case "range": self = .slider
      case "date", "time", "datetime-local": self = .date
      case "color": self = .color
      default: self = .textField
      }
    default:
      guard element.text != nil || element.isTextOfParts else { return nil }
      self = .text
    }
  }

  /// Whether elements inside are read separately.
  var hasContent: Bool {
    switch self {
    case .list, .group, .dialog, .row: true
    default: false
    }
  }
}
