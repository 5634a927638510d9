import CoffeeOrdersServer
import CoffeeOrdersService
import Testing

@Suite("Coffee orders, what the server refuses")
struct BusinessRulesTests {
  private static let long = String(repeating: "a", count: 101)

  @Test(
    "a body that breaks a rule is refused with a code and the field",
    arguments: [
      (#"{"name":"Ann","coffeeName":"Latte","total":-1,"size":"small"}"#, "belowZero total"),
      (#"{"name":"Ann","coffeeName":"Latte","total":"1e999","size":"small"}"#, "notANumber total"),
      (#"{"name":"Ann","coffeeName":"Latte","total":1e999,"size":"small"}"#, "notANumber total"),
      (#"{"name":"Ann","coffeeName":"Latte","total":"abc","size":"small"}"#, "notANumber total"),
      (#"{"name":"Ann","coffeeName":"Latte","total":true,"size":"small"}"#, "notANumber total"),
      (#"{"name":"Ann","coffeeName":"Latte","total":1e99,"size":"small"}"#, "tooLarge total"),
      (#"{"name":"Ann","coffeeName":"Latte","total":1.005,"size":"small"}"#, "tooPrecise total"),
      (#"{"name":"Ann","coffeeName":"Latte","size":"small"}"#, "empty total"),
      (#"{"name":" ","coffeeName":"Latte","total":1,"size":"small"}"#, "empty name"),
      (#"{"name":7,"coffeeName":"Latte","total":1,"size":"small"}"#, "malformed name"),
      (#"{"name":"A\u0000","coffeeName":"Latte","total":1,"size":"small"}"#, "malformed name"),
      (#"{"name":"\#(long)","coffeeName":"Latte","total":1,"size":"small"}"#, "tooLong name"),
      (
        #"{"name":"Ann","coffeeName":"Green tea","total":1,"size":"small"}"#, "notServed coffeeName"
      ),
      (#"{"name":"Ann","coffeeName":"Latte","total":1,"size":"vast"}"#, "unknown size"),
    ])
  func rule(body: String, problem: String) async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer("POST", "newOrder", body)
      #expect(answer.status == 422)
      #expect(try answer.problems == [problem])
      #expect(try await server.service.getAllOrders().isEmpty)
    }
  }

  @Test("all fields that are wrong are named at once")
  func allFields() async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer("POST", "newOrder", "{}")
      #expect(
        try answer.problems == ["empty name", "empty coffeeName", "empty total", "unknown size"])
    }
  }

  @Test("a total is stored exactly, in cents", arguments: ["0", "0.1", "4.35", "999.99", "1000"])
  func exact(total: String) async throws {
    try await RunningServer.run { server in
      let body = #"{"name":"Ann","coffeeName":"Latte","total":\#(total),"size":"small"}"#
      let answer = try await server.answer("POST", "newOrder", body)
      #expect(answer.status == 201)
      #expect(try answer.decoded(Order.self).total.description == total)
      #expect(try await server.service.getAllOrders().first?.total.description == total)
    }
  }

  @Test("a steak is not a tea")
  func words() async throws {
    try await RunningServer.run { server in
      let draft = OrderDraft.latte.with { $0.coffeeName = "Steakhouse blend" }
      let order = try await server.service.placeOrder(draft, key: "a")
      #expect(order.coffeeName == "Steakhouse blend")
    }
  }
}
