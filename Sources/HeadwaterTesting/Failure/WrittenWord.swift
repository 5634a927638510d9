import Foundation

/// A value that Swift writes as a literal or a short call; nil for any other.
///
/// Code makes the very value again, and not one that only looks the same: a `Date` has another text if seconds
/// since 1970 do not have its precision.
func word(_ value: Any, for purpose: WrittenValue.Purpose) -> String? {
  // Casts look through it.
  if let hidden = hashable(value) { return word(of: hidden, for: purpose) }
  switch value {
  case let text as String: return String(reflecting: text)
  case let text as Substring: return String(reflecting: text)
  case let character as Character: return String(reflecting: character)
  case let flag as Bool: return "\(flag)"
  case let number as any BinaryInteger: return "\(number)"
  case let number as any BinaryFloatingPoint: return word(of: number, for: purpose)
  case let number as Decimal: return word(of: number, for: purpose)
  case let duration as Duration: return duration.written
  case let date as Date: return word(of: date)
  case let address as URL:
    return "URL(string: \(String(reflecting: address.absoluteString)))!"
  case let id as UUID: return "UUID(uuidString: \"\(id.uuidString)\")!"
  case let data as Data: return "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
  case let set as IndexSet: return "IndexSet(\(Array(set)))"
  case let locale as Locale:
    return "Locale(identifier: \(String(reflecting: locale.identifier)))"
  case let zone as TimeZone:
    return "TimeZone(identifier: \(String(reflecting: zone.identifier)))!"
  default: return nil
  }
}

private func word<Number: BinaryFloatingPoint>(
  of number: Number, for purpose: WrittenValue.Purpose
) -> String {
  guard purpose == .code else { return "\(number)" }
  if number.isNaN { return ".nan" }
  if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
  return "\(number)"
}

private func word(of number: Decimal, for purpose: WrittenValue.Purpose) -> String {
  guard purpose == .code else { return "\(number)" }
  if number.isNaN { return ".nan" }
  // A literal passes through an `Int` or a `Double`.
  let text = "\(number)"
  let isExact =
    text.contains(".") ? Double(text).map { Decimal($0) } == number : Int(text) != nil
  return isExact ? text : "Decimal(string: \"\(text)\")!"
}

private func word(of date: Date) -> String {
  let seconds = date.timeIntervalSince1970
  return Date(timeIntervalSince1970: seconds) == date
    ? "Date(timeIntervalSince1970: \(seconds))"
    : "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
}

private func hashable(_ value: Any) -> AnyHashable? {
  type(of: value) == AnyHashable.self ? value as? AnyHashable : nil
}

private func word(of hidden: AnyHashable, for purpose: WrittenValue.Purpose) -> String {
  let isCase = Mirror(reflecting: hidden.base).displayStyle == .enum
  let type = isCase ? writtenName(of: Swift.type(of: hidden.base)) : ""
  return "AnyHashable(\(type)\(WrittenValue(hidden.base, for: purpose).line))"
}

/// The name of a case or a property after a dot.
func member(_ name: String) -> String {
  let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  return !isWord || ["self", "init", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
}
