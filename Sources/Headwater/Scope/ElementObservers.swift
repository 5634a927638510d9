// @inlinable: the comparison must be formed where the elements' type is known.

/// The observed scopes of one collection's elements, compared in one pass.
///
/// A collection that keeps a change stamp is passed over at once when it has not changed, so an action
/// elsewhere costs the same beside ten rows and beside ten thousand.
@usableFromInline
final class ElementObservers<Elements: ElementCollection> {
  @usableFromInline
  struct Entry {
    @usableFromInline let id: Elements.ElementID
    @usableFromInline var fields: ScopeFields<Elements.Member>

    /// Those of more scopes of the same element, with actions of other types.
    @usableFromInline var others = ContiguousArray<ScopeFields<Elements.Member>>()
    @usableFromInline var position: Int

    @inlinable
    init(id: Elements.ElementID, fields: ScopeFields<Elements.Member>, position: Int) {
      self.id = id
      self.fields = fields
      self.position = position
    }
  }

  /// An element whose being there somebody has asked for.
  @usableFromInline
  struct Presence {
    @usableFromInline let id: Elements.ElementID
    /// Taken when it has been told of a change; the place is then free.
    @usableFromInline var pulse: Pulse?
    @usableFromInline let wasThere: Bool
    @usableFromInline var position: Int

    @inlinable
    init(id: Elements.ElementID, pulse: Pulse, wasThere: Bool, position: Int) {
      self.id = id
      self.pulse = pulse
      self.wasThere = wasThere
      self.position = position
    }
  }

  @exclusivity(unchecked) @usableFromInline var entries = ContiguousArray<Entry>()

  /// Where the entry of an id is.
  @exclusivity(unchecked) @usableFromInline var entryIndices: [Elements.ElementID: Int] = [:]

  /// The look for entries whose scope nobody holds: where it goes on, how many more it has to look at
  /// since entries have come, and how many it has found since it began at the first.
  @exclusivity(unchecked) @usableFromInline var sweepIndex = 0
  @exclusivity(unchecked) @usableFromInline var sweepDebt = 0
  @exclusivity(unchecked) @usableFromInline var storelessCount = 0

  /// Those that were asked for, in the order in which they were.
  @exclusivity(unchecked) @usableFromInline var presences = ContiguousArray<Presence>()
  @exclusivity(unchecked) @usableFromInline var presenceIndices: [Elements.ElementID: Int] = [:]

  @exclusivity(unchecked) @usableFromInline var freedPresenceCount = 0

  /// How many ids were asked for in vain since all were looked for, which also forgets the surplus.
  @exclusivity(unchecked) @usableFromInline var newAbsenceCount = 0

  @exclusivity(unchecked) @usableFromInline var lastStamp: UInt64?

  /// Told when elements are added, removed or moved; nil while nobody has asked since.
  @exclusivity(unchecked) @usableFromInline var orderPulse: Pulse?

  /// The ids that were last asked for: the current ones as long as there is somebody to tell.
  @exclusivity(unchecked) @usableFromInline var lastOrder: [Elements.ElementID] = []
  @usableFromInline var isObserved = false
  @usableFromInline let root: ScopeRoot

  /// Lends the collection for the time of a call; false when it is gone.
  @usableFromInline let access: ((UnsafePointer<Elements>) -> Void) -> Bool

  @inlinable
  init(root: ScopeRoot, access: @escaping ((UnsafePointer<Elements>) -> Void) -> Bool) {
    self.root = root
    self.access = access
  }

  @inlinable
  func add(_ entry: Entry) {
    sweepDebt &+= 2
    if let index = entryIndices[entry.id] {
      entries[index].others.append(entry.fields)
    } else {
      entryIndices[entry.id] = entries.count
      entries.append(entry)
    }
    observe()
  }

  @inlinable
  func observe() {
    var stamp: UInt64?
    _ = access { stamp = $0.pointee.changeStamp }
    guard !isObserved else {
      // What was read may be newer than what was last compared.
      if lastStamp != stamp { lastStamp = nil }
      return
    }
    lastStamp = stamp
    isObserved = true
    root.observe(
      ObservedRegion(
        collect: { pulses in
          self.collect(&pulses)
          self.isObserved =
            !self.entries.isEmpty || !self.presences.isEmpty || self.orderPulse != nil
          return self.isObserved
        },
        // It forgets its elements' scopes by itself.
        isNeeded: { true }, abandon: { _ in }))
  }

