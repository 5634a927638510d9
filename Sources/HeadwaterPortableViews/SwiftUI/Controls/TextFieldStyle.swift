/// How the text fields in a view look.
public protocol TextFieldStyle {
  /// Which of the built-in styles this is.
  var kind: TextFieldStyleKind { get }
}

/// The looks that text fields have; made by the styles in this module only.
public struct TextFieldStyleKind: Equatable, Sendable {
  let isPlain: Bool
  /// Whether the look is not another than that of fields without a style.
  var isIgnored = false

  static let bordered = TextFieldStyleKind(isPlain: false)
  static let roundedBorder = TextFieldStyleKind(isPlain: false, isIgnored: true)
  static let plain = TextFieldStyleKind(isPlain: true)
}

enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldStyleKind { .bordered }
}

/// The look of the place that a field is in.
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
  /// The look of the place that a field is in.
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
  /// Sets how the text fields in the view look.
  ///
  /// - Partial: fields have a rounded border unless they are plain, so that asking for it does nothing.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environmentValue(TextFieldStyleKey.self, style.kind)
      .ignoring(style.kind.isIgnored ? .roundedBorder : nil)
  }
}
