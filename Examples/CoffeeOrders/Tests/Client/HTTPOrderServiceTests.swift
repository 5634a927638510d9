import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import CoffeeOrdersService

/// The client's side of the protocol, with a transport without a network.
@Suite("Coffee orders, the service over a fake transport")
struct HTTPOrderServiceTests {
  private let order = Order(id: 3, version: 7, draft: .latte)
  private let baseURL: URL

  init() throws {
    baseURL = try #require(URL(string: "http://orders.example"))
  }

  /// Makes a service whose server gives one answer, and a record of its requests.
  private func service(
    _ status: Int, _ body: Data
  ) -> (HTTPOrderService, AsyncStream<URLRequest>) {
    let (requests, continuation) = AsyncStream.makeStream(of: URLRequest.self)
    let transport = HTTPTransport(
      send: { request in
        continuation.yield(request)
        return HTTPTransport.Answer(status: status, body: body)
      },
      receive: { request in
        continuation.yield(request)
        return AsyncThrowingStream { stream in
          // The pieces do not end at the ends of lines.
          for byte in body { stream.yield(Data([byte])) }
          stream.finish()
        }
      })
    return (HTTPOrderService(baseURL: baseURL, transport: transport), requests)
  }

  private func first(_ requests: AsyncStream<URLRequest>) async throws -> URLRequest {
    var iterator = requests.makeAsyncIterator()
    return try #require(await iterator.next())
  }

  @Test("GET /orders")
  func getAllOrders() async throws {
    let (service, requests) = service(200, try JSONEncoder().encode([order]))
    #expect(try await service.getAllOrders() == [order])
    let request = try await first(requests)
    #expect(request.httpMethod == "GET")
    #expect(request.url?.absoluteString == "http://orders.example/orders")
  }

  @Test("POST /newOrder, with the key and without a number")
  func placeOrder() async throws {
    let (service, requests) = service(201, try JSONEncoder().encode(order))
    #expect(try await service.placeOrder(.latte, key: "a") == order)
    let request = try await first(requests)
    #expect(request.httpMethod == "POST")
    #expect(request.url?.absoluteString == "http://orders.example/newOrder")
    #expect(request.value(forHTTPHeaderField: "Idempotency-Key") == "a")
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
    let body = try #require(request.httpBody)
    #expect(try JSONDecoder().decode(OrderDraft.self, from: body) == .latte)
  }

  @Test("PUT /orders/3, with the version")
  func updateOrder() async throws {
    let (service, requests) = service(200, try JSONEncoder().encode(order))
    #expect(try await service.updateOrder(order) == order)
    let request = try await first(requests)
    #expect(request.httpMethod == "PUT")
    #expect(request.url?.absoluteString == "http://orders.example/orders/3")
    let body = try #require(request.httpBody)
    #expect(try JSONDecoder().decode(Order.self, from: body) == order)
  }

  @Test("a refusal is an error with what the server said")
  func refusal() async throws {
    let report = ProblemReport([Problem(.belowZero, at: .total, "No.")])
    let (service, _) = service(422, try JSONEncoder().encode(report))
    await #expect(throws: OrderServiceError.refused(report)) {
      try await service.placeOrder(.latte, key: "a")
    }
  }

  @Test("an answer that is not from an orders' server is an error", arguments: [200, 404, 502])
  func nonsense(status: Int) async throws {
    let (service, _) = service(status, Data("<html>".utf8))
    await #expect(throws: OrderServiceError.unexpected(status: status)) {
      try await service.getAllOrders()
    }
  }

  @Test("no answer is an error that names the address")
  func unreachable() async throws {
    let transport = HTTPTransport(
      send: { _ in throw URLError(.cannotConnectToHost) },
      receive: { _ in AsyncThrowingStream { $0.finish(throwing: URLError(.badURL)) } })
    let service = HTTPOrderService(baseURL: baseURL, transport: transport)
    await #expect(throws: OrderServiceError.unreachable(baseURL)) {
      try await service.getAllOrders()
    }
  }

  @Test("events are found in whatever pieces they come, and comments are not")
  func changes() async throws {
    let json = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
    let text = ":\n\nid: 7\nevent: order\ndata: \(json)\n\nevent: other\r\ndata: 1\r\n\r\n"
    let (service, requests) = service(200, Data(text.utf8))
    var orders: [Order] = []
    for try await order in service.changes(after: 6) { orders.append(order) }
    #expect(orders == [order])
    #expect(try await first(requests).value(forHTTPHeaderField: "Last-Event-ID") == "6")
  }

  @Test("orders come from the cache as long as the changes are followed")
  func cache() async throws {
    let fake = FakeOrderService([.latte])
    let cache = CachedOrderService(fake)
    _ = try await cache.getAllOrders()
    _ = try await cache.getAllOrders()
    #expect(fake.now.loads == 2)
    var changes = cache.changes(after: 1).makeAsyncIterator()
    let mocha = try await fake.placeOrder(.mocha, key: "a")
    #expect(try await changes.next() == mocha)
    #expect(try await cache.getAllOrders().map(\.draft) == [.latte, .mocha])
    #expect(fake.now.loads == 2)
    fake.disconnect()
    #expect(try await changes.next() == nil)
    _ = try await cache.getAllOrders()
    #expect(fake.now.loads == 3)
  }
}
