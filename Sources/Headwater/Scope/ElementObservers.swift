/// The observed scopes of one collection's elements, compared in one pass.
///
/// A collection that keeps a change stamp is passed over at once when it has not changed, so an action
/// elsewhere costs the same beside ten rows and beside ten thousand.
///
/// @inlinable: the comparison must be formed where the elements' type is known.
@usableFromInline
final class ElementObservers<Elements: ElementCollection> {
  @usableFromInline
  struct Entry {
    @usableFromInline let id: Elements.ElementID
    @usableFromInline let fields: ScopeFields<Elements.Member>
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
    @usableFromInline let pulse: Pulse
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

  /// Where the entry of an id is, for a change of that element alone; good while no id has several.
  @exclusivity(unchecked) @usableFromInline var entryIndices: [Elements.ElementID: Int] = [:]
  @exclusivity(unchecked) @usableFromInline var hasOneEntryAnID = true

  /// How many entries have come since all were compared, which also sorts out those nobody holds.
  @exclusivity(unchecked) @usableFromInline var newEntryCount = 0

  @exclusivity(unchecked) @usableFromInline var presences = ContiguousArray<Presence>()
  @exclusivity(unchecked) @usableFromInline var armedPresences: [Elements.ElementID: Pulse] = [:]

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

  /// Whether an element is there; an observer who asks is told when that changes.
  @inlinable
  func contains(_ id: Elements.ElementID) -> Bool {
    var isThere = false
    var position = 0
    let isReadable = root.prepareToRead()
    _ = access { elements in
      isThere = elements.pointee.withElement(id, near: &position) { _ in }
    }
    guard isReadable else {
      root.report(.readInReducer("element \(id)", isLastRead: false))
      return isThere
    }
    if let pulse = armedPresences[id] {
      pulse.wasRead()
    } else {
      let pulse = Pulse()
      armedPresences[id] = pulse
      presences.append(Presence(id: id, pulse: pulse, wasThere: isThere, position: position))
      if !isThere { newAbsenceCount &+= 1 }
      pulse.wasRead()
      observe()
    }
    return isThere
  }

  /// The ids of the elements; an observer who asks is told when they, or their order, change.
  @usableFromInline
  var elementIDs: [Elements.ElementID] {
    guard root.prepareToRead() else {
      root.report(.readInReducer("element ids", isLastRead: false))
      var ids: [Elements.ElementID] = []
      _ = access { ids = $0.pointee.elementIDs }
      return ids
    }
    if let orderPulse {
      orderPulse.wasRead()
      return lastOrder
    }
    let pulse = Pulse()
    lastOrder = []
    _ = access { lastOrder = $0.pointee.elementIDs }
    orderPulse = pulse
    pulse.wasRead()
    observe()
    return lastOrder
  }

  @inlinable
  func add(_ entry: Entry) {
    if entryIndices.updateValue(entries.count, forKey: entry.id) != nil { hasOneEntryAnID = false }
    newEntryCount &+= 1
    entries.append(entry)
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
        isHeld: { true }, abandon: { _ in }))
  }

  @inlinable
  func collect(_ pulses: inout [Pulse]) {
    _ = access { elements in
      let stamp = elements.pointee.changeStamp
      if newAbsenceCount <= unheldScopeLimit {
        if stamp != nil && stamp == lastStamp { return }
        let onlyChange = lastStamp.flatMap { elements.pointee.onlyChange(since: $0) }
        if let onlyChange, hasOneEntryAnID, newEntryCount <= unheldScopeLimit {
          lastStamp = stamp
          return collect(from: onlyChange, in: elements, &pulses)
        }
      }
      lastStamp = stamp
      newEntryCount = 0
      newAbsenceCount = 0
      var unheldCount = 0
      var index = 0
      while index < entries.count {
        let fields = entries[index].fields
        let isThere = elements.pointee.withElement(
          entries[index].id, near: &entries[index].position
        ) {
          fields.takeChanged(in: $0, into: &pulses)
        }
        if !fields.isHeld {
          unheldCount &+= 1
          if unheldCount > unheldScopeLimit && isThere { fields.takeAll(into: &pulses) }
        }
        if fields.armed.isEmpty || !isThere && !fields.isHeld {
          remove(at: index)
        } else {
          index &+= 1
        }
      }
      if !hasOneEntryAnID { indexEntries() }
      collectPresences(in: elements, &pulses)
      collectOrder(of: elements, &pulses)
    }
  }

  /// Compares the fields of one element, which is there.
  @inlinable
  func collect(
    from id: Elements.ElementID, in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]
  ) {
    guard let index = entryIndices[id] else { return }
    let fields = entries[index].fields
    _ = elements.pointee.withElement(id, near: &entries[index].position) {
      fields.takeChanged(in: $0, into: &pulses)
    }
    if fields.armed.isEmpty { remove(at: index) }
  }

  @inlinable
  func indexEntries() {
    entryIndices.removeAll(keepingCapacity: true)
    for index in entries.indices { entryIndices[entries[index].id] = index }
    hasOneEntryAnID = entryIndices.count == entries.count
  }

  @inlinable
  func collectOrder(of elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]) {
    guard let pulse = orderPulse, elements.pointee.elementIDs != lastOrder else { return }
    orderPulse = nil
    lastOrder = []
    pulses.append(pulse)
  }

  @inlinable
  func collectPresences(in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]) {
    var absentCount = 0
    var firstKept = presences.count
    // The newest first, which are the ones that stay if there are too many.
    var index = presences.count
    while index > 0 {
      index &-= 1
      let isThere = elements.pointee.withElement(
        presences[index].id, near: &presences[index].position
      ) { _ in }
      if !isThere { absentCount &+= 1 }
      // Ids that never come would else be kept and looked for as long as the store lives.
      if isThere == presences[index].wasThere && (isThere || absentCount <= unheldScopeLimit) {
        firstKept &-= 1
        if firstKept != index { presences.swapAt(firstKept, index) }
      } else {
        armedPresences[presences[index].id] = nil
        pulses.append(presences[index].pulse)
      }
    }
    presences.removeFirst(firstKept)
  }

  @inlinable
  func remove(at index: Int) {
    let entry = entries[index]
    entry.fields.isObserved = false
    entries.swapAt(index, entries.count &- 1)
    entries.removeLast()
    if entryIndices[entry.id] == index { entryIndices[entry.id] = nil }
    if index < entries.count { entryIndices[entries[index].id] = index }
  }
}
