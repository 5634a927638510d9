import Headwater
import Testing

/// A way to listen to a store from another library of streams, as the conformance suite sees it.
///
/// Each target that has the suite says in `all` which ways there are.
struct Bridge: Sendable, CustomTestStringConvertible {
  /// Begins to listen, on any thread.
  typealias Subscribe = (
    _ receive: @escaping @Sendable (Int) -> Void, _ end: @escaping @Sendable () -> Void
  ) -> Listening

  /// What ends it.
  struct Listening {
    let cancel: () -> Void
    /// Waits until what was cancelled is over, where that takes a while.
    var settle: () async -> Void = {}
  }

  let testDescription: String
  /// Whether the value at the time of the call comes first.
  var replays = true
  /// Whether every value is told, or only the newest when the listener is slow.
  var tellsAll = true
  /// Whether values are told within the turn that made them.
  var isSynchronous = true
  /// Whether `emits` has a say.
  var filters = false
  let values: @MainActor @Sendable (CounterStore) -> Subscribe

  static var synchronous: [Bridge] { all.filter(\.isSynchronous) }

  @MainActor
  func listen(_ store: CounterStore) -> Listener { Listener(values(store)) }
}

/// What somebody hears who listens through a bridge.
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

  /// The next value; nil when there will be none.
  func next() async -> Int? {
    var iterator = values
    let value = await iterator.next(isolation: MainActor.shared)
    values = iterator
    return value
  }

  /// Stops listening, and waits until that has taken effect.
  func cancel() async {
    listening.cancel()
    await listening.settle()
  }

  /// Whether nothing was heard since the last `next()`, of a listener that was cancelled.
  func heardNothing() async -> Bool {
    close()
    return await next() == nil
  }
}
