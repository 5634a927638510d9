/// A format of Foundation that can follow a person's conventions.
///
/// A format without its own locale, time zone or calendar follows the person. A format keeps the values
/// that an app has set.
protocol PersonalFormat {
  mutating func follow(_ person: Person)
}

extension FormatStyle {
  /// The format in the conventions of a person.
  func following(_ person: Person) -> Self {
    guard var format = self as? any PersonalFormat else { return locale(person.locale) }
    format.follow(person)
    return format as? Self ?? self
  }
}

extension Locale {
  fileprivate mutating func follow(_ person: Person) {
    if self == .autoupdatingCurrent { self = person.locale }
  }
}

extension TimeZone {
  fileprivate mutating func follow(_ person: Person) {
    if self == .autoupdatingCurrent { self = person.timeZone }
  }
}

extension Calendar {
  fileprivate mutating func follow(_ person: Person) {
    if self == .autoupdatingCurrent { self = person.calendar }
  }
}

extension Date.FormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) {
    locale.follow(person)
    timeZone.follow(person)
    calendar.follow(person)
  }
}

extension Date.IntervalFormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) {
    locale.follow(person)
    timeZone.follow(person)
    calendar.follow(person)
  }
}

extension Date.RelativeFormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) {
    locale.follow(person)
    calendar.follow(person)
  }
}

extension IntegerFormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension IntegerFormatStyle.Percent: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension IntegerFormatStyle.Currency: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension FloatingPointFormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension FloatingPointFormatStyle.Percent: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension FloatingPointFormatStyle.Currency: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension Decimal.FormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension Decimal.FormatStyle.Percent: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension Decimal.FormatStyle.Currency: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension ListFormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension ByteCountFormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension Duration.UnitsFormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}

extension Duration.TimeFormatStyle: PersonalFormat {
  mutating func follow(_ person: Person) { locale.follow(person) }
}
