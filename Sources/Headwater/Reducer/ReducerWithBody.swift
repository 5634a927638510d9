// @inlinable: each action passes here.

import Synchronization

/// The form of a feature with a `body` that a store calls.
///
/// The compiler accepts a feature that also implements `reduce(into:action:)`, and a direct call of
/// `reduce` uses that implementation. A store does the same. It sends the first action through `reduce`,
/// whose default implementation for features with a body leaves a mark. Without the mark, `reduce` is the
/// feature's own, and the store goes on calling it and reports an issue.
@usableFromInline
final class ReducerWithBody<State, Action> {
  @usableFromInline typealias Function = (inout State, Action) -> Effect<Action>

  let feature: Any.Type
  let body: Function
  let reduce: Function

  @exclusivity(unchecked) @usableFromInline private(set) var isBodyUsed = true

  /// The function for every action after the first; nil before. It is never replaced.
  @exclusivity(unchecked) private(set) var choice: ReduceFunction<State, Action>?

  /// The same, read without counting a reference for each action.
  @exclusivity(unchecked) @usableFromInline private(set) var chosen:
    Unmanaged<ReduceFunction<State, Action>>?

  @usableFromInline
  init(_ feature: Any.Type, body: @escaping Function, reduce: @escaping Function) {
    self.feature = feature
    self.body = body
    self.reduce = reduce
  }

  @inlinable
  func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard let chosen else { return choose(&state, action) }
    return chosen._withUnsafeGuaranteedRef { $0.call(&state, action) }
  }

  /// Processes the first action.
  @usableFromInline
  @inline(never)
  func choose(_ state: inout State, _ action: Action) -> Effect<Action> {
    let call = ReduceOfBody(feature)
    let effect = ReduceOfBody.$call.withValue(call) { reduce(&state, action) }
    isBodyUsed = call.wasMade
    let choice = ReduceFunction(isBodyUsed ? body : reduce)
    self.choice = choice
    chosen = .passUnretained(choice)
    return isBodyUsed ? body(&state, action) : effect.merged(with: .issue(.writtenTwice(feature)))
  }
}

/// A call of a feature's `reduce(into:action:)` that finds out if it is the default implementation.
@usableFromInline
final class ReduceOfBody: Sendable {
  @TaskLocal static var call: ReduceOfBody?

  private let feature: ObjectIdentifier
  private let made = Atomic(false)

  init(_ feature: Any.Type) {
    self.feature = ObjectIdentifier(feature)
  }

  var wasMade: Bool { made.load(ordering: .relaxed) }

  /// Leaves the mark if the default `reduce(into:action:)` was called to find that out. If it returns true,
  /// the caller does nothing more.
  @usableFromInline
  static func answers(for feature: Any.Type) -> Bool {
    guard let call, call.feature == ObjectIdentifier(feature), !call.wasMade else { return false }
    call.made.store(true, ordering: .relaxed)
    return true
  }
}
