// @inlinable: each action sent to a scope passes here.

/// Sends a scope's actions towards the root.
///
/// An action travels in memory, since each scope on the way can then move it into its case. As an
/// argument it would be copied into the case, and the copy given back.
///
/// It belongs to no actor: a check of the actor, which closures of one make, costs more than the rest.
@usableFromInline
struct ScopeSender<Action> {
  /// Takes the action out of memory, and always does; nil when what the scope shows is gone.
  @usableFromInline let take: (UnsafeMutablePointer<Action>, ActionSource) -> EffectGroup?

  @inlinable
  init(_ take: @escaping (UnsafeMutablePointer<Action>, ActionSource) -> EffectGroup?) {
    self.take = take
  }

  @inlinable
  func send(_ action: @autoclosure () -> Action, from source: ActionSource) -> EffectGroup? {
    Self.send(action(), from: source, by: take)
  }

  /// What sends the values of a case.
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
      // Room for one was asked for, so there is an address.
      let address = memory.baseAddress.unsafelyUnwrapped
      address.initialize(to: action())
      return take(address, source)
    }
  }
}
