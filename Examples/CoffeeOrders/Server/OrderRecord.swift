import CoffeeOrdersDomain
import Foundation
import GRDB

/// An order as a row. Money is in whole cents, which a database can sum.
struct OrderRecord: Codable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "orders"

  var id: Int?
  var name: String
  var coffeeName: String
  var cents: Int
  var size: CoffeeSize
  var version: Int
  var placedAt: Date?

  init(id: Int?, version: Int, draft: OrderDraft, placedAt: Date?) {
    self.id = id
    self.version = version
    self.placedAt = placedAt
    name = draft.name
    coffeeName = draft.coffeeName
    // The business rules have already refused all other totals.
    cents = draft.total.cents ?? 0
    size = draft.size
  }

  func order(id: Int) -> Order {
    Order(
      id: id, version: version,
      draft: OrderDraft(
        name: name, coffeeName: coffeeName, total: Decimal(cents: cents), size: size),
      placedAt: placedAt)
  }

  /// The number of the next write. All orders share one sequence.
  static func nextVersion(_ database: Database) throws -> Int {
    try latestVersion(database) + 1
  }

  static func latestVersion(_ database: Database) throws -> Int {
    try OrderRecord.select(max(Column("version"))).asRequest(of: Int?.self)
      .fetchOne(database).flatMap(\.self) ?? 0
  }
}

/// The answer to a request with an idempotency key. A retry receives the same answer.
struct PlacementRecord: Codable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "placements"

  var key: String
  /// The placed order, in JSON.
  var answer: Data
  var placedAt: Date
}
