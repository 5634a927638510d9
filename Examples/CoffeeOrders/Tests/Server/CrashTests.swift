import CoffeeOrdersService
import Foundation
import GRDB
import Testing

/// Tests with real processes and a real `kill -9`, one at a time: a process inherits the open pipes of
/// processes that start at the same time, and then keeps them open.
@Suite("Coffee orders, a server that is killed", .serialized, .timeLimit(.minutes(3)))
struct CrashTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "orders-\(UUID().uuidString).sqlite").path

  @Test("killed after the order was saved and before the answer: one order")
  func afterTheCommit() async throws {
    let server = try await ServerProcess(database: path)
    var changes = server.service.changes(after: 0).makeAsyncIterator()
    // The answer is never read. For this client, it is lost.
    let lost = Task { [service = server.service] in
      try await service.placeOrder(.latte, key: "a")
    }
    let saved = try await changes.next()
    await server.crash()
    _ = await lost.result

    let again = try await ServerProcess(database: path)
    #expect(try await again.service.placeOrder(.latte, key: "a") == saved)
    #expect(try await again.service.getAllOrders() == [saved])
  }

  @Test("killed while the order is being saved: one order")
  func beforeTheCommit() async throws {
    let server = try await ServerProcess(database: path, arguments: ["--verbose"])
    // This transaction locks the file, so the server waits in the middle of its work.
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let blocker = try DatabaseQueue(path: path, configuration: configuration)
    try await blocker.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let attempt = Task { [service = server.service] in
      try await service.placeOrder(.latte, key: "a")
    }
    await server.waitForLog(of: "/newOrder")
    await server.crash()
    await #expect(throws: OrderServiceError.unreachable(server.address)) {
      try await attempt.value
    }
    try await blocker.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }

    let again = try await ServerProcess(database: path)
    #expect(try await again.service.getAllOrders().isEmpty)
    let order = try await again.service.placeOrder(.latte, key: "a")
    #expect(try await again.service.getAllOrders() == [order])
  }

  @Test("a server that is asked to stop ends the followers' connections and stops")
  func stops() async throws {
    let server = try await ServerProcess(database: path)
    var changes = server.service.changes(after: 0).makeAsyncIterator()
    let order = try await server.service.placeOrder(.latte, key: "a")
    #expect(try await changes.next() == order)
    #expect(await server.stop() == 0)
    #expect(try await changes.next() == nil)
  }

  @Test("while a client has stopped it, it does not answer, and can be ended at once")
  func stoppedByClient() async throws {
    let server = try await ServerProcess(database: path, arguments: ["--stoppable"])
    var changes = server.service.changes(after: 0).makeAsyncIterator()
    let order = try await server.service.placeOrder(.latte, key: "a")
    #expect(try await changes.next() == order)
    try await server.service.stopServer()
    #expect(try await changes.next() == nil)
    await #expect(throws: OrderServiceError.unreachable(server.address)) {
      try await server.service.getAllOrders()
    }
    let end = ContinuousClock.now + .seconds(8)
    #expect(await server.stop() == 0)
    #expect(ContinuousClock.now < end)
  }

  @Test("it ends with the process that started it")
  func inputEnds() async throws {
    let input = Pipe()
    let server = try await ServerProcess(
      database: path, arguments: ["--seed", "--stop-with-input"], input: input)
    // The server runs while its input is open, and ignores the text in it.
    #expect(try await !server.service.getAllOrders().isEmpty)
    try input.fileHandleForWriting.write(contentsOf: Data("a line\n".utf8))
    #expect(try await !server.service.getAllOrders().isEmpty)
    try input.fileHandleForWriting.close()
    #expect(await server.end() == 0)
  }
}
