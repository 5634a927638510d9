import CoffeeOrdersServer
import CoffeeOrdersService
import Foundation
import Testing

@Suite("Coffee orders, requests that make no sense", .timeLimit(.minutes(3)))
struct RequestTests {
  private let order = #"{"name":"Ann","coffeeName":"Latte","total":1,"size":"small"}"#

  @Test(
    "a body that is not a JSON object is refused",
    arguments: ["", "{", "[]", "null", "\"a\"", "{]}"])
  func malformed(body: String) async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer("POST", "newOrder", body)
      #expect(answer.status == 400)
      #expect(try answer.problems == ["malformed"])
    }
  }

  @Test("a body that is too large is refused")
  func tooLarge() async throws {
    try await RunningServer.run { server in
      let body = #"{"name":"\#(String(repeating: "a", count: 20_000))"}"#
      let answer = try await server.answer("POST", "newOrder", body)
      #expect(answer.status == 413)
      #expect(try answer.problems == ["tooLarge"])
    }
  }

  @Test(
    "a request that is not complete in time ends the connection",
    arguments: ["GET /orders", "POST /newOrder", "POST /orders", "PUT /orders/1"])
  func late(request: String) async throws {
    try await RunningServer.run(requestTimeout: .milliseconds(100)) { server in
      // Without a deadline, this would continue until the test's time limit.
      _ = try? await server.said(
        to: "\(request) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
          + "Content-Length: 100\r\n\r\n{")
      _ = try? await server.said(to: "\(request) HTTP/1.1\r\nHost: ")
    }
  }

  @Test("only JSON is read, so that no form of another site can place an order")
  func contentType() async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer(
        "POST", "newOrder", order, headers: ["Content-Type": "text/plain"])
      #expect(answer.status == 415)
      #expect(try answer.problems == ["wrongContentType Content-Type"])
      let other = try await server.answer(
        "POST", "newOrder", order, headers: ["Content-Type": "application/json; charset=utf-8"])
      #expect(other.status == 201)
    }
  }

  @Test(
    "another method is refused, and the answer names the right one",
    arguments: [
      ("POST", "orders"), ("DELETE", "orders"), ("GET", "newOrder"), ("GET", "orders/1"),
      ("DELETE", "orders/1"), ("PATCH", "orders/1"), ("POST", "orders/changes"),
    ])
  func method(method: String, path: String) async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer(method, path)
      #expect(answer.status == 405)
      #expect(try answer.problems == ["wrongMethod"])
    }
  }

  @Test("an order that is not there is not found", arguments: ["99", "abc", "-1", "1e3"])
  func unknownOrder(id: String) async throws {
    try await RunningServer.run { server in
      let body = #"{"name":"Ann","coffeeName":"Latte","total":1,"size":"small","version":1}"#
      let answer = try await server.answer("PUT", "orders/\(id)", body)
      #expect(answer.status == 404)
      #expect(try answer.problems == ["unknown id"])
    }
  }

  @Test("a path that leads nowhere is not found")
  func unknownPath() async throws {
    try await RunningServer.run { server in
      let answer = try await server.answer("GET", "teapot")
      #expect(answer.status == 404)
      #expect(try answer.problems == ["unknown"])
    }
  }

  @Test(
    "a version that is not a whole number is malformed, not missing",
    arguments: ["\"1\"", "1.5", "true", "[]", "1e99"])
  func malformedVersion(version: String) async throws {
    try await RunningServer.run { server in
      _ = try await server.service.placeOrder(.latte, key: "a")
      let body = order.replacing("}", with: ",\"version\":\(version)}")
      let answer = try await server.answer("PUT", "orders/1", body)
      #expect(answer.status == 422)
      #expect(try answer.problems == ["malformed version"])
    }
  }

  @Test("an update without its version, and a key that is too long, are refused")
  func missing() async throws {
    try await RunningServer.run { server in
      _ = try await server.service.placeOrder(.latte, key: "a")
      #expect(try await server.answer("PUT", "orders/1", order).problems == ["empty version"])
      let key = ["Idempotency-Key": String(repeating: "k", count: 201)]
      let answer = try await server.answer("POST", "newOrder", order, headers: key)
      #expect(try answer.problems == ["tooLong Idempotency-Key"])
      let feed = try await server.answer(
        "GET", "orders/changes", headers: ["Last-Event-ID": "soon"])
      #expect(try feed.problems == ["notANumber Last-Event-ID"])
    }
  }
}
