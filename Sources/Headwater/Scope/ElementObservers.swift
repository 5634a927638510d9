// @inlinable: the comparison must be formed where the elements' type is known.

/// The observed scopes of a collection's elements, compared in one pass.
///
/// If the collection has a change stamp and has not changed, it is skipped: an action elsewhere costs the
/// same beside ten rows as beside ten thousand.
@usableFromInline
final class ElementObservers<Elements: ElementCollection> {
  @usableFromInline
  struct Entry {
    @usableFromInline let id: Elements.ElementID
    @usableFromInline var fields: ScopeFields<Elements.Member>

    /// The fields of further scopes of the same element, with actions of other types.
    @usableFromInline var others = ContiguousArray<ScopeFields<Elements.Member>>()
    @usableFromInline var position: Int

    @inlinable
    init(id: Elements.ElementID, fields: ScopeFields<Elements.Member>, position: Int) {
      self.id = id
      self.fields = fields
      self.position = position
    }
  }

  /// An id whose presence in the collection is observed.
  @usableFromInline
  struct Presence {
    @usableFromInline let id: Elements.ElementID
    /// Nil once it has fired; the place is then free.
    @usableFromInline var pulse: Pulse?
    @usableFromInline let wasThere: Bool
    /// The stamp of the element that was there; nil if its collection has none.
    @usableFromInline let stamp: UInt64?
    @usableFromInline var position: Int

    @inlinable
    init(
      id: Elements.ElementID, pulse: Pulse, wasThere: Bool, stamp: UInt64?, position: Int
    ) {
      self.id = id
      self.pulse = pulse
      self.wasThere = wasThere
      self.stamp = stamp
      self.position = position
    }
  }

  @exclusivity(unchecked) @usableFromInline var entries = ContiguousArray<Entry>()

  /// The indices of the entries, by their ids.
  @exclusivity(unchecked) @usableFromInline var entryIndices: [Elements.ElementID: Int] = [:]

  /// The search for entries whose scope has no store: the index at which it continues, the number of entries
  /// that it still has to check because entries were added, and the number of stores that were missing since
  /// it began at the first entry.
  @exclusivity(unchecked) @usableFromInline var sweepIndex = 0
  @exclusivity(unchecked) @usableFromInline var sweepDebt = 0
  @exclusivity(unchecked) @usableFromInline var storelessCount = 0

  /// The observed presences, in the order in which they were first read.
  @exclusivity(unchecked) @usableFromInline var presences = ContiguousArray<Presence>()
  @exclusivity(unchecked) @usableFromInline var presenceIndices: [Elements.ElementID: Int] = [:]

  @exclusivity(unchecked) @usableFromInline var freedPresenceCount = 0

  /// The number of missing ids that were read since the last check of all presences, which drops the surplus.
  @exclusivity(unchecked) @usableFromInline var newAbsenceCount = 0

  @exclusivity(unchecked) @usableFromInline var lastStamp: UInt64?

  /// The signal that elements were added, removed or moved; nil while nothing observes the order.
  @exclusivity(unchecked) @usableFromInline var orderPulse: Pulse?

  /// The ids that were last read. They are current as long as the order is observed.
  @exclusivity(unchecked) @usableFromInline var lastOrder: [Elements.ElementID] = []

  /// The stamps of the ids that were last read; empty for a collection without stamps.
  @exclusivity(unchecked) @usableFromInline var lastOrderStamps: [UInt64?] = []
  @usableFromInline var isObserved = false

  /// Nil for a collection whose ids alone tell its elements apart.
  @usableFromInline let stampReader = ElementStampReader<Elements>()
  @usableFromInline let root: ScopeRoot

  /// Lends the collection for the time of a call; false when it is gone.
  @usableFromInline let access: ((UnsafePointer<Elements>) -> Void) -> Bool

  /// Lends the collection, given the state around it.
  @usableFromInline let lend: (UnsafeRawPointer, (UnsafePointer<Elements>) -> Void) -> Void

  /// Adds a region to those of the state around.
  @usableFromInline let addRegion: (ObservedRegion) -> Void

