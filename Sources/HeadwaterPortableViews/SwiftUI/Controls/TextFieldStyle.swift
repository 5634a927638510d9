/// The look of the text fields in a view.
public protocol TextFieldStyle {
  /// The built-in style.
  var kind: TextFieldStyleKind { get }
}

/// The look of a text field. Only the styles in this module make one.
public struct TextFieldStyleKind: Equatable, Sendable {
  let isPlain: Bool
  /// Whether the look is the same as without a style.
  var isIgnored = false

  static let bordered = TextFieldStyleKind(isPlain: false)
  static let roundedBorder = TextFieldStyleKind(isPlain: false, isIgnored: true)
  static let plain = TextFieldStyleKind(isPlain: true)
}

enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldStyleKind { .bordered }
}

/// The default style of the field's place.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// A field with a border.
  public var kind: TextFieldStyleKind { .bordered }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// A field without a border.
  public var kind: TextFieldStyleKind { .plain }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// A field with a border.
  public var kind: TextFieldStyleKind { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of the field's place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of the text fields in the view.
  ///
  /// - Partial: all fields except plain ones have a rounded border; the rounded style changes nothing.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environmentValue(TextFieldStyleKey.self, style.kind)
      .ignoring(style.kind.isIgnored ? .roundedBorder : nil)
  }
}
