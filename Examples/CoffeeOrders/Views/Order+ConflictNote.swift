import CoffeeOrdersService
import Foundation

extension Order {
  /// The message to a person whose update was based on an older version.
  public func conflictNote(locale: Locale) -> String {
    let total = total.formatted(.currency(code: "USD").locale(locale))
    return """
      Somebody has changed this order meanwhile: it is now \(coffeeName), \(size.rawValue), \
      for \(name), \(total). Save again to replace that.
      """
  }
}
