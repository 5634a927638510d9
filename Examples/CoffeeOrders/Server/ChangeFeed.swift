import CoffeeOrdersDomain
import Foundation
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Sends each new or changed order to a client, as server-sent events.
///
/// The id of an event is the order's version. A client that reconnects names the last version that it has
/// seen, and misses nothing. An order that has changed twice in the meantime is sent once, in its current
/// version.
struct ChangeFeed: Sendable {
  let database: OrderDatabase
  /// The time without a change after which a comment is sent. It lets each side notice that the other one is
  /// gone.
  let heartbeat: Duration

  /// The seats for clients. Each client needs a connection, and a query for each change.
  let seats: Seats

  /// - Throws: A ``Refusal`` if too many clients follow the changes already.
  func body(after version: Int) throws -> ResponseBody {
    guard let seat = seats.take() else {
      throw Refusal(
        .serviceUnavailable, [Problem(.busy, "Too many follow the orders. Try again later.")],
        headers: [.retryAfter: "15"])
    }
    return ResponseBody { writer in
      defer { withExtendedLifetime(seat) {} }
      var seen = version
      for try await _ in signals().cancelOnGracefulShutdown() {
        let orders = try await database.orders(after: seen)
        seen = orders.last?.version ?? seen
        try await writer.write(Self.text(orders))
      }
      try await writer.finish(nil)
    }
  }

  /// The times to query the database: at once, after each change, and at each heartbeat. A client that reads
  /// slowly receives one signal for several changes, since one query finds all of them.
  private func signals() -> AsyncThrowingStream<Void, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task {
      do {
        try await withThrowingTaskGroup { group in
          group.addTask {
            for try await _ in database.versions() { continuation.yield() }
          }
          group.addTask {
            while true {
              try await Task.sleep(for: heartbeat)
              continuation.yield()
            }
          }
          try await group.next()
          group.cancelAll()
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  private static func text(_ orders: [Order]) throws -> ByteBuffer {
    guard !orders.isEmpty else { return ByteBuffer(string: ":\n\n") }
    var text = ByteBuffer()
    for order in orders {
      text.writeString("id: \(order.version)\nevent: order\ndata: ")
      text.writeBytes(try OrderJSON.encode(order))
      text.writeString("\n\n")
    }
    return text
  }
}
