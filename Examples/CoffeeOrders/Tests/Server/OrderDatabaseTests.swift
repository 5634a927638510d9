import CoffeeOrdersService
import Foundation
import Synchronization
import Testing

@testable import CoffeeOrdersServer

@Suite("Coffee orders, the database")
struct OrderDatabaseTests {
  /// A wall clock that a test sets.
  private final class Wall: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 0))
    var now: Date { time.withLock { $0 } }
    func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
  }

  @Test("an order with a key is placed once, and a retry gets the first answer")
  func sameKey() async throws {
    let database = try OrderDatabase.inMemory()
    let first = try await database.place(.latte, key: "a")
    let changed = OrderDraft.latte.with { $0.total = 9 }
    _ = try await database.update(first.id, from: first.version, to: changed)
    #expect(try await database.place(.latte, key: "a") == first)
    #expect(try await database.orders().map(\.draft) == [changed])
  }

  @Test("a key that comes with another order is refused")
  func otherBody() async throws {
    let database = try OrderDatabase.inMemory()
    _ = try await database.place(.latte, key: "a")
    await #expect(throws: Refusal.self) { try await database.place(.mocha, key: "a") }
    #expect(try await database.orders().count == 1)
  }

  @Test("many attempts at once with one key place one order")
  func atOnce() async throws {
    let database = try OrderDatabase.inMemory()
    let ids = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...20 { group.addTask { try await database.place(.latte, key: "a").id } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(ids == [1])
    #expect(try await database.orders().count == 1)
  }

  @Test("a key expires after a day")
  func oldKey() async throws {
    let wall = Wall()
    let database = try OrderDatabase.inMemory(now: { wall.now })
    _ = try await database.place(.latte, key: "a")
    wall.advance(by: OrderDatabase.keyLifetime + 1)
    #expect(try await database.place(.latte, key: "a").id == 2)
  }

  @Test("the same order sent twice without a key is two orders")
  func noKey() async throws {
    let database = try OrderDatabase.inMemory()
    _ = try await database.place(.latte, key: nil)
    _ = try await database.place(.latte, key: nil)
    #expect(try await database.orders().map(\.id) == [1, 2])
  }

  @Test("each write has a version of its own, over all orders")
  func versions() async throws {
    let database = try OrderDatabase.inMemory()
    let latte = try await database.place(.latte, key: nil)
    let mocha = try await database.place(.mocha, key: nil)
    let bigger = OrderDraft.latte.with { $0.size = .large }
    let changed = try await database.update(latte.id, from: latte.version, to: bigger)
    #expect([latte, mocha, changed].map(\.version) == [1, 2, 3])
    #expect(try await database.orders(after: 1) == [mocha, changed])
  }

  @Test("an update from an old version is refused, unless it changes nothing")
  func stale() async throws {
    let database = try OrderDatabase.inMemory()
    let latte = try await database.place(.latte, key: nil)
    let bigger = OrderDraft.latte.with { $0.size = .large }
    let changed = try await database.update(latte.id, from: latte.version, to: bigger)
    await #expect(throws: Refusal.self) {
      try await database.update(latte.id, from: latte.version, to: .mocha)
    }
    #expect(try await database.update(latte.id, from: latte.version, to: bigger) == changed)
    #expect(try await database.orders() == [changed])
  }

  @Test("there are the orders of half a day to begin with, once, the latest last")
  func seeds() async throws {
    let wall = Wall()
    let database = try OrderDatabase.inMemory(now: { wall.now })
    try await database.seed()
    try await database.seed()
    let orders = try await database.orders()
    #expect(orders.suffix(3).map(\.name) == ["Mara", "Tom", "Ida"])
    #expect(Set(orders.map(\.name)).count == orders.count)
    let times = orders.compactMap(\.placedAt)
    #expect(times.count == orders.count && times == times.sorted())
    #expect(times.allSatisfy { (-12 * 3_600..<0).contains($0.timeIntervalSince(wall.now)) })
  }

  @Test("an order keeps the second in which it was placed")
  func time() async throws {
    let wall = Wall()
    wall.advance(by: 1_000.75)
    let database = try OrderDatabase.inMemory(now: { wall.now })
    let placed = try await database.place(.latte, key: "a")
    #expect(placed.placedAt == Date(timeIntervalSince1970: 1_000))
    wall.advance(by: 60)
    #expect(try await database.place(.latte, key: "a") == placed)
    let changed = try await database.update(placed.id, from: placed.version, to: .mocha)
    #expect(changed.placedAt == placed.placedAt)
    #expect(try await database.orders() == [changed])
  }
}
