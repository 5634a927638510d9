// Observation of a collection itself: which elements it has, and in which order.
//
// @inlinable: the comparison must be formed where the elements' type is known.
extension ElementObservers {
  /// Whether an element is there. The read is tracked: the observer is told when that changes.
  @inlinable
  func contains(_ id: Elements.ElementID) -> Bool {
    var isThere = false
    var position = 0
    let isReadable = root.prepareToRead()
    _ = access { elements in
      isThere = elements.pointee.withElement(id, near: &position) { _ in }
    }
    guard isReadable else {
      root.report(.readInReducer("element \(idName(id))", isLastRead: false))
      return isThere
    }
    if let index = presenceIndices[id], let pulse = presences[index].pulse {
      pulse.wasRead()
    } else {
      let pulse = Pulse()
      presenceIndices[id] = presences.count
      presences.append(
        Presence(
          id: id, pulse: pulse, wasThere: isThere, stamp: stamp(of: id), position: position))
      if !isThere { newAbsenceCount &+= 1 }
      pulse.wasRead()
      observe()
    }
    return isThere
  }

  /// The stamp of an element; nil if it is not there, or if the collection has no stamps.
  @inlinable
  func stamp(of id: Elements.ElementID) -> UInt64? {
    guard let stampReader else { return nil }
    var stamp: UInt64?
    _ = access { elements in stamp = stampReader.read(elements, id) }
    return stamp
  }

  /// The stamps of elements; empty if the collection has none.
  @inlinable
  func stamps(
    of ids: [Elements.ElementID], in elements: UnsafePointer<Elements>
  ) -> [UInt64?] {
    stampReader.map { reader in ids.map { reader.read(elements, $0) } } ?? []
  }

  /// Whether an id still has the element that had the presence.
  @inlinable
  func hasSameElement(_ presence: Presence, in elements: UnsafePointer<Elements>) -> Bool {
    stampReader.map { $0.read(elements, presence.id) == presence.stamp } ?? true
  }

  /// The ids of the elements. The read is tracked: the observer is told when they, or their order, change.
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
    _ = access { elements in
      lastOrder = elements.pointee.elementIDs
      lastOrderStamps = stamps(of: lastOrder, in: elements)
    }
    orderPulse = pulse
    pulse.wasRead()
    observe()
    return lastOrder
  }

  /// Adds the observer of an element's presence if the presence has changed.
  @inlinable
  func collectPresence(
    of id: Elements.ElementID, in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]
  ) {
    if let index = presenceIndices[id], let pulse = presences[index].pulse {
      let isThere = elements.pointee.withElement(id, near: &presences[index].position) { _ in
      }
      if isThere != presences[index].wasThere || !hasSameElement(presences[index], in: elements) {
        presences[index].pulse = nil
        presenceIndices[id] = nil
        pulses.append(pulse)
        freedPresenceCount &+= 1
        if freedPresenceCount > max(64, presences.count / 2) {
          collectPresences(in: elements, &pulses)
        }
      }
    }
  }

  /// Adds the observers of all elements whose presence has changed, and drops the oldest observed ids without
  /// an element if there are too many.
  @inlinable
  func collectPresences(in elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]) {
    newAbsenceCount = 0
    freedPresenceCount = 0
    var absentCount = 0
    var firstKept = presences.count
    // The newest first, which are those to keep if there are too many.
    var index = presences.count
    while index > 0 {
      index &-= 1
      guard let pulse = presences[index].pulse else { continue }
      let isThere = elements.pointee.withElement(
        presences[index].id, near: &presences[index].position
      ) { _ in }
      if !isThere { absentCount &+= 1 }
      // Otherwise ids that never appear would be kept and searched as long as the store lives.
      if isThere == presences[index].wasThere && hasSameElement(presences[index], in: elements)
        && (isThere || absentCount <= storelessScopeLimit)
      {
        firstKept &-= 1
        if firstKept != index { presences.swapAt(firstKept, index) }
      } else {
        presenceIndices[presences[index].id] = nil
        pulses.append(pulse)
      }
    }
    guard firstKept > 0 else { return }
    presences.removeFirst(firstKept)
    for index in presences.indices { presenceIndices[presences[index].id] = index }
  }

  @inlinable
  func collectOrder(of elements: UnsafePointer<Elements>, _ pulses: inout [Pulse]) {
    guard let pulse = orderPulse else { return }
    let ids = elements.pointee.elementIDs
    guard ids != lastOrder || stamps(of: ids, in: elements) != lastOrderStamps else { return }
    orderPulse = nil
    lastOrder = []
    lastOrderStamps = []
    pulses.append(pulse)
  }
}
