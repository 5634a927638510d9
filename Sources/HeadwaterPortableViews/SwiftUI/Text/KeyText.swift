/// A literal with interpolations that depend on the person or have styles of their own.
///
/// A subclass has to repeat the `@unchecked Sendable` of ``PersonalText``, and the proof there holds here
/// too. The three properties of this class don't need it: they are constants of Sendable types.
final class KeyText: PersonalText, @unchecked Sendable {
  typealias Interpolation = LocalizedStringKey.Interpolation

  private let text: String
  private let hasSigns: Bool
  private let interpolations: [Interpolation]

  /// - Parameters:
  ///   - text: The literal, without the interpolations that have their own text.
  ///   - hasSigns: Whether the literal may contain Markdown.
  ///   - interpolations: The interpolations, in order.
  init(_ text: String, hasSigns: Bool, interpolations: [Interpolation]) {
    self.text = text
    self.hasSigns = hasSigns
    self.interpolations = interpolations
  }

  override func text(for person: Person) -> Text {
    var whole = ""
    var places: [Markdown.Place] = []
    var hasLooks = false
    var end = text.utf8.startIndex
    for interpolation in interpolations {
      let start = text.utf8.index(text.utf8.startIndex, offsetBy: interpolation.range.lowerBound)
      whole += text[end..<start]
      end = text.utf8.index(text.utf8.startIndex, offsetBy: interpolation.range.upperBound)
      let begin = whole.utf8.count
      let resolved: Text? =
        switch interpolation.value {
        case .written: nil
        case .text(let text): text.resolved(for: person)
        case .personal(let text): text.text(for: person)
        }
      let isPlain = resolved.map { $0.modifiers == nil } ?? true
      // One character replaces a text with a style of its own.
      whole += isPlain ? resolved?.content ?? String(text[start..<end]) : "\u{FFFC}"
      hasLooks = hasLooks || !isPlain
      places.append(
        Markdown.Place(range: begin..<whole.utf8.count, embedded: isPlain ? nil : resolved))
    }
    whole += text[end...]
    guard hasSigns && whole.utf8.count <= Markdown.lengthLimit || hasLooks else {
      return Text(content: whole)
    }
    return Text(joining: Markdown.texts(of: whole, places: places))
  }

  override func isEqual(to other: PersonalText) -> Bool {
    guard let other = other as? KeyText else { return false }
    return text == other.text && interpolations == other.interpolations
  }
}
