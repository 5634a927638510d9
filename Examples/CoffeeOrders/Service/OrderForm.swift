import Foundation

/// What a person has typed for an order.
///
/// It is checked here for what an interface can know, such as a total that is no number. Whether the
/// house takes the order is the server's business.
public struct OrderForm: Equatable, Sendable {
  public var name = ""
  public var coffeeName = ""
  public var total = ""
  public var size = CoffeeSize.medium

  /// An empty form.
  public init() {}

  /// A form with the values of an order, as a person writes them.
  public init(_ order: Order, locale: Locale) {
    name = order.name
    coffeeName = order.coffeeName
    total = order.total.formatted(
      .number.precision(.fractionLength(2)).grouping(.never).locale(locale))
    size = order.size
  }

  /// The order that was typed.
  ///
  /// - Throws: A message for each field that does not make sense.
  public func draft(locale: Locale) throws(AddNewCoffeeOrderError) -> OrderDraft {
    var errors = AddNewCoffeeOrderError()
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    let coffeeName = coffeeName.trimmingCharacters(in: .whitespacesAndNewlines)
    let total = total.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty { errors.name = "Name cannot be empty" }
    if coffeeName.isEmpty { errors.coffeeName = "Coffee name cannot be empty" }
    let amount = Self.amount(total, separator: locale.decimalSeparator ?? ".")
    if total.isEmpty {
      errors.total = "Total cannot be empty"
    } else if let amount {
      if amount < 0 { errors.total = "Total cannot be less than 0" }
    } else {
      errors.total = "Total can only be numbers"
    }
    guard errors.isEmpty, let amount else { throw errors }
    return OrderDraft(name: name, coffeeName: coffeeName, total: amount, size: size)
  }

  /// Digits of any script with at most one separator: the person's, a point, or a comma before cents, since
  /// people pay in a language that is not their browser's. What else `Decimal` would read, such as "1e999" or
  /// the digits before a letter, is no amount of money.
  private static func amount(_ typed: String, separator: String) -> Decimal? {
    let text = String(typed.map { $0.wholeNumberValue.flatMap { "\($0)".first } ?? $0 })
    let isNegative = text.hasPrefix("-")
    // Otherwise a point may group thousands: 1.000 is a thousand where people write 3,50.
    let cents = text.firstMatch(of: /([.,٫])\d{1,2}$/)
    guard cents != nil || separator == "." || !text.contains(".") else { return nil }
    let plain = text.replacingOccurrences(of: cents.map { String($0.1) } ?? separator, with: ".")
      .dropFirst(isNegative ? 1 : 0)
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { $0.allSatisfy { "0"..."9" ~= $0 } }
    guard isDigits, parts.count <= 2, plain.count <= 20, plain.contains(where: \.isNumber) else {
      return nil
    }
    return Decimal(string: (isNegative ? "-" : "") + String(plain))
  }
}

/// What is wrong with a form: a message under each field, and one for what is no field's.
public struct AddNewCoffeeOrderError: Error, Equatable, Sendable {
  public var name = ""
  public var coffeeName = ""
  public var total = ""
  public var other = ""

  public init() {}

  /// What a service has said, each problem at its field.
  public init(_ error: OrderServiceError) {
    guard case .refused(let report) = error else {
      other = error.message
      return
    }
    for problem in report.problems {
      switch problem.field {
      case .name: name = problem.message
      case .coffeeName: coffeeName = problem.message
      case .total: total = problem.message
      default: other += (other.isEmpty ? "" : " ") + problem.message
      }
    }
  }

  public var isEmpty: Bool { self == AddNewCoffeeOrderError() }
}
