import Synchronization

/// Carries a value from the store's actor, on which it was read, to the effect that asked for it.
final class ReadResult<Value: Sendable>: Sendable {
  private let state = Mutex<Value?>(nil)

  var value: Value? { state.withLock { $0 } }

  func set(_ value: Value) {
    state.withLock { $0 = value }
  }
}
