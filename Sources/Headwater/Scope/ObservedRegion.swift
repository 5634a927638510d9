/// A scope of which fields are observed, as its root sees it.
@usableFromInline
final class ObservedRegion {
  /// Cancelled when the scope's store goes away, on any thread.
  @usableFromInline let token: SubscriberToken

  /// Adds those to tell of a change; false when no field is observed any more, until one is read
  /// again.
  let collect: (inout [Pulse]) -> Bool

  @usableFromInline
  init(token: SubscriberToken, collect: @escaping (inout [Pulse]) -> Bool) {
    self.token = token
    self.collect = collect
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
    observe = { [unowned engine] region in
      engine.regions.removeAll { $0.token.isCancelled }
      engine.regions.append(region)
      engine.flags.insert(.observed)
    }
    report = { [unowned engine] in engine.onIssue($0) }
    subscribe = { [unowned engine] in engine.add($0) }
  }
}
