// @inlinable: each move on a screen that reads from a scope makes a region and compares it, where the
// state's type is known.

/// A scope with observed fields, as its root sees it.
@usableFromInline
final class ObservedRegion {
  /// Adds the observers of changed fields. It returns false when no field is observed any more; the next
  /// read adds the region again.
  @usableFromInline let collect: (inout [Pulse]) -> Bool

  /// Whether a store of the scope exists, so that the root must not forget the region.
  @usableFromInline let isNeeded: () -> Bool

  /// Adds all observers, because the root is about to remove the region.
  @usableFromInline let abandon: (inout [Pulse]) -> Void

  @inlinable
  init(
    collect: @escaping (inout [Pulse]) -> Bool, isNeeded: @escaping () -> Bool,
    abandon: @escaping (inout [Pulse]) -> Void
  ) {
    self.collect = collect
    self.isNeeded = isNeeded
    self.abandon = abandon
  }

  /// The region of a single scope.
  ///
  /// - Parameters:
  ///   - fields: The fields that observers have read.
  ///   - access: Lends the scope's state for the time of a call; false when it is gone.
  @inlinable
  init<State>(
    _ fields: ScopeFields<State>, access: @escaping ((UnsafePointer<State>) -> Void) -> Bool
  ) {
    collect = { pulses in
      let isThere = access { state in fields.takeChanged(in: state, into: &pulses) }
      // A state that is gone changes no more; a store that still shows it answers with the last values.
      fields.isObserved = !fields.armed.isEmpty && (isThere || fields.hasStore)
      return fields.isObserved
    }
    isNeeded = { fields.hasStore }
    abandon = { pulses in
      fields.takeAll(into: &pulses)
      fields.isObserved = false
    }
  }
}

/// The parts of a root store that its scopes use, without the type of its state.
@usableFromInline
final class ScopeRoot {
  /// Prepares the root for a read; false while its reducer has the state on loan.
  @usableFromInline let prepareToRead: () -> Bool

  @usableFromInline let observe: (ObservedRegion) -> Void

  @usableFromInline let report: (StoreIssue) -> Void

  let subscribe: (Subscriber) -> Void

  @usableFromInline
  init<State, Action>(_ engine: Engine<State, Action>) {
    // Unowned, since the engine owns regions and subscribers that refer to this.
    prepareToRead = { [unowned engine] in
      engine.activate()
      return !engine.flags.contains(.reducing)
    }
    observe = { [unowned engine] in engine.add($0) }
    report = { [unowned engine] in
      engine.flags.contains(.reducing) ? engine.reportReducer($0) : engine.onIssue($0)
    }
    subscribe = { [unowned engine] in engine.add($0) }
  }
}
