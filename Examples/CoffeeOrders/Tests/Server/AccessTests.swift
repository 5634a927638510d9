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
    "any other name is not, since another site could have pointed it here",
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

  @Test("with a key, nobody is answered who does not bring it", arguments: paths)
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

  @Test("the client brings the key of its environment")
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
