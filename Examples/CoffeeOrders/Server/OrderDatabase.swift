import Foundation
import GRDB

/// The orders in an SQLite file.
///
/// - The journal is a write-ahead log. A reader, such as a backup, does not block orders, and a commit is one
///   append.
/// - `synchronous` is `FULL`: the log is on the disk before the client receives the answer. So a crash of the
///   process or the machine loses no order. With the default setting for such a log, a power failure could
///   lose the last orders.
/// - A write waits up to five seconds for another process.
public struct OrderDatabase: Sendable {
  let writer: any DatabaseWriter
  let now: @Sendable () -> Date

  /// Opens or creates a file, and migrates its tables.
  ///
  /// - Throws: ``OrderDatabaseError``, which names the file and the remedy.
  public init(path: String, now: @escaping @Sendable () -> Date = { Date() }) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    do {
      let pool = try DatabasePool(path: path, configuration: configuration)
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try self.init(writer: pool, now: now)
    } catch let error as DatabaseError {
      throw OrderDatabaseError.unusable(path, "\(error)")
    }
  }

  /// Makes a database that ends with its process, for tests.
  public static func inMemory(
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> OrderDatabase {
    try OrderDatabase(writer: DatabaseQueue(), now: now)
  }

  private init(writer: any DatabaseWriter, now: @escaping @Sendable () -> Date) throws {
    let migrator = Self.migrator
    if try writer.read(migrator.hasBeenSuperseded) { throw OrderDatabaseError.newer }
    try migrator.migrate(writer)
    self.writer = writer
    self.now = now
  }

  /// The migrations that lead to the current tables. A released migration never changes.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("orders") { database in
      try database.create(table: "orders") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("name", .text).notNull()
        table.column("coffeeName", .text).notNull()
        table.column("cents", .integer).notNull().check { $0 >= 0 }
        table.column("size", .text).notNull()
        table.column("version", .integer).notNull().unique()
      }
    }
    migrator.registerMigration("placements") { database in
      try database.create(table: "placements") { table in
        table.primaryKey("key", .text)
        table.column("answer", .blob).notNull()
        table.column("placedAt", .datetime).notNull().indexed()
      }
    }
    migrator.registerMigration("times of orders") { database in
      try database.alter(table: "orders") { $0.add(column: "placedAt", .datetime) }
    }
    return migrator
  }
}

/// The error of a database that cannot be used.
public enum OrderDatabaseError: Error, Equatable, CustomStringConvertible {
  case newer
  case unusable(String, String)

  public var description: String {
    switch self {
    case .newer:
      "The database was made by a newer server. Start that one, or name another file."
    case .unusable(let path, let reason):
      "The database \(path) cannot be used (\(reason)). Is its folder there, and is it SQLite's?"
    }
  }
}
