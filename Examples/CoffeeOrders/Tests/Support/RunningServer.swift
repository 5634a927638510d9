import CoffeeOrdersServer
import CoffeeOrdersService
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server in this process, on a port that the system has chosen.
struct RunningServer {
  let address: URL

  var service: HTTPOrderService { HTTPOrderService(baseURL: address) }

  /// Runs a server during a test.
  static func run(
    _ database: OrderDatabase? = nil, access: Access = Access(),
    heartbeat: Duration = .seconds(15), maximumFollowers: Int = 256,
    requestTimeout: Duration = .seconds(30),
    _ test: (RunningServer) async throws -> Void
  ) async throws {
    let database = try database ?? .inMemory()
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let application = CoffeeOrdersServer(
      database: database, access: access, heartbeat: heartbeat,
      maximumFollowers: maximumFollowers, requestTimeout: requestTimeout
    ).application(logger: logger) { continuation.yield($0) }
    let serving = Task {
      defer { continuation.finish() }
      try await application.run()
    }
    defer { serving.cancel() }
    for await address in addresses { return try await test(RunningServer(address: address)) }
    try await serving.value
  }

  /// Returns the server's response to any request.
  func answer(
    _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:]
  ) async throws -> HTTPTransport.Answer {
    var request = URLRequest(url: address.appending(path: path))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return try await HTTPTransport.urlSession.send(request)
  }
}

extension RunningServer {
  /// Returns what the server sends after a text, until it ends the connection.
  func said(to text: String, until isEnough: (String) -> Bool = { _ in false }) async throws
    -> String
  {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: address.port ?? 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var answer = ""
      for try await piece in inbound {
        answer += String(buffer: piece)
        if isEnough(answer) { break }
      }
      return answer
    }
  }
}

extension HTTPTransport.Answer {
  func decoded<Value: Decodable>(_: Value.Type = Value.self) throws -> Value {
    try OrderJSON.decode(Value.self, from: body)
  }

  /// The codes and fields of a refusal, such as "belowZero total".
  var problems: [String] {
    get throws {
      try decoded(ProblemReport.self).problems.map { problem in
        [problem.code.rawValue, problem.field?.rawValue].compactMap(\.self).joined(separator: " ")
      }
    }
  }
}

extension OrderDraft {
  static let latte = OrderDraft(name: "Ann", coffeeName: "Latte", total: 4.35, size: .medium)
  static let mocha = OrderDraft(name: "Bob", coffeeName: "Mocha", total: 5, size: .large)

  func with(_ change: (inout OrderDraft) -> Void) -> OrderDraft {
    var draft = self
    change(&draft)
    return draft
  }
}
