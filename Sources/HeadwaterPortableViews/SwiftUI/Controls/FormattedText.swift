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

extension String {
  /// Whether the separators between thousands, if there are any, stand where they can.
  fileprivate func groupsThousands(in locale: Locale) -> Bool {
    guard let group = locale.groupingSeparator?.first, contains(group) else { return true }
    let decimal = locale.decimalSeparator?.first
    let whole = prefix { $0 != decimal }
    guard !dropFirst(whole.count).contains(group) else { return false }
    let groups = whole.split(separator: group, omittingEmptySubsequences: false)
      .map { $0.count(where: \.isNumber) }
    // Two digits stand between separators in India.
    return groups.last == 3 && groups.dropLast().dropFirst().allSatisfy { (2...3).contains($0) }
      && (1...3).contains(groups[0])
  }
}

/// A formatter in the conventions of the person that it was last asked for.
final class PersonalFormatter {
  private let formatter: Formatter
  private var last: (person: Person, formatter: Formatter)?

  init(_ formatter: Formatter) {
    self.formatter = formatter
  }

  func text(of value: Any, for person: Person) -> String {
    following(person).string(for: value) ?? ""
  }

  /// The value of a text; formatters of this platform that read texts are those of numbers and dates.
  func value(of text: String, for person: Person) -> Any? {
    switch following(person) {
    case let formatter as NumberFormatter:
      text.groupsThousands(in: formatter.locale) ? formatter.number(from: text) : nil
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }

  private func following(_ person: Person) -> Formatter {
    if let last, last.person == person { return last.formatter }
    let formatter = formatter.following(person)
    last = (person, formatter)
    return formatter
  }
}

extension Formatter {
  /// A copy in the conventions of a person; a locale and a time zone that an app has set stay.
  ///
  /// A formatter cannot say whether they were set: those of the machine count as not set.
  fileprivate func following(_ person: Person) -> Formatter {
    switch self {
    case let own as NumberFormatter where own.locale == .current:
      guard let copy = own.copy() as? NumberFormatter else { return self }
      copy.locale = person.locale
      return copy
    case let own as DateFormatter where own.locale == .current || own.timeZone == .current:
      guard let copy = own.copy() as? DateFormatter else { return self }
      if own.locale == .current { copy.locale = person.locale }
      if own.timeZone == .current { copy.timeZone = person.timeZone }
      return copy
    default: return self
    }
  }
}