  @inlinable
  init(
    root: ScopeRoot, access: @escaping ((UnsafePointer<Elements>) -> Void) -> Bool,
    lend: @escaping (UnsafeRawPointer, (UnsafePointer<Elements>) -> Void) -> Void,
    add: @escaping (ObservedRegion) -> Void
  ) {
    self.root = root
    self.access = access
    self.lend = lend
    addRegion = add
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
      // The values that were read may be newer than those that were last compared.
      if lastStamp != stamp { lastStamp = nil }
      return
    }
    lastStamp = stamp
    isObserved = true
    addRegion(
      ObservedRegion(
        collect: { state, pulses in
          if let state { self.lend(state) { elements in self.collect(in: elements, &pulses) } }
          self.isObserved =
            !self.entries.isEmpty || !self.presences.isEmpty || self.orderPulse != nil
          return self.isObserved
        },
        // It drops the scopes of its elements by itself.
        isNeeded: { true }, isSubscribed: { self.isSubscribed },
        abandon: { pulses in self.takeAll(&pulses) }))
  }

  /// Whether the scope of an element has subscribers.
  @usableFromInline var isSubscribed: Bool {
    entries.contains { entry in
      entry.fields.isSubscribed || entry.others.contains(where: \.isSubscribed)
    }
  }

  @inlinable
  func collect(in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]) {
    let stamp = elements.pointee.changeStamp
    if newAbsenceCount > storelessScopeLimit { collectPresences(in: elements, &pulses) }
    if stamp != nil && stamp == lastStamp { return }
    let changes = lastStamp.flatMap { elements.pointee.changes(since: $0) }
    lastStamp = stamp
    guard let changes else { return collectAll(in: elements, &pulses) }
    for change in changes { collect(change, in: elements, &pulses) }
    if !changes.allSatisfy(\.keepsOrder) { collectOrder(of: elements, &pulses) }
    sweep(in: elements, &pulses)
  }

  /// Adds all observers and forgets them, because the collection is no longer compared.
  @usableFromInline
  func takeAll(_ pulses: inout [Pulse]) {
    for entry in entries {
      for fields in [entry.fields] + entry.others {
        fields.takeAll(&pulses)
        fields.isObserved = false
      }
    }
    pulses += presences.compactMap(\.pulse)
    if let orderPulse { pulses.append(orderPulse) }
    (entries, entryIndices) = ([], [:])
    (presences, presenceIndices, freedPresenceCount) = ([], [:], 0)
    (orderPulse, lastOrder, lastOrderStamps) = (nil, [], [])
    isObserved = false
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
    if !change.keepsOrder { collectPresence(of: change.id, in: elements, &pulses) }
  }

  /// Continues the search for entries whose scope has no store, and drops the surplus. It checks a few at a
  /// time, which spreads the cost over many turns.
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

  /// Adds the observers of an element's scopes without a store, if there are too many such scopes.
  @inlinable
  func abandonSurplus(at index: Int, _ pulses: inout [Pulse]) {
    abandonSurplus(entries[index].fields, &pulses)
    for fields in entries[index].others { abandonSurplus(fields, &pulses) }
  }

  @inlinable
  func abandonSurplus(_ fields: ScopeFields<Elements.Member>, _ pulses: inout [Pulse]) {
    guard !fields.isNeeded else { return }
    storelessCount &+= 1
    if storelessCount > storelessScopeLimit { fields.takeAll(&pulses) }
  }

  /// Compares the observed fields of one element.
  ///
  /// - Returns: Whether the element is there.
  @inlinable
  func compare(
    at index: Int, in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]
  ) -> Bool {
    let fields = entries[index].fields
    let others = entries[index].others
    if let stampReader {
      let stamp = stampReader.read(elements, entries[index].id)
      fields.isOfFormerElement = fields.elementStamp != stamp
      for other in others { other.isOfFormerElement = other.elementStamp != stamp }
    }
    return elements.pointee.withElement(entries[index].id, near: &entries[index].position) {
      if !fields.isOfFormerElement { fields.collect(in: $0, &pulses) }
      for fields in others where !fields.isOfFormerElement { fields.collect(in: $0, &pulses) }
    }
  }

  /// Removes an entry without observed fields.
  ///
  /// - Returns: Whether the entry is still there. If not, another entry has its index.
  @inlinable
  func keepsEntry(at index: Int, isThere: Bool) -> Bool {
    func isDone(_ fields: ScopeFields<Elements.Member>) -> Bool {
      let isGone = !isThere || fields.isOfFormerElement
      guard fields.isEmpty || isGone && !fields.isNeeded else { return false }
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
