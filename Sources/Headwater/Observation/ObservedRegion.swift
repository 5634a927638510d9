// @inlinable: each move on a screen that reads from a scope makes a region and compares it, where the
// state's type is known.

/// A scope with observed fields, or a collection with observed elements, as the store around it sees it.
///
/// The regions of a store form a tree, as its scopes do. So a turn reaches each scope by one step from the
/// scope around it, and not all the way from the root.
@usableFromInline
final class ObservedRegion {
  /// Adds the observers of changed fields. The pointer is to the state around the region; it is nil if that
  /// is gone. It returns false when no field is observed any more; the next read adds the region again.
  @usableFromInline let collect: (UnsafeRawPointer?, inout [Pulse]) -> Bool

  /// Whether a store of the scope exists, or subscribers do, so that the store around it must not forget the region.
  @usableFromInline let isNeeded: () -> Bool

  /// Whether a scope in it has subscribers.
  @usableFromInline let isSubscribed: () -> Bool

  /// Adds all observers, because the region is about to be removed.
  @usableFromInline let abandon: (inout [Pulse]) -> Void

  @inlinable
  init(
    collect: @escaping (UnsafeRawPointer?, inout [Pulse]) -> Bool,
    isNeeded: @escaping () -> Bool, isSubscribed: @escaping () -> Bool,
    abandon: @escaping (inout [Pulse]) -> Void
  ) {
    self.collect = collect
    self.isNeeded = isNeeded
    self.isSubscribed = isSubscribed
    self.abandon = abandon
  }

  /// The region of a single scope.
  ///
  /// - Parameters:
  ///   - fields: The fields that observers have read.
  ///   - lend: Lends the scope's state, given the one around it, for the time of a call; false when it is gone.
  @inlinable
  init<Outer, State>(
    _ fields: ScopeFields<State>,
    lend: @escaping (UnsafePointer<Outer>, (UnsafePointer<State>) -> Void) -> Bool
  ) {
    collect = { outer, pulses in
      var isThere = false
      if let outer = outer?.assumingMemoryBound(to: Outer.self) {
        isThere = lend(outer) { state in fields.collect(in: state, &pulses) }
      }
      if !isThere { fields.regions?.collect(in: nil, &pulses) }
      // A state that is gone changes no more; a store that still shows it answers with the last values.
      fields.isObserved = !fields.isEmpty && (isThere || fields.isNeeded)
      return fields.isObserved
    }
    isNeeded = { fields.isNeeded }
    isSubscribed = { fields.isSubscribed }
    abandon = { pulses in
      fields.takeAll(&pulses)
      fields.isObserved = false
    }
  }
}

/// The observed regions of one state, with the oldest first.
@usableFromInline
final class ObservedRegions {
  @exclusivity(unchecked) private var regions: [ObservedRegion] = []

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool { regions.isEmpty }

  @usableFromInline var isSubscribed: Bool { regions.contains { $0.isSubscribed() } }

  @usableFromInline
  func add(_ region: ObservedRegion) {
    regions.append(region)
  }

  /// Collects the observers of changed fields, and forgets the regions without observers.
  ///
  /// - Parameters:
  ///   - state: The state; nil if it is gone.
  ///   - pulses: The observers.
  @usableFromInline
  func collect(in state: UnsafeRawPointer?, _ pulses: inout [Pulse]) {
    var kept = 0
    var index = 0
    // A comparison may read a scope, and thereby add a region.
    while index < regions.count {
      let region = regions[index]
      if region.collect(state, &pulses) {
        if kept != index { regions[kept] = region }
        kept += 1
      }
      index += 1
    }
    regions.removeLast(regions.count - kept)
    if regions.count > storelessScopeLimit { abandonSurplus(&pulses) }
  }

  /// Forgets all regions, and adds all of their observers.
  @usableFromInline
  func takeAll(_ pulses: inout [Pulse]) {
    for region in regions { region.abandon(&pulses) }
    regions = []
  }

  /// Removes the oldest scopes without a store, if there are too many.
  private func abandonSurplus(_ pulses: inout [Pulse]) {
    var surplus = regions.count { !$0.isNeeded() } - storelessScopeLimit
    guard surplus > 0 else { return }
    regions.removeAll { region in
      guard surplus > 0, !region.isNeeded() else { return false }
      surplus -= 1
      region.abandon(&pulses)
      return true
    }
  }
}
