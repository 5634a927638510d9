import Headwater
import HeadwaterViews

extension Text {
  /// Makes a text of a state, in the person's language.
  ///
  /// ```swift
  /// Text(store.title)
  /// ```
  @_disfavoredOverload
  public init(_ state: TextState) {
    // Disfavoured, since `Text("literal")` means a key of the view layer.
    self = state.text
  }
}

extension TextState {
  var text: Text {
    switch content {
    case .verbatim(let text):
      return Text(verbatim: text)
    case .localized(let parts):
      var key = LocalizedStringKey.StringInterpolation(
        literalCapacity: 0, interpolationCount: parts.count)
      for part in parts {
        switch part {
        case .literal(let text): key.appendLiteral(text)
        case .text(let text): key.appendInterpolation(text)
        case .integer(let number): key.appendInterpolation(number)
        case .number(let number): key.appendInterpolation(number)
        }
      }
      return Text(LocalizedStringKey(stringInterpolation: key))
    }
  }
}