  @inlinable
  func collect(_ pulses: inout [Pulse]) {
    _ = access { elements in
      let stamp = elements.pointee.changeStamp
      if newAbsenceCount > storelessScopeLimit { collectPresences(in: elements, &pulses) }
      if stamp != nil && stamp == lastStamp { return }
      let changes = lastStamp.flatMap { elements.pointee.changes(since: $0) }
      lastStamp = stamp
      guard let changes else { return collectAll(in: elements, &pulses) }
      for change in changes { collect(change, in: elements, &pulses) }
      sweep(in: elements, &pulses)
    }
  }

  /// Compares the fields of all elements.
  @inlinable
  func collectAll(in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]) {
    sweepIndex = 0
    sweepDebt = 0
    storelessCount = 0
    var index = 0
    while index < entries.count {
      let isThere = compare(at: index, in: elements, &pulses)
      if isThere { abandonSurplus(at: index, &pulses) }
      if keepsEntry(at: index, isThere: isThere) { index &+= 1 }
    }
    storelessCount = 0
    collectPresences(in: elements, &pulses)
    collectOrder(of: elements, &pulses)
  }

  /// Compares the fields of one element.
  @inlinable
  func collect(
    _ change: ElementChange<Elements.ElementID>, in elements: UnsafePointer<Elements>,
    _ pulses: inout [Pulse]
  ) {
    if let index = entryIndices[change.id] {
      let isThere = compare(at: index, in: elements, &pulses)
      _ = keepsEntry(at: index, isThere: isThere)
    }
    guard !change.keepsOrder else { return }
    collectPresence(of: change.id, in: elements, &pulses)
    collectOrder(of: elements, &pulses)
  }

  /// Looks on for entries whose scope nobody holds, and forgets the surplus: a few at a time, so that no
  /// turn pays for all.
  @inlinable
  func sweep(in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]) {
    guard sweepDebt > 0 else { return }
    for _ in 0..<min(sweepDebt, 64) {
      sweepDebt &-= 1
      if sweepIndex >= entries.count {
        sweepIndex = 0
        storelessCount = 0
      }
      guard sweepIndex < entries.count else { return }
      abandonSurplus(at: sweepIndex, &pulses)
      if keepsEntry(at: sweepIndex, isThere: true) { sweepIndex &+= 1 }
    }
  }

  /// Tells the observers of an element's scopes that nobody holds, if there are too many such.
  @inlinable
  func abandonSurplus(at index: Int, _ pulses: inout [Pulse]) {
    abandonSurplus(entries[index].fields, &pulses)
    for fields in entries[index].others { abandonSurplus(fields, &pulses) }
  }

  @inlinable
  func abandonSurplus(_ fields: ScopeFields<Elements.Member>, _ pulses: inout [Pulse]) {
    guard !fields.hasStore else { return }
    storelessCount &+= 1
    if storelessCount > storelessScopeLimit { fields.takeAll(into: &pulses) }
  }

  /// Compares what was read of one element.
  ///
  /// - Returns: Whether the element is there.
  @inlinable
  func compare(
    at index: Int, in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]
  ) -> Bool {
    let fields = entries[index].fields
    let others = entries[index].others
    return elements.pointee.withElement(entries[index].id, near: &entries[index].position) {
      fields.takeChanged(in: $0, into: &pulses)
      for fields in others { fields.takeChanged(in: $0, into: &pulses) }
    }
  }

  /// Forgets an entry of which nothing is observed any more.
  ///
  /// - Returns: Whether there is still something; else another entry is at its place.
  @inlinable
  func keepsEntry(at index: Int, isThere: Bool) -> Bool {
    func isDone(_ fields: ScopeFields<Elements.Member>) -> Bool {
      guard fields.armed.isEmpty || !isThere && !fields.hasStore else { return false }
      fields.isObserved = false
      return true
    }
    if !entries[index].others.isEmpty { entries[index].others.removeAll(where: isDone) }
    guard isDone(entries[index].fields) else { return true }
    guard let other = entries[index].others.popLast() else {
      remove(at: index)
      return false
    }
    entries[index].fields = other
    return true
  }

  @inlinable
  func remove(at index: Int) {
    let entry = entries[index]
    entries.swapAt(index, entries.count &- 1)
    entries.removeLast()
    entryIndices[entry.id] = nil
    if index < entries.count { entryIndices[entries[index].id] = index }
  }
}
