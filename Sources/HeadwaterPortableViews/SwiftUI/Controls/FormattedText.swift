/// A place of a text that is written as a person writes it.
class PersonalLocation: BindingLocation<String> {
  private(set) final var person = EnvironmentValues().person

  /// Writes as this person does from now on, and says whether that is another way.
  final func follow(_ person: Person) -> Bool {
    guard person != self.person else { return false }
    self.person = person
    return true
  }

  /// Forgets what was typed, so that the text is again that of the value; abstract.
  func commit() {}
}

/// A value as a text that a person edits.
///
/// The text that was typed last is shown as long as it still says the value, so that "1." is not
/// turned into "1" while somebody types "1.5". What cannot be read is shown, and changes nothing. Once
/// the field is left or submitted the text is that of the value again.
final class FormattedText<Value>: PersonalLocation {
  private let base: BindingLocation<Value>
  /// What tells one format from another.
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
  /// The value of a text as a person types it; nil for what says none.
  func value(of text: String, for person: Person) -> FormatInput? {
    // The formats of Foundation skip separators wherever they stand, and so read "3.50" as 350 where a
    // point stands between thousands.
    if FormatInput.self is any Numeric.Type, !text.groupsThousands(in: person.locale) { return nil }
    return try? following(person).parseStrategy.parse(text)
  }
}
