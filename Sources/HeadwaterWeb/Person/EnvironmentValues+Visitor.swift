import Foundation
import HeadwaterPortableViews

extension EnvironmentValues {
  /// The values of one person, as the request for a page tells them.
  ///
  /// - Parameter language: The language in which the app speaks to them.
  init(for visitor: Visitor, language: String) {
    self.init()
    if let locale = visitor.locale {
      self.locale = locale
      calendar.locale = locale
    }
    let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    // Nobody looks before a socket has come.
    scenePhase = .inactive
    take(visitor.report)
  }

  /// Takes over what a page's script tells; what is as before, or not told, is left alone.
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
