import CoffeeOrdersService
import Testing

@testable import CoffeeOrdersServer

@Suite("Coffee orders, following the changes")
struct ChangeFeedTests {
  @Test("a follower receives the changes of others, each version once")
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

  @Test("a follower that comes back misses nothing and receives nothing twice")
  func resumes() async throws {
    try await RunningServer.run { server in
      let latte = try await server.service.placeOrder(.latte, key: "a")
      let mocha = try await server.service.placeOrder(.mocha, key: "b")
      var changes = server.service.changes(after: latte.version).makeAsyncIterator()
      #expect(try await changes.next() == mocha)
    }
  }

  @Test("when there are too many followers, others are asked to come back later")
  func tooMany() async throws {
    try await RunningServer.run(heartbeat: .milliseconds(20), maximumFollowers: 1) { server in
      let request = "GET /orders/changes HTTP/1.1\r\nHost: localhost\r\n"
      let (answers, heard) = AsyncStream.makeStream(of: Void.self)
      let first = Task {
        try await server.said(to: request + "\r\n") { _ in
          heard.yield()
          return false
        }
      }
      for await _ in answers { break }
      let refused = try await server.answer("GET", "orders/changes")
      #expect(refused.status == 503)
      #expect(try refused.problems == ["busy"])
      first.cancel()
      _ = try? await first.value
    }
  }

  @Test("there is room again when a seat is free")
  func seats() {
    let seats = Seats(2)
    var first = seats.take()
    let second = seats.take()
    #expect(first != nil && second != nil)
    #expect(seats.take() == nil)
    first = nil
    first = seats.take()
    #expect(first != nil)
    #expect(seats.take() == nil)
    withExtendedLifetime(second) {}
  }

  @Test("all followers receive a change")
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
