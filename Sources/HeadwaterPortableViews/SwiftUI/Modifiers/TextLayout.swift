/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

/// The layout of the texts in a view, apart from font and colour.
struct TextLayout: Equatable {
  var alignment: TextAlignment?
  var lineLimit: Int?
  var textCase: Text.Case?
  var lineSpacing: CGFloat?
  var tracking: CGFloat?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var isMonospaced: Bool?
  var hasEqualDigits: Bool?
  var design: Font.Design?

  func declare(_ style: inout StyleDeclarations) {
    if let alignment { style.add("text-align", alignment.css) }
    if let lineLimit {
      style.add("display", "-webkit-box")
      style.add("-webkit-box-orient", "vertical")
      style.add("-webkit-line-clamp", "\(max(1, lineLimit))")
      style.add("overflow", "hidden")
    }
    if let textCase {
      style.add("text-transform", textCase == .uppercase ? "uppercase" : "lowercase")
    }
    if let lineSpacing { style.add("line-height", "calc(1.4em + \(lineSpacing.pixels))") }
    if let tracking { style.add("letter-spacing", tracking.pixels) }
    if isUnderlined == true || isStruckThrough == true {
      let lines = [
        isUnderlined == true ? "underline" : nil, isStruckThrough == true ? "line-through" : nil,
      ]
      style.add("text-decoration", lines.compactMap { $0 }.joined(separator: " "))
    }
    if hasEqualDigits == true { style.add("font-variant-numeric", "tabular-nums") }
    if let family = isMonospaced == true ? Font.Design.monospaced.family : design?.family {
      style.add("font-family", family)
    }
  }
}

enum TextLayoutKey: EnvironmentKey {
  static var defaultValue: TextLayout? { nil }
}

/// Changes one property of the layout of the texts in a view.
struct TextLayoutModifier<Value: Equatable> {
  let property: WritableKeyPath<TextLayout, Value>
  let value: Value
}

extension TextLayoutModifier: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    var layout = base.value(of: TextLayoutKey.self) ?? TextLayout()
    layout[keyPath: property] = value
    return base.setting(TextLayoutKey.self, to: layout)
  }

  func isSame(as other: Self) -> Bool { property == other.property && value == other.value }
}

extension Text {
  /// The case of the letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The part of a text that is left out if the text is too long.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}

extension View {
  /// Aligns the lines of the texts in the view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(TextLayoutModifier(property: \.alignment, value: alignment))
  }

  /// Limits the number of lines of each text in the view; nil for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(TextLayoutModifier(property: \.lineLimit, value: number))
  }

  /// Limits the number of lines of each text in the view.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(TextLayoutModifier(property: \.lineLimit, value: limit.upperBound))
  }

  /// Limits the number of lines of each text in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(TextLayoutModifier(property: \.lineLimit, value: limit.upperBound))
  }

  /// Does nothing: a text that is too long is always cut off at its end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    ignoring(.truncationMode)
  }

  /// Adds space between the lines of the texts in the view, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(TextLayoutModifier(property: \.lineSpacing, value: lineSpacing))
  }

  /// Adds space between the letters of the texts in the view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextLayoutModifier(property: \.tracking, value: tracking))
  }

  /// Adds space between the letters of the texts in the view, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextLayoutModifier(property: \.tracking, value: kerning))
  }

  /// Shows the texts in the view in upper or lower case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(TextLayoutModifier(property: \.textCase, value: textCase))
  }

  /// Underlines the texts in the view.
  ///
  /// - Partial: it ignores the pattern and the colour.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextLayoutModifier(property: \.isUnderlined, value: isActive))
  }

  /// Strikes through the texts in the view.
  ///
  /// - Partial: it ignores the pattern and the colour.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextLayoutModifier(property: \.isStruckThrough, value: isActive))
  }

  /// Gives all digits in the view the same width.
  nonisolated public func monospacedDigit() -> some View {
    modifier(TextLayoutModifier(property: \.hasEqualDigits, value: true))
  }

  /// Gives all letters in the view the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextLayoutModifier(property: \.isMonospaced, value: isActive))
  }

  /// Sets the shape of the letters in the view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(TextLayoutModifier(property: \.design, value: design))
  }

  /// Sets whether a person can select the texts in the view.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    decorated(
      .style(
        .effect, [StyleDeclaration(.userSelect, S.allowsSelection ? "text" : "none")]))
  }
}

extension Text {
  /// The style of a line through or below a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line; a browser draws all of them solid.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
  }
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Texts can be selected.
  public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Texts cannot be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
