/// The conventions for texts: the language and region, the time zone and the calendar of the person in
/// front of the screen, not those of the machine that evaluates the views.
struct Person: Equatable {
  let locale: Locale
  let timeZone: TimeZone
  /// The library's own texts in the language of the page.
  let catalogue: Catalogue
  private let ownCalendar: Calendar

  init(locale: Locale, timeZone: TimeZone, calendar: Calendar, catalogue: Catalogue) {
    self.locale = locale
    self.timeZone = timeZone
    self.catalogue = catalogue
    ownCalendar = calendar
  }

  /// The calendar, in the person's language and time zone.
  var calendar: Calendar {
    var calendar = ownCalendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

extension EnvironmentValues {
  /// The person whose conventions apply to texts.
  var person: Person {
    Person(locale: locale, timeZone: timeZone, calendar: calendar, catalogue: catalogue)
  }
}

extension EnvironmentEntry? {
  /// The person whose conventions apply to texts.
  var person: Person { EnvironmentValues(entry: self).person }
}
