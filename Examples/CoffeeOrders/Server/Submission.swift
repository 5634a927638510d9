import CoffeeOrdersDomain
import Foundation

/// A decoded body with all its fields, so that one invalid field does not hide the others.
struct Submission: Decodable {
  /// The decoded content of a field.
  enum Field<Value: Sendable>: Sendable {
    case missing
    case malformed
    case value(Value)
  }

  var name: Field<String>
  var coffeeName: Field<String>
  var total: Field<Decimal>
  var size: Field<String>
  var version: Field<Int>

  private enum CodingKeys: String, CodingKey {
    case name, coffeeName, total, size, version
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = Self.field(.name, in: container)
    coffeeName = Self.field(.coffeeName, in: container)
    total = Self.field(.total, in: container)
    size = Self.field(.size, in: container)
    version = Self.field(.version, in: container)
  }

  private static func field<Value: Decodable>(
    _ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>
  ) -> Field<Value> {
    do {
      return try container.decodeIfPresent(Value.self, forKey: key).map { .value($0) } ?? .missing
    } catch {
      return .malformed
    }
  }
}
