/// Delivers actions from inside an effect to the store that started it.
///
/// Sending does not wait: the action joins the store's queue, in the order in which this effect sent
/// it, and is processed on the store's actor. From code that is on that actor already, and when
/// nothing waits before it, it is processed at once. Once the effect is cancelled, sending does
/// nothing. Once its work has returned, sending is an issue: nothing can cancel, or wait for, what is
/// sent then.
///
/// @inlinable: each action of an effect passes here.
public struct Send<Action>: Sendable {
  @usableFromInline
  enum Target: Sendable {
    /// Told apart from a function so that the common one is formed without allocating any memory.
    case mailbox(Mailbox<Action>, of: RunningEffect)
    case function(@Sendable (sending Action, _ isolation: (any Actor)?) -> Void)
  }

  @usableFromInline let target: Target

  @inlinable
  init(_ target: Target) {
    self.target = target
  }

  /// Sends an action to the store.
  ///
  /// - Parameters:
  ///   - action: What happened; handed over, so it need not be `Sendable`.
  ///   - isolation: The actor that the caller is on, which the compiler fills in. Don't give it.
  @inlinable
  public func callAsFunction(
    _ action: sending Action, isolation: isolated (any Actor)? = #isolation
  ) {
    deliver(action, isolation)
  }

  @inlinable
  func deliver(_ action: sending Action, _ isolation: (any Actor)?) {
    switch target {
    case .mailbox(let mailbox, let effect):
      guard !effect.isCancelled else { return }
      mailbox.put(action, from: effect, on: isolation)
    case .function(let function):
      function(action, isolation)
    }
  }

  /// Sends what an action of a child is turned into.
  func map<ChildAction>(
    _ transform: @escaping @Sendable (ChildAction) -> Action
  ) -> Send<ChildAction> {
    Send<ChildAction>(
      .function { action, isolation in deliver(transform(action), isolation) })
  }
}
