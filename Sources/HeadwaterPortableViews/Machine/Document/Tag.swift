/// The elements that the document is made of: a closed set, so that no text becomes a name.
package enum Tag: String {
  case a, button, dialog, div, fieldset, form, h1, header, hr, img, input, label, legend, li, main
  case optgroup, option, p, path, progress, section, select, span, svg, textarea, ul

  /// Whether the element has no content and no end.
  package var isVoid: Bool {
    switch self {
    case .hr, .img, .input: true
    default: false
    }
  }
}
