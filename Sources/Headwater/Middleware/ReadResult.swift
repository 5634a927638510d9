import Synchronization

/// Carries a value from the store's actor to the effect that reads it.
final class ReadResult<Value: Sendable>: Sendable {
  private let state = Mutex<Value?>(nil)

  var value: Value? { state.withLock { $0 } }

  func set(_ value: Value) {
    state.withLock { $0 = value }
  }
}
