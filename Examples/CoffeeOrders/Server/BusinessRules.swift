import CoffeeOrdersDomain
import Foundation

/// The rules for orders. A client checks the input too, but only this check decides.
struct BusinessRules {
  static let longestText = 100
  static let highestTotal: Decimal = 1_000

  /// Returns the order of a request.
  ///
  /// - Throws: A ``Refusal`` with a problem for each field that breaks a rule.
  static func draft(from submission: Submission) throws -> OrderDraft {
    var rules = BusinessRules()
    let name = rules.text(submission.name, .name, "name")
    let coffeeName = rules.coffee(submission.coffeeName)
    let total = rules.total(submission.total)
    let size = rules.size(submission.size)
    guard rules.problems.isEmpty, let name, let coffeeName, let total, let size else {
      throw Refusal(.unprocessableContent, rules.problems)
    }
    return OrderDraft(name: name, coffeeName: coffeeName, total: total, size: size)
  }

  /// Returns the version on which an update is based.
  static func version(from submission: Submission) throws -> Int {
    switch submission.version {
    case .value(let version):
      return version
    case .missing:
      throw Refusal(
        .unprocessableContent,
        [Problem(.empty, at: .version, "An update names the version that it was made from.")])
    case .malformed:
      throw Refusal(
        .unprocessableContent,
        [Problem(.malformed, at: .version, "The version must be a whole number.")])
    }
  }

  private var problems: [Problem] = []

  private mutating func refuse<Value>(
    _ code: Problem.Code, _ field: Problem.Field, _ message: String
  ) -> Value? {
    problems.append(Problem(code, at: field, message))
    return nil
  }

  private mutating func text(
    _ value: Submission.Field<String>, _ field: Problem.Field, _ title: String
  ) -> String? {
    guard case .value(let raw) = value else {
      if case .missing = value { return refuse(.empty, field, "The \(title) cannot be empty.") }
      return refuse(.malformed, field, "The \(title) must be a text.")
    }
    let text = raw.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return refuse(.empty, field, "The \(title) cannot be empty.") }
    if text.count > Self.longestText || text.utf8.count > 8 * Self.longestText {
      return refuse(.tooLong, field, "The \(title) can have \(Self.longestText) characters.")
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return refuse(.malformed, field, "The \(title) contains a character that cannot be shown.")
    }
    return text
  }

  private mutating func coffee(_ value: Submission.Field<String>) -> String? {
    guard let coffee = text(value, .coffeeName, "coffee name") else { return nil }
    let words = coffee.lowercased().split { !$0.isLetter }
    if words.contains("tea") {
      return refuse(.notServed, .coffeeName, "We serve coffee only.")
    }
    return coffee
  }

  private mutating func total(_ value: Submission.Field<Decimal>) -> Decimal? {
    guard case .value(let total) = value, !total.isNaN else {
      if case .missing = value { return refuse(.empty, .total, "The total cannot be empty.") }
      return refuse(.notANumber, .total, "The total must be a number.")
    }
    if total < 0 { return refuse(.belowZero, .total, "The total cannot be less than 0.") }
    if total > Self.highestTotal {
      return refuse(.tooLarge, .total, "The total cannot be more than \(Self.highestTotal).")
    }
    if total.cents == nil {
      return refuse(.tooPrecise, .total, "The total can have two digits after the point.")
    }
    return total
  }

  private mutating func size(_ value: Submission.Field<String>) -> CoffeeSize? {
    if case .value(let raw) = value, let size = CoffeeSize(rawValue: raw) { return size }
    let sizes = CoffeeSize.allCases.map(\.rawValue).joined(separator: ", ")
    return refuse(.unknown, .size, "The size must be one of \(sizes).")
  }
}

extension Decimal {
  /// The amount in cents; nil if it is not a whole number of cents.
  var cents: Int? {
    var hundredfold = self * 100
    var whole = Decimal()
    NSDecimalRound(&whole, &hundredfold, 0, .plain)
    return whole == hundredfold ? NSDecimalNumber(decimal: whole).intValue : nil
  }

  init(cents: Int) {
    self = Decimal(cents) / 100
  }
}
