/// What a text, or the environment around it, says about how text looks.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined = false
  var isStruckThrough = false
  var isMonospacedDigit = false
  /// Whether the text is code, by Markdown.
  var isCode = false
  /// Where the text leads, by Markdown.
  var link: String?
  var color: Color?

  /// Adds what this style says, and what the environment says where this style says nothing.
  @MainActor
  func declare(_ style: inout StyleDeclarations, in environment: EnvironmentEntry?) {
    (font ?? environment.value(of: FontKey.self))?.declare(&style)
    environment.value(of: TextLayoutKey.self)?.declare(&style)
    if let weight = weight ?? environment.value(of: FontWeightKey.self) {
      style.add("font-weight", weight.css)
    }
    if let isItalic = isItalic ?? environment.value(of: ItalicKey.self) {
      style.add("font-style", isItalic ? "italic" : "normal")
    }
    if isUnderlined || isStruckThrough {
      let lines = [isUnderlined ? "underline" : nil, isStruckThrough ? "line-through" : nil]
      style.add("text-decoration", lines.compactMap { $0 }.joined(separator: " "))
    }
    if isCode { style.add("font-family", "ui-monospace,Menlo,Consolas,monospace") }
    if isMonospacedDigit { style.add("font-variant-numeric", "tabular-nums") }
    if let paint = color?.css ?? environment.value(of: ForegroundKey.self) {
      if paint.contains("gradient(") {
        style.add("background", paint)
        style.add("background-clip", "text")
        style.add("color", "transparent")
      } else {
        style.add("color", paint)
      }
    }
  }
}

/// The style of a text, in an object of its own since few texts have one.
final class TextModifiers: Equatable, Sendable {
  let style: TextStyle
  /// The parts of a text that was put together of others; nearly always none.
  let runs: [Text]

  init(_ style: TextStyle, runs: [Text] = []) {
    self.style = style
    self.runs = runs
  }

  static func == (left: TextModifiers, right: TextModifiers) -> Bool {
    left === right || (left.style == right.style && left.runs == right.runs)
  }
}

extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Sets the colour of the text.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : nil } }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive ? true : nil } }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> Text { with { $0.isUnderlined = isActive } }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { with { $0.isMonospacedDigit = true } }

  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var style = modifiers?.style ?? TextStyle()
    change(&style)
    var text = self
    text.modifiers = TextModifiers(style, runs: modifiers?.runs ?? [])
    return text
  }
}

extension Text {
  /// Puts two texts together; each keeps its own style.
  public static func + (left: Text, right: Text) -> Text {
    var text = Text(content: left.content + right.content)
    text.modifiers = TextModifiers(TextStyle(), runs: left.parts + right.parts)
    return text
  }

  /// The texts that this one is put together of, as long as it has no style of its own.
  private var parts: [Text] {
    guard let modifiers, !modifiers.runs.isEmpty, modifiers.style == TextStyle() else {
      return [self]
    }
    return modifiers.runs
  }
}
