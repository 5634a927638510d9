/// The style of a text. The environment supplies the values that it leaves out.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined = false
  var isStruckThrough = false
  var isMonospacedDigit = false
  /// Whether the text is code, by Markdown.
  var isCode = false
  /// The target of the link, by Markdown.
  var link: String?
  var color: Color?

  /// Adds the values of this style, and those of the environment for values that this style leaves out.
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

extension NativeElement {
  /// Makes the style follow the fonts and colours of the environment.
  nonisolated func withText() -> Self {
    inheriting { TextStyle().declare(&$0, in: $1) }
  }
}

/// The style of a text. It is a separate object because few texts have one.
final class TextModifiers: Equatable, Sendable {
  /// What only some of them have: a number in a text depends on the person, and has no style of its own.
  private final class Look: Sendable {
    let style: TextStyle
    let image: Image?

    init(_ style: TextStyle, _ image: Image?) {
      self.style = style
      self.image = image
    }
  }

  private let look: Look?
  /// The parts of a text that was joined from other texts; nearly always nil.
  let joined: JoinedText?
  /// The shown text if it depends on the person.
  let personal: PersonalText?

  init(
    _ style: TextStyle, joined: JoinedText? = nil, personal: PersonalText? = nil,
    image: Image? = nil
  ) {
    look = style == TextStyle() && image == nil ? nil : Look(style, image)
    self.joined = joined
    self.personal = personal
  }

  var style: TextStyle { look?.style ?? TextStyle() }

  /// An image in place of a text.
  var image: Image? { look?.image }

  /// Whether the shown text depends on the person.
  var isPersonal: Bool { personal != nil || joined?.isPersonal == true }

  /// The parts of a text that was joined from other texts, without the style around them.
  var runs: [Text] { joined?.texts ?? [] }

  /// Returns a copy with the style replaced.
  func with(_ style: TextStyle) -> TextModifiers {
    TextModifiers(style, joined: joined, personal: personal, image: image)
  }

  static func == (left: TextModifiers, right: TextModifiers) -> Bool {
    left === right
      || (left.style == right.style && left.joined == right.joined && left.image == right.image
        && left.personal == right.personal)
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
    text.modifiers = modifiers?.with(style) ?? TextModifiers(style)
    return text
  }
}

extension Text {
  /// Joins two texts. Each keeps its own style.
  public static func + (left: Text, right: Text) -> Text {
    Text(left.joined + right.joined)
  }

  /// Joins parts with different styles. Parts without styles become one text.
  init(joining parts: [Text]) {
    if parts.contains(where: { $0.modifiers != nil }), let joined = JoinedText.joining(parts[...]) {
      self.init(joined)
    } else {
      self.init(content: parts.map(\.content).joined())
    }
  }

  private init(_ joined: JoinedText) {
    self.init(content: "")
    modifiers = TextModifiers(TextStyle(), joined: joined)
  }

  /// The texts from which this one was joined, as a tree. Each has the style of this text, too.
  var joined: JoinedText {
    guard let modifiers, let joined = modifiers.joined else { return JoinedText(self) }
    return joined.within(modifiers.style)
  }

  /// The texts from which this one was joined. Each has the style of this text, too.
  var parts: [Text] { joined.texts }

  /// Returns the text inside a text with a style. The text's own style takes precedence.
  func within(_ outer: TextStyle) -> Text {
    guard outer != TextStyle() else { return self }
    let style = modifiers?.style.within(outer) ?? outer
    var text = self
    text.modifiers = modifiers?.with(style) ?? TextModifiers(style)
    return text
  }
}

extension TextStyle {
  /// Returns the style inside another. The values of this style take precedence.
  func within(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.isItalic = isItalic ?? outer.isItalic
    style.isUnderlined = isUnderlined || outer.isUnderlined
    style.isStruckThrough = isStruckThrough || outer.isStruckThrough
    style.isMonospacedDigit = isMonospacedDigit || outer.isMonospacedDigit
    style.isCode = isCode || outer.isCode
    style.link = link ?? outer.link
    style.color = color ?? outer.color
    return style
  }
}

extension Text: WrittenForPerson {
  /// Returns the text for a person. The result no longer depends on the person.
  @MainActor func resolved(for person: @autoclosure () -> Person) -> Text {
    guard let modifiers, modifiers.isPersonal else { return self }
    let person = person()
    let parts = modifiers.runs.map { $0.resolved(for: person) }
    let text =
      modifiers.personal?.text(for: person).resolved(for: person)
      ?? JoinedText.joining(parts[...]).map { Text($0) } ?? Text(content: "")
    guard modifiers.style != TextStyle() else { return text }
    var styled = text
    styled.modifiers =
      text.modifiers.map { $0.with($0.style.within(modifiers.style)) }
      ?? TextModifiers(modifiers.style)
    return styled
  }

  /// Returns the text for a person without styles, for titles and screen readers.
  @MainActor func string(for person: @autoclosure () -> Person) -> String {
    let text = resolved(for: person())
    guard let modifiers = text.modifiers else { return text.content }
    if let image = modifiers.image { return image.spokenName(for: person()) }
    guard modifiers.joined != nil else { return text.content }
    return modifiers.runs.map { $0.string(for: person()) }.joined()
  }
}
