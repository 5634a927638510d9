import CoffeeOrdersService
import Foundation
import GRDB
import Testing

@testable import CoffeeOrdersServer

@Suite("Coffee orders, the database as a file")
struct OrderFileTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "orders-\(UUID().uuidString).sqlite").path

  @Test("orders are there when the file is opened again, and every commit reaches the disk")
  func reopened() async throws {
    let placed = try await OrderDatabase(path: path).place(.latte, key: "a")
    let database = try OrderDatabase(path: path)
    #expect(try await database.orders() == [placed])
    #expect(try await database.place(.latte, key: "a") == placed)
    let settings = try await database.writer.writeWithoutTransaction { database in
      [
        try String.fetchOne(database, sql: "PRAGMA journal_mode"),
        try String.fetchOne(database, sql: "PRAGMA synchronous"),
      ]
    }
    #expect(settings == ["wal", "2"])
  }

  @Test("a file of the first version gets the tables it lacks and keeps its orders")
  func migration() async throws {
    let old = try DatabaseQueue(path: path)
    try OrderDatabase.migrator.migrate(old, upTo: "orders")
    try await old.write { database in
      try database.execute(
        sql: "INSERT INTO orders VALUES (1, 'Ann', 'Latte', 435, 'medium', 1)")
    }
    try old.close()
    let database = try OrderDatabase(path: path)
    #expect(try await database.orders() == [Order(id: 1, version: 1, draft: .latte)])
    #expect(try await database.place(.mocha, key: "a").version == 2)
  }

  @Test("a file of a newer server is not changed")
  func newer() throws {
    let newer = try DatabaseQueue(path: path)
    var migrator = OrderDatabase.migrator
    migrator.registerMigration("loyalty cards") { _ in }
    try migrator.migrate(newer)
    try newer.close()
    #expect(throws: OrderDatabaseError.newer) { try OrderDatabase(path: path) }
  }

  @Test("a file that is not a database is an error that names it, and is not changed")
  func noDatabase() throws {
    try "Dear diary".write(toFile: path, atomically: true, encoding: .utf8)
    #expect {
      try OrderDatabase(path: path)
    } throws: { error in
      "\(error)".contains(path)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Dear diary")
  }
}
