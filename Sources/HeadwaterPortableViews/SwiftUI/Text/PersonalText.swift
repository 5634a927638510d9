/// A text that depends on the person who reads it: a date, a number, an amount.
///
/// This class is the only one in the folder that is `@unchecked Sendable`, and its subclasses repeat it.
/// `Text` is Sendable, as in SwiftUI, but the values in it need not be. All properties are constants that
/// are set in `init` and never handed out. Only the main actor writes the text, and therefore a value and
/// its format are read in one place.
class PersonalText: Equatable, @unchecked Sendable {
  /// Returns the text for a person; abstract.
  @MainActor func text(for person: Person) -> Text { Text(content: "") }

  /// Whether the other text is known to be the same for everybody; abstract.
  func isEqual(to other: PersonalText) -> Bool { self === other }

  static func == (left: PersonalText, right: PersonalText) -> Bool { left.isEqual(to: right) }
}

/// A value with a format.
final class FormattedValue<F: FormatStyle>: PersonalText, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let value: F.FormatInput
  private let format: F

  init(_ value: F.FormatInput, _ format: F) {
    self.value = value
    self.format = format
  }

  override func text(for person: Person) -> Text {
    Text(content: format.following(person).format(value))
  }

  override func isEqual(to other: PersonalText) -> Bool {
    guard let other = other as? FormattedValue<F> else { return false }
    return value == other.value && format == other.format
  }
}

/// A value with a formatter of Foundation.
final class FormatterValue: PersonalText, @unchecked Sendable {
  private let value: Any
  private let formatter: Formatter
  private let personal: PersonalFormatter

  init(_ value: Any, _ formatter: Formatter) {
    self.value = value
    self.formatter = formatter
    personal = PersonalFormatter(formatter)
  }

  override func text(for person: Person) -> Text {
    Text(content: personal.text(of: value, for: person))
  }

  // The settings of a formatter can change. Two texts with the same formatter are not known to be equal.
}

/// A number with a format specifier of C, such as `"%.2f"`.
final class SpecifiedValue: PersonalText, @unchecked Sendable {
  private let value: any CVarArg
  private let specifier: String

  init(_ value: any CVarArg, _ specifier: String) {
    self.value = value
    self.specifier = specifier
  }

  override func text(for person: Person) -> Text {
    Text(content: String(format: specifier, locale: person.locale, arguments: [value]))
  }

  override func isEqual(to other: PersonalText) -> Bool {
    guard let other = other as? SpecifiedValue else { return false }
    return specifier == other.specifier && areEqual(value, other.value)
  }
}

/// A whole number with separators between thousands.
final class WholeNumber<Value: BinaryInteger>: PersonalText, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func text(for person: Person) -> Text {
    // Nearly all numbers are small, and they look the same in all locales with these digits.
    if value.magnitude < UInt(1_000), person.locale.hasLatinDigits {
      return Text(content: String(value))
    }
    return Text(content: IntegerFormatStyle<Value>(locale: person.locale).format(value))
  }

  override func isEqual(to other: PersonalText) -> Bool {
    (other as? WholeNumber<Value>).map { $0.value == value } ?? false
  }
}

extension Locale {
  /// Whether the locale is known to use the digits 0 to 9 and a hyphen as the minus sign.
  fileprivate var hasLatinDigits: Bool {
    let identifier = identifier
    return ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja", "zh", "ko"].contains {
      identifier == $0 || identifier.hasPrefix($0 + "_") || identifier.hasPrefix($0 + "-")
    } && !identifier.contains("-u-") && !identifier.contains("@")
  }
}
