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
      NumberText(text, in: formatter.locale).flatMap { formatter.number(from: $0.text) }
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
