/// The elements that the document is made of: a closed set, so that no text becomes a name.
enum Tag: String {
  case a, button, dialog, div, fieldset, form, h1, header, hr, input, label, legend, li, main
  case p, progress, section, span, ul

  /// Whether the element has no content and no end.
  var isVoid: Bool {
    switch self {
    case .hr, .input: true
    default: false
    }
  }
}

/// The attributes that elements have: a closed set, so that no text becomes a name.
package enum AttributeName: String, Sendable {
  case ariaDescribedBy = "aria-describedby"
  case ariaDescription = "aria-description"
  case ariaHidden = "aria-hidden"
  case ariaLabel = "aria-label"
  case ariaLabelledBy = "aria-labelledby"
  case ariaLevel = "aria-level"
  case ariaLive = "aria-live"
  case autocapitalize
  case autocomplete
  case autocorrect
  case `class`
  case dataAutofocus = "data-autofocus"
  case dataChrome = "data-chrome"
  case dataFrom = "data-from"
  case dataIdentifier = "data-identifier"
  case dataKey = "data-k"
  case dataModal = "data-modal"
  case dataOn = "data-on"
  case disabled
  case enterKeyHint = "enterkeyhint"
  case hidden
  case href
  case id
  case inputMode = "inputmode"
  case max
  case maxLength = "maxlength"
  case noValidate = "novalidate"
  case placeholder
  case rel
  case role
  case spellcheck
  case tabIndex = "tabindex"
  case target
  case type
  case value
}
