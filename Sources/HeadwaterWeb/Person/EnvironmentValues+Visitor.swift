import Foundation
import HeadwaterPortableViews

private enum VisitorKey: EnvironmentKey {
  static var defaultValue: Visitor { Visitor() }
}

extension EnvironmentValues {
  /// The person whom the session serves. Without a host, it is a guest.
  public var visitor: Visitor {
    get { self[VisitorKey.self] }
    set { self[VisitorKey.self] = newValue }
  }

  /// Makes the values of a person from the request for a page.
  ///
  /// - Parameters:
  ///   - visitor: The request's facts about the person.
  ///   - language: The app's language for the person.
  init(for visitor: Visitor, language: String) {
    self.init()
    self.visitor = visitor
    if let locale = visitor.locale {
      self.locale = locale
      calendar.locale = locale
    }
    if let own = Catalogue.fitting(language), own != .english { catalogue = own }
    let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    // The page is not visible before its socket has come.
    scenePhase = .inactive
    take(visitor.report)
  }

  /// Applies the report of a page's script. Values that are unchanged or unknown are left alone.
  mutating func take(_ report: PersonReport) {
    if let timeZone = report.timeZone, timeZone != self.timeZone {
      self.timeZone = timeZone
      calendar.timeZone = timeZone
    }
    if let prefersDark = report.prefersDark, prefersDark != (colorScheme == .dark) {
      colorScheme = prefersDark ? .dark : .light
    }
    if let reducesMotion = report.reducesMotion, reducesMotion != accessibilityReduceMotion {
      setReduceMotion(reducesMotion)
    }
  }
}
