import Headwater
import Synchronization

struct Lost: Error {}

/// A source of numbers in a library of streams. It counts its listeners.
protocol Radio: AnyObject, Sendable {
  init()

  /// The number of listeners so far.
  var listened: Int { get }
  /// The number of listeners that have cancelled.
  var cancelled: Int { get }

  func send(_ number: Int)
  func finish()
  func fail(_ error: Lost)

  /// Returns an effect that listens.
  func effect<Action>(
    name: String?, _ transform: @escaping @Sendable (Int) -> sending Action?,
    catch handler: (@Sendable @isolated(any) (any Error, Send<Action>) async -> Void)?
  ) -> Effect<Action>

  /// Returns an effect that sends the numbers unchanged. Errors are left out.
  func effect() -> Effect<Int>

  /// Returns a middleware that listens.
  func middleware<State, Action>(
    _ name: String, send transform: @escaping @Sendable (Int) -> sending Action?
  ) -> any Middleware<State, Action>

  /// Adds the source itself to a store as an effect.
  @MainActor
  func add<State>(to store: Store<State, Int>) -> StoreTask
}

extension Radio {
  func effect<Action>(
    name: String? = nil, _ transform: @escaping @Sendable (Int) -> sending Action?
  ) -> Effect<Action> {
    effect(name: name, transform, catch: nil)
  }
}

/// The numbers of listeners, and of listeners that have cancelled.
final class Counts: Sendable {
  private let counts = Mutex((listened: 0, cancelled: 0))

  var listened: Int { counts.withLock { $0.listened } }
  var cancelled: Int { counts.withLock { $0.cancelled } }

  func listen() {
    counts.withLock { $0.listened += 1 }
  }

  func cancel() {
    counts.withLock { $0.cancelled += 1 }
  }
}
