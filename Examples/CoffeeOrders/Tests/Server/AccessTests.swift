import CoffeeOrdersService
import Foundation
import Testing

@testable import CoffeeOrdersServer

@Suite("Coffee orders, who may ask")
struct AccessTests {
  private static let paths = [
    ("GET", "orders"), ("GET", "orders/changes"), ("POST", "newOrder"), ("PUT", "orders/1"),
  ]

  @Test(
    "localhost, addresses in numbers and names that are allowed are answered",
    arguments: [
      "localhost:8081", "LOCALHOST", "127.0.0.1", "10.1.2.3:80", "[::1]:8081", "[::1]",
      "orders.example", "Orders.Example:8443",
    ])
  func knownHost(authority: String) {
    #expect(Access(hosts: ["orders.EXAMPLE"]).admits(authority: authority))
  }

  @Test(
    "any other name is refused, since another site could have pointed it here",
    arguments: [
      nil, "", "evil.example", "orders.example.evil.example", "127.0.0.1.evil.example", "[",
      ":8081",
      "localhost.", "localhost evil",
    ])
  func foreignHost(authority: String?) {
    #expect(!Access(hosts: ["orders.example"]).admits(authority: authority))
  }

  @Test("another Host is refused on every path", arguments: paths)
  func wrongHost(method: String, path: String) async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer(method, path, headers: ["Host": "evil.example"])
      #expect(answer.status == 421)
      #expect(try answer.problems == ["unknown Host"])
    }
  }

  @Test("a server with a key refuses requests without it", arguments: paths)
  func wrongKey(method: String, path: String) async throws {
    try await RunningServer.run(access: Access(key: "secret")) { server in
      for value in [nil, "", "Bearer", "Bearer secre", "Bearer secret2", "Basic secret", "secret"] {
        let answer = try await server.answer(
          method, path, headers: value.map { ["Authorization": $0] } ?? [:])
        #expect(answer.status == 401)
        #expect(try answer.problems == ["wrongKey Authorization"])
      }
    }
  }

  @Test(
    "the scheme of the key may be written in any case, and the key may not",
    arguments: [("bearer secret", 200), ("BEARER secret", 200), ("Bearer SECRET", 401)])
  func scheme(authorization: String, status: Int) async throws {
    try await RunningServer.run(access: Access(key: "secret")) { server in
      let answer = try await server.answer(
        "GET", "orders", headers: ["Authorization": authorization])
      #expect(answer.status == status)
    }
  }

  @Test("a second Host is refused, equal to the first or not", arguments: paths)
  func secondHost(method: String, path: String) async throws {
    try await RunningServer.run { server in
      for second in ["evil.example", "localhost"] {
        let answer = try await server.said(
          to: "\(method) /\(path) HTTP/1.1\r\nHost: localhost\r\nHost: \(second)\r\n"
            + "Connection: close\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
      }
    }
  }

  @Test(
    "for a target that names a host, that host counts, and not the Host header",
    arguments: [
      ("http://localhost/orders", "evil.example", 200),
      ("http://evil.example/orders", "localhost", 421),
      ("ftp://evil.example/orders", "localhost", 421),
      ("http://localhost@evil.example/orders", "localhost", 421),
    ])
  func absoluteTarget(target: String, host: String, status: Int) async throws {
    try await RunningServer.run { server in
      let answer = try await server.said(
        to: "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    }
  }

  @Test("the client sends the key of its environment")
  func rightKey() async throws {
    try await RunningServer.run(access: Access(key: "secret")) { server in
      let keyed = OrderServiceAddress.service(in: [
        "COFFEE_ORDERS_URL": "\(server.address)", "COFFEE_ORDERS_KEY": "secret",
      ])
      let placed = try await keyed.placeOrder(.latte, key: "a")
      let all = try await keyed.getAllOrders()
      var changes = keyed.changes(after: 0).makeAsyncIterator()
      let change = try await changes.next()
      #expect(all == [placed])
      #expect(change == placed)
    }
  }
}
