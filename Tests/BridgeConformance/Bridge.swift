import Headwater
import Testing

/// A way to listen to a store from another library of streams, for the conformance suite.
///
/// `all` of each target with the suite lists its ways.
struct Bridge: Sendable, CustomTestStringConvertible {
  /// Subscribes, on any thread.
  typealias Subscribe = (
    _ receive: @escaping @Sendable (Int) -> Void, _ end: @escaping @Sendable () -> Void
  ) -> Listening

  /// A subscription, with the function that ends it.
  struct Listening {
    let cancel: () -> Void
    /// Waits until a cancellation is complete, if that takes time.
    var settle: () async -> Void = {}
  }

  let testDescription: String
  /// Whether the value at the time of the call comes first.
  var replays = true
  /// Whether every value is delivered, not only the newest one if the listener is slow.
  var tellsAll = true
  /// Whether values are delivered within the turn that made them.
  var isSynchronous = true
  /// Whether `emits` filters the values.
  var filters = false
  let values: @MainActor @Sendable (CounterStore) -> Subscribe

  static var synchronous: [Bridge] { all.filter(\.isSynchronous) }

  @MainActor
  func listen(_ store: CounterStore) -> Listener { Listener(values(store)) }
}

/// The values that a listener receives through a bridge.
@MainActor
final class Listener {
  private var values: AsyncStream<Int>.AsyncIterator
  private let listening: Bridge.Listening
  private let close: () -> Void

  init(_ subscribe: Bridge.Subscribe) {
    let (heard, continuation) = AsyncStream.makeStream(of: Int.self)
    values = heard.makeAsyncIterator()
    listening = subscribe({ continuation.yield($0) }, { continuation.finish() })
    close = { continuation.finish() }
  }

  /// Returns the next value; nil if there are no more values.
  func next() async -> Int? {
    var iterator = values
    let value = await iterator.next(isolation: MainActor.shared)
    values = iterator
    return value
  }

  /// Cancels the subscription, and waits until it has ended.
  func cancel() async {
    listening.cancel()
    await listening.settle()
  }

  /// Returns whether a cancelled listener has received nothing since the last `next()`.
  func heardNothing() async -> Bool {
    close()
    return await next() == nil
  }
}
