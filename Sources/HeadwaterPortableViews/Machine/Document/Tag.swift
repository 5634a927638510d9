/// The tags of elements. The set is closed, so no text can become a tag.
package enum Tag: String {
  case a, button, dialog, div, fieldset, form, h1, header, hr, iframe, img, input, label, legend, li
  case main, optgroup, option, p, path, progress, section, select, span, svg, textarea, ul

  /// Whether the element has no content and no end tag.
  package var isVoid: Bool {
    switch self {
    case .hr, .img, .input: true
    default: false
    }
  }
}
