/// A formatter that follows a person's conventions. It keeps the adapted formatter of the last person.
final class PersonalFormatter {
  private let formatter: Formatter
  private var last: (person: Person, formatter: Formatter)?

  init(_ formatter: Formatter) {
    self.formatter = formatter
  }

  func text(of value: Any, for person: Person) -> String {
    following(person).string(for: value) ?? ""
  }

  /// Returns the value of a text. On this platform, only formatters for numbers and dates read texts.
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
  /// Returns a copy in the conventions of a person. It keeps a locale and a time zone that an app has set.
  ///
  /// A formatter doesn't tell whether an app has set them. The machine's own count as not set.
  fileprivate func following(_ person: Person) -> Formatter {
    switch self {
    case let own as NumberFormatter where own.locale == .current:
      guard let copy = own.copy() as? NumberFormatter else { return self }
      copy.locale = person.locale
      return copy
    case let own as DateFormatter where own.locale == .current || own.timeZone == .current:
      guard let copy = own.copy() as? DateFormatter else { return self }
      if own.calendar.identifier == Calendar.current.identifier { copy.calendar = person.calendar }
      if own.locale == .current { copy.locale = person.locale }
      if own.timeZone == .current { copy.timeZone = person.timeZone }
      return copy
    default: return self
    }
  }
}

extension String {
  /// Whether all separators between thousands, if any, are in valid positions.
  func groupsThousands(in locale: Locale) -> Bool {
    guard let group = locale.groupingSeparator?.first, contains(group) else { return true }
    let decimal = locale.decimalSeparator?.first
    let whole = prefix { $0 != decimal }
    guard !dropFirst(whole.count).contains(group) else { return false }
    let groups = whole.split(separator: group, omittingEmptySubsequences: false)
      .map { $0.count(where: \.isNumber) }
    // In India, there are two digits between separators.
    return groups.last == 3 && groups.dropLast().dropFirst().allSatisfy { (2...3).contains($0) }
      && (1...3).contains(groups[0])
  }
}
