// @inlinable: each action passes here.

import Synchronization

/// What a store holds of a feature that has a `body`.
///
/// The compiler accepts a feature that has a `reduce(into:action:)` besides, and whoever calls that by
/// its name gets it. So a store does the same: the first action goes through `reduce`, which tells by a
/// mark whether it is the one that all features with a body have. If it is not, it stays with `reduce`
/// and says so.
@usableFromInline
final class ReducerWithBody<State, Action> {
  @usableFromInline typealias Function = (inout State, Action) -> Effect<Action>

  @usableFromInline
  final class Choice {
    @usableFromInline let reduce: Function

    @inlinable
    init(_ reduce: @escaping Function) {
      self.reduce = reduce
    }
  }

  let feature: Any.Type
  let body: Function
  let reduce: Function

  @exclusivity(unchecked) @usableFromInline private(set) var isBodyUsed = true
  @exclusivity(unchecked) private var choice: Choice?

  /// The same, without counting a reference for each action: it is never replaced once it is made.
  @exclusivity(unchecked) @usableFromInline private(set) var chosen: Unmanaged<Choice>?

  @usableFromInline
  init(_ feature: Any.Type, body: @escaping Function, reduce: @escaping Function) {
    self.feature = feature
    self.body = body
    self.reduce = reduce
  }

  @inlinable
  func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard let chosen else { return choose(&state, action) }
    return chosen._withUnsafeGuaranteedRef { $0.reduce(&state, action) }
  }

  /// Processes the first action.
  @usableFromInline
  @inline(never)
  func choose(_ state: inout State, _ action: Action) -> Effect<Action> {
    let call = ReduceOfBody(feature)
    let effect = ReduceOfBody.$call.withValue(call) { reduce(&state, action) }
    isBodyUsed = call.wasMade
    let choice = Choice(isBodyUsed ? body : reduce)
    self.choice = choice
    chosen = .passUnretained(choice)
    return isBodyUsed ? body(&state, action) : effect.merged(with: .issue(.writtenTwice(feature)))
  }
}

/// A call of a feature's `reduce(into:action:)` that asks which one it is.
@usableFromInline
final class ReduceOfBody: Sendable {
  @TaskLocal static var call: ReduceOfBody?

  private let feature: ObjectIdentifier
  private let made = Atomic(false)

  init(_ feature: Any.Type) {
    self.feature = ObjectIdentifier(feature)
  }

  var wasMade: Bool { made.load(ordering: .relaxed) }

  /// Whether the `reduce(into:action:)` of features with a body was called for this question, and is to
  /// do nothing more.
  @usableFromInline
  static func answers(for feature: Any.Type) -> Bool {
    guard let call, call.feature == ObjectIdentifier(feature), !call.wasMade else { return false }
    call.made.store(true, ordering: .relaxed)
    return true
  }
}
