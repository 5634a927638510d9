/// The location of a text that is written by a person's conventions.
class PersonalLocation: BindingLocation<String> {
  private(set) final var person = EnvironmentValues().person

  /// Adopts the conventions of a person, and returns whether the person has changed.
  final func follow(_ person: Person) -> Bool {
    guard person != self.person else { return false }
    self.person = person
    return true
  }

  /// Discards the typed text, and returns to the text of the value. Abstract.
  func commit() {}
}

/// A value as a text that a person edits.
///
/// The typed text is shown as long as the value remains the same: "1." does not turn into "1" while a person
/// types "1.5". A text that cannot be read is shown, but changes nothing. When the field is left or
/// submitted, it shows the text of the value again.
final class FormattedText<Value>: PersonalLocation {
  private let base: BindingLocation<Value>
  /// The identity of the format.
  private let identity: AnyHashable
  private let format: (Value, Person) -> String
  private let parse: (String, Person) -> Value?
  private var draft: (text: String, formatted: String)?

  init(
    _ base: BindingLocation<Value>, by identity: some Hashable,
    format: @escaping (Value, Person) -> String, parse: @escaping (String, Person) -> Value?
  ) {
    self.base = base
    self.identity = AnyHashable(identity)
    self.format = format
    self.parse = parse
  }

  override func get() -> String {
    let formatted = format(base.get(), person)
    if let draft, draft.formatted == formatted { return draft.text }
    return formatted
  }

  override func set(_ text: String) {
    if let value = parse(text, person) { base.set(value) }
    draft = (text, format(base.get(), person))
  }

  override func commit() { draft = nil }

  override func isSame(as other: BindingLocation<String>) -> Bool {
    guard let other = other as? FormattedText<Value> else { return false }
    return other.base.isSame(as: base) && other.identity == identity
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// Returns the value of a text by a person's conventions; nil if the text has no value.
  func value(of text: String, for person: Person) -> FormatInput? {
    let format = following(person)
    guard FormatInput.self is any Numeric.Type else {
      guard let value = try? format.parseStrategy.parse(text) else { return nil }
      return format.format(value).hasNumbers(of: text) ? value : nil
    }
    let isWhole = FormatInput.self is any BinaryInteger.Type
    guard let number = NumberText(text, in: person.locale), !(isWhole && number.hasFraction) else {
      return nil
    }
    guard let value = try? format.parseStrategy.parse(number.text) else { return nil }
    if let value = value as? any BinaryFloatingPoint, !value.isFinite { return nil }
    return value
  }
}
