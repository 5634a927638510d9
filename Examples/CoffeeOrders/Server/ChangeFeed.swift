import CoffeeOrdersDomain
import Foundation
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Tells a client of each order that is placed or changed, as server-sent events.
///
/// The id of an event is the order's version. A client that comes back names the last one that it has
/// seen and misses nothing; an order that has changed twice meanwhile is told once, as it is then.
struct ChangeFeed: Sendable {
  let database: OrderDatabase
  /// After so long without a change a comment is sent, so that either side notices that the other
  /// has gone.
  let heartbeat: Duration

  /// Room for those who follow, each of whom costs a connection and a look at each change.
  let seats: Seats

  /// - Throws: A ``Refusal`` if too many follow already.
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

  /// When to look: at once, after each change, and at each heartbeat. A client that reads slowly is
  /// not told how often, since one look is enough for all of them.
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
      text.writeBytes(try JSONEncoder().encode(order))
      text.writeString("\n\n")
    }
    return text
  }
}
