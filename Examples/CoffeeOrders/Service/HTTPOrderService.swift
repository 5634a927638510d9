import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The orders of a server: `GET /orders`, `POST /newOrder`, `PUT /orders/:id`, and the changes at
/// `GET /orders/changes`.
public struct HTTPOrderService: OrderService {
  let baseURL: URL
  let key: String?
  let transport: HTTPTransport

  /// - Parameters:
  ///   - baseURL: The base address of these paths.
  ///   - key: The key that the server requires; nil for none.
  public init(baseURL: URL, key: String? = nil, transport: HTTPTransport = .urlSession) {
    self.baseURL = baseURL
    self.key = key
    self.transport = transport
  }

  public func getAllOrders() async throws(OrderServiceError) -> [Order] {
    try await answer(to: request("GET", "orders"))
  }

  public func placeOrder(
    _ draft: OrderDraft, key: String
  ) async throws(OrderServiceError) -> Order {
    var request = request("POST", "newOrder", body: draft)
    request.setValue(key, forHTTPHeaderField: "Idempotency-Key")
    return try await answer(to: request)
  }

  public func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    try await answer(to: request("PUT", "orders/\(order.id)", body: order))
  }

  public func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    var request = request("GET", "orders/changes")
    request.setValue("\(version)", forHTTPHeaderField: "Last-Event-ID")
    // The server sends a sign of life every fifteen seconds.
    request.timeoutInterval = 45
    let pieces = transport.receive(request)
    return AsyncThrowingStream { continuation in
      let task = Task {
        var events = ServerSentEvents()
        do {
          for try await piece in pieces {
            for event in events.append(piece) where event.name == "order" {
              continuation.yield(try OrderJSON.decode(Order.self, from: event.data))
            }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  public func stopServer() async throws(OrderServiceError) {
    let answer = try await send(request("POST", "stop", body: [String]()))
    guard answer.status != 202 else { return }
    throw Self.error(of: answer)
  }

  private func request(_ method: String, _ path: String) -> URLRequest {
    var request = URLRequest(url: baseURL.appending(path: path))
    request.httpMethod = method
    request.timeoutInterval = 10
    if let key { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
    return request
  }

  private func request(_ method: String, _ path: String, body: some Encodable) -> URLRequest {
    var request = request(method, path)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    // Texts, numbers and amounts, which JSON can always encode.
    request.httpBody = try? OrderJSON.encode(body)
    return request
  }

  private func answer<Value: Decodable>(
    to request: URLRequest
  ) async throws(OrderServiceError) -> Value {
    let answer = try await send(request)
    if (200..<300).contains(answer.status),
      let value = try? OrderJSON.decode(Value.self, from: answer.body)
    {
      return value
    }
    throw Self.error(of: answer)
  }

  private func send(_ request: URLRequest) async throws(OrderServiceError) -> HTTPTransport.Answer {
    do {
      return try await transport.send(request)
    } catch {
      throw Task.isCancelled ? OrderServiceError.cancelled : .unreachable(baseURL)
    }
  }

  private static func error(of answer: HTTPTransport.Answer) -> OrderServiceError {
    let report = try? OrderJSON.decode(ProblemReport.self, from: answer.body)
    return report.map { .refused($0) } ?? .unexpected(status: answer.status)
  }
}
