// @inlinable: each move on a screen that reads from a scope makes a region and compares it, where the
// state's type is known.

/// A scope of which fields are observed, as its root sees it.
@usableFromInline
final class ObservedRegion {
  /// Adds those to tell of a change; false when no field is observed any more, until one is read
  /// again.
  @usableFromInline let collect: (inout [Pulse]) -> Bool

  /// Whether a store of the scope exists, so that the root must not forget the region.
  @usableFromInline let isNeeded: () -> Bool

  /// Adds everybody who waits for a change, for the root is about to forget the region.
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
  /// - Parameter access: Lends the scope's state for the time of a call; false when it is gone.
  @inlinable
  init<State>(
    _ fields: ScopeFields<State>, access: @escaping ((UnsafePointer<State>) -> Void) -> Bool
  ) {
    collect = { pulses in
      let isThere = access { state in fields.takeChanged(in: state, into: &pulses) }
      // What has gone changes no more; a store that still shows it answers with the last values.
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

/// What a scope needs of the store at its root, whatever that store's state is.
@usableFromInline
final class ScopeRoot {
  /// Makes the root ready to be read; false while its reducer has the state on loan.
  @usableFromInline let prepareToRead: () -> Bool

  @usableFromInline let observe: (ObservedRegion) -> Void

  @usableFromInline let report: (StoreIssue) -> Void

  let subscribe: (Subscriber) -> Void

  @usableFromInline
  init<State, Action>(_ engine: Engine<State, Action>) {
    // Unowned, since the engine keeps regions and subscribers that hold this.
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
