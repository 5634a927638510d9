import Headwater
import Synchronization

struct Lost: Error {}

/// A source of numbers in a library of streams, which counts who listens; `TestedRadio` is one.
protocol Radio: AnyObject, Sendable {
  init()

  /// How many have listened.
  var listened: Int { get }
  /// How many of them have cancelled.
  var cancelled: Int { get }

  func send(_ number: Int)
  func finish()
  func fail(_ error: Lost)

  /// The effect that listens.
  func effect<Action>(
    name: String?, _ transform: @escaping @Sendable (Int) -> sending Action?,
    catch handler: (@Sendable @isolated(any) (any Error, Send<Action>) async -> Void)?
  ) -> Effect<Action>

  /// The effect that sends the numbers as they are. What fails there is left out.
  func effect() -> Effect<Int>

  /// The middleware that listens.
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

/// How many have listened, and how many of them have cancelled.
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
