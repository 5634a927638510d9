import CoffeeOrdersServer
import CoffeeOrdersService
import Foundation
import Logging
import Testing

@Suite("Coffee orders, a server that clients may stop", .timeLimit(.minutes(3)))
struct StoppableServerTests {
  @Test("it ends the connections, and is back at the same address with the same orders")
  func stops() async throws {
    let (starts, continuation) = AsyncStream.makeStream(of: URL.self)
    let server = StoppableServer(
      CoffeeOrdersServer(database: try .inMemory()), pause: .milliseconds(20),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    ) { address, _ in continuation.yield(address) }
    let serving = Task { try await server.run() }
    defer { serving.cancel() }
    var addresses = starts.makeAsyncIterator()
    let address = try #require(await addresses.next())
    let service = HTTPOrderService(baseURL: address)
    let placed = try await service.placeOrder(.latte, key: "a")
    for _ in 1...2 {
      var changes = service.changes(after: 0).makeAsyncIterator()
      #expect(try await changes.next() == placed)
      try await service.stopServer()
      #expect(try await changes.next() == nil)
      #expect(await addresses.next() == address)
      #expect(try await service.getAllOrders() == [placed])
    }
  }

  @Test("a server that was not started for it refuses, and goes on")
  func refuses() async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer("POST", "stop", "[]")
      #expect(answer.status == 403)
      #expect(try answer.problems == ["notAllowed"])
      await #expect(throws: OrderServiceError.self) { try await server.service.stopServer() }
      #expect(try await server.service.getAllOrders().isEmpty)
    }
  }

  @Test("no form of another site can stop it")
  func contentType() async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer(
        "POST", "stop", "[]", headers: ["Content-Type": "text/plain"])
      #expect(answer.status == 415)
    }
  }
}
