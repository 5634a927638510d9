/// The values that bindings have sent in actions whose turns have not come.
///
/// Where a `send` returns before its turn, a binding answers with what was put into it, and a text field does not
/// jump back to what the state still says.
package final class HeldValues {
  private struct Place: Hashable {
    let owner: ObjectIdentifier
    let path: AnyKeyPath
  }

  private struct Held {
    let value: Any

    /// Kept, so that no other object takes its identity.
    let owner: AnyObject
    let number: UInt64
  }

  private var values: [Place: Held] = [:]
  private let pulse = Pulse()

  /// The number of actions that wait for their turns or have had them.
  private var count: UInt64 = 0

  package init() {}

  /// Counts an action that waits for its turn.
  ///
  /// - Returns: The number of the action.
  package func begin() -> UInt64 {
    count += 1
    return count
  }

  /// Lets go of the values that an action with this number has held. Its turn has come, or never will.
  package func end(_ number: UInt64) {
    let ended = values.filter { $0.value.number == number }
    guard !ended.isEmpty else { return }
    for place in ended.keys { values[place] = nil }
    pulse.fire()
  }

  /// Reads a value, and tracks the read.
  func value<Value>(_ path: KeyPath<some Any, Value>, of owner: AnyObject) -> Value? {
    pulse.wasRead()
    return values[Place(owner: ObjectIdentifier(owner), path: path)]?.value as? Value
  }

  /// Holds a value as long as the action waits that is sent meanwhile. If none is, it holds nothing.
  func hold<Value>(
    _ value: Value, at path: KeyPath<some Any, Value>, of owner: AnyObject, while send: () -> Void
  ) {
    let before = count
    send()
    let place = Place(owner: ObjectIdentifier(owner), path: path)
    values[place] = count == before ? nil : Held(value: value, owner: owner, number: count)
    pulse.fire()
  }
}
