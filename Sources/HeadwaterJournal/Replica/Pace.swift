/// Decides when a replica works: whenever it is woken, or when a test says so.
final class Pace: Sendable {
  private let wakes: AsyncStream<Void>.Continuation?

  /// The wakes; nil if a test decides.
  let stream: AsyncStream<Void>?

  private init(_ pair: (AsyncStream<Void>, AsyncStream<Void>.Continuation)?) {
    stream = pair?.0
    wakes = pair?.1
  }

  /// Works whenever it is woken.
  static func live() -> Pace {
    Pace(AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1)))
  }

  /// Works when a test calls `step()`.
  static func manual() -> Pace { Pace(nil) }

  deinit { wakes?.finish() }

  func wake() { wakes?.yield() }
}
