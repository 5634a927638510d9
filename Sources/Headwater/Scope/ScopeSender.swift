// @inlinable: each action sent to a scope passes here.

/// Sends a scope's actions towards the root.
///
/// An action travels through memory, from which each scope on the way moves it into its case. An argument
/// would be copied.
///
/// The sender is not isolated to an actor. Closures of an actor check their isolation, which costs more than
/// the rest of the call.
@usableFromInline
struct ScopeSender<Action> {
  /// Sends the action in memory, and always moves it out. It returns nil if the scope's target is gone.
  @usableFromInline let take: (UnsafeMutablePointer<Action>, ActionSource) -> EffectGroup?

  @inlinable
  init(_ take: @escaping (UnsafeMutablePointer<Action>, ActionSource) -> EffectGroup?) {
    self.take = take
  }

  @inlinable
  func send(_ action: @autoclosure () -> Action, from source: ActionSource) -> EffectGroup? {
    Self.send(action(), from: source, by: take)
  }

  /// A sender of the values of a case.
  @inlinable
  func embedding<Path: CasePath>(_ path: Path.Type) -> ScopeSender<Path.Value>
  where Path.Root == Action {
    let take = take
    return ScopeSender<Path.Value> { action, source in
      Self.send(Path.embed(action.move()), from: source, by: take)
    }
  }

  @inlinable
  @inline(__always)
  static func send(
    _ action: @autoclosure () -> Action, from source: ActionSource,
    by take: (UnsafeMutablePointer<Action>, ActionSource) -> EffectGroup?
  ) -> EffectGroup? {
    withUnsafeTemporaryAllocation(of: Action.self, capacity: 1) { memory in
      // Memory for one action was requested, so there is an address.
      let address = memory.baseAddress.unsafelyUnwrapped
      address.initialize(to: action())
      return take(address, source)
    }
  }
}
