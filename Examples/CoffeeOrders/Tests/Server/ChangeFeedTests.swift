import CoffeeOrdersServer
import CoffeeOrdersService
import Testing

@Suite("Coffee orders, following the changes")
struct ChangeFeedTests {
  @Test("who follows hears of what others do, and of each version once")
  func changes() async throws {
    try await RunningServer.run { server in
      var changes = server.service.changes(after: 0).makeAsyncIterator()
      let latte = try await server.service.placeOrder(.latte, key: "a")
      #expect(try await changes.next() == latte)
      let bigger = Order(
        id: latte.id, version: latte.version, draft: .latte.with { $0.size = .large })
      let changed = try await server.service.updateOrder(bigger)
      #expect(try await changes.next() == changed)
    }
  }

  @Test("who comes back misses nothing and hears nothing twice")
  func resumes() async throws {
    try await RunningServer.run { server in
      let latte = try await server.service.placeOrder(.latte, key: "a")
      let mocha = try await server.service.placeOrder(.mocha, key: "b")
      var changes = server.service.changes(after: latte.version).makeAsyncIterator()
      #expect(try await changes.next() == mocha)
    }
  }

  @Test("all who follow hear of a change")
  func several() async throws {
    try await RunningServer.run { server in
      var listeners = (1...5).map { _ in server.service.changes(after: 0).makeAsyncIterator() }
      let latte = try await server.service.placeOrder(.latte, key: "a")
      for index in listeners.indices {
        #expect(try await listeners[index].next() == latte)
      }
    }
  }
}
