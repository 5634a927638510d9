/// The parts of a root store that its scopes use, without the type of its state.
@usableFromInline
final class ScopeRoot {
  /// Prepares the root for a read; false while its reducer has the state on loan.
  @usableFromInline let prepareToRead: () -> Bool

  @usableFromInline let report: (StoreIssue) -> Void

  let subscribe: (Subscriber) -> Void

  /// Makes the first call of a subscriber.
  let tellFirst: (() -> Void) -> Void

  private let liftedPaths: () -> LiftedPaths
  private lazy var lifted = liftedPaths()

  /// The values of bindings whose actions wait for their turns; nil where each turn comes with its `send`.
  var held: HeldValues?

  /// What lives as long as a handle; nil for any other store. The handle and its scopes keep it, and what they are
  /// observed by does not.
  weak var life: HandleLife?

  /// The bindings of the root store; nil if there are none.
  var bindings: Bindings?

  /// What has brought the store the value whose turn it runs; nil outside of such a turn.
  var relay: BindingRelay?

  @usableFromInline
  init<State, Action>(_ engine: Engine<State, Action>) {
    // Unowned, since the engine owns regions and subscribers that refer to this.
    prepareToRead = { [unowned engine] in
      engine.activate()
      return !engine.flags.contains(.reducing)
    }
    report = { [unowned engine] in
      engine.flags.contains(.reducing) ? engine.reportReducer($0) : engine.onIssue($0)
    }
    subscribe = { [unowned engine] in engine.add($0) }
    tellFirst = { [unowned engine] in engine.tellFirst($0) }
    liftedPaths = { [unowned engine] in
      engine.activate()
      var paths = LiftedPaths()
      engine.conditions?.add(to: &paths)
      return paths
    }
  }

  /// Whether a reducer lifts over a case path to a value that comes and goes.
  ///
  /// The first question visits all features. Ask it when a scope is made, not for each action.
  func isLifted(_ path: Any.Type) -> Bool { lifted.contains(path) }
}
