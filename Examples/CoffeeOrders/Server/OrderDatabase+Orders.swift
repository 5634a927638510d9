import CoffeeOrdersDomain
import Foundation
import GRDB

extension OrderDatabase {
  /// The time during which a key prevents that its order is placed twice.
  static let keyLifetime: TimeInterval = 24 * 60 * 60

  /// Returns all orders, the oldest first.
  func orders() async throws -> [Order] {
    try await writer.read { database in
      try OrderRecord.order(Column("id")).fetchAll(database).map(Self.order)
    }
  }

  /// Returns the orders that were placed or changed after a version, sorted by version.
  func orders(after version: Int) async throws -> [Order] {
    try await writer.read { database in
      try OrderRecord.filter(Column("version") > version).order(Column("version"))
        .fetchAll(database).map(Self.order)
    }
  }

  /// Places an order. If its key has already placed it, it returns the same answer again.
  ///
  /// The order and its key are written in one transaction, so neither exists without the other.
  ///
  /// - Throws: A ``Refusal`` if the key has placed another order.
  func place(_ draft: OrderDraft, key: String?) async throws -> Order {
    let now = now()
    return try await writer.write { database in
      try PlacementRecord.filter(Column("placedAt") < now.addingTimeInterval(-Self.keyLifetime))
        .deleteAll(database)
      if let key, let placement = try PlacementRecord.fetchOne(database, key: key) {
        let placed = try OrderJSON.decode(Order.self, from: placement.answer)
        guard placed.draft == draft else { throw Refusal.keyReused }
        return placed
      }
      let order = try Self.insert(draft, at: now, into: database)
      if let key {
        let answer = try OrderJSON.encode(order)
        try PlacementRecord(key: key, answer: answer, placedAt: now).insert(database)
      }
      return order
    }
  }

  /// Changes an order.
  ///
  /// An update without changes succeeds, so a retry of an update is not a conflict.
  ///
  /// - Throws: A ``Refusal`` if the order does not exist, or has another version.
  func update(_ id: Int, from version: Int, to draft: OrderDraft) async throws -> Order {
    try await writer.write { database in
      guard let record = try OrderRecord.fetchOne(database, key: id) else {
        throw Refusal.unknownOrder("\(id)")
      }
      let current = record.order(id: id)
      if current.draft == draft { return current }
      guard current.version == version else { throw Refusal.stale(current) }
      let changed = OrderRecord(
        id: id, version: try OrderRecord.nextVersion(database), draft: draft,
        placedAt: record.placedAt)
      try changed.update(database)
      return changed.order(id: id)
    }
  }

  /// Places the orders of half a day if there are none.
  public func seed() async throws {
    let now = now()
    try await writer.write { database in
      guard try OrderRecord.fetchCount(database) == 0 else { return }
      for seed in SeedOrder.all {
        let time = now.addingTimeInterval(-60 * Double(seed.minutesAgo))
        _ = try Self.insert(seed.draft, at: time, into: database)
      }
    }
  }

  /// The latest version now, and then each later one.
  func versions() -> AsyncValueObservation<Int> {
    ValueObservation.tracking(OrderRecord.latestVersion).removeDuplicates()
      .values(in: writer, bufferingPolicy: .bufferingNewest(1))
  }

  private static func insert(
    _ draft: OrderDraft, at time: Date, into database: Database
  ) throws -> Order {
    let version = try OrderRecord.nextVersion(database)
    // Whole seconds, so that the answer is what the table and a later answer say.
    let second = Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded(.down))
    try OrderRecord(id: nil, version: version, draft: draft, placedAt: second).insert(database)
    return Order(
      id: Int(database.lastInsertedRowID), version: version, draft: draft, placedAt: second)
  }

  private static func order(_ record: OrderRecord) throws -> Order {
    // The column is the primary key, so each row has a value.
    guard let id = record.id else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    return record.order(id: id)
  }
}
