import Foundation

/// The input for an order.
///
/// The client checks the form of the input, such as a total that is not a number. The server decides whether
/// it accepts the order.
public struct OrderForm: Codable, Equatable, Sendable {
  public var name = ""
  public var coffeeName = ""
  public var total = ""
  public var size = CoffeeSize.medium

  /// An empty form.
  public init() {}

  /// Makes a form with the values of an order, in the person's notation.
  public init(_ order: Order, locale: Locale) {
    name = order.name
    coffeeName = order.coffeeName
    total = order.total.formatted(
      .number.precision(.fractionLength(2)).grouping(.never).locale(locale))
    size = order.size
  }

  /// Returns the order of the input.
  ///
  /// - Throws: A message for each invalid field.
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

  /// Reads digits of any script with at most one separator: that of the person, a point, or a comma before
  /// cents, since people do not always use the notation of their browser. `Decimal` would also read texts that are not
  /// amounts, such as "1e999", or the digits before a letter.
  private static func amount(_ typed: String, separator: String) -> Decimal? {
    let text = String(typed.map { $0.wholeNumberValue.flatMap { "\($0)".first } ?? $0 })
    let isNegative = text.hasPrefix("-")
    // Otherwise, a point may group thousands: 1.000 is a thousand in a notation with "3,50".
    let cents = text.firstMatch(of: /([.,٫])\d{1,2}$/)
    guard cents != nil || separator == "." || !text.contains(".") else { return nil }
    let plain = text.replacingOccurrences(of: cents.map { String($0.1) } ?? separator, with: ".")
      .dropFirst(isNegative ? 1 : 0)
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    guard isDigits, parts.count <= 2, plain.count <= 20, plain.contains(where: \.isNumber) else {
      return nil
    }
    return Decimal(string: (isNegative ? "-" : "") + String(plain))
  }
}

/// The messages of a form: one for each field, and one for other problems.
public struct AddNewCoffeeOrderError: Error, Equatable, Sendable {
  public var name = ""
  public var coffeeName = ""
  public var total = ""
  public var other = ""

  public init() {}

  /// Assigns each problem of a service to its field.
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
