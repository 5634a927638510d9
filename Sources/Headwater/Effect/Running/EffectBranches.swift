/// The effects that run under ids.
///
/// Each effect is stored only under its innermost id, and each id under the next outer one. A cancellation
/// walks from its id to the inner ones. The start of an effect costs the same under one id and under
/// thousands.
struct EffectBranches {
  private struct Branch {
    let ids: EffectIDs
    var effects: Set<Int> = []
    var inner: Set<ObjectIdentifier> = []
    var isHeld = false

    var isEmpty: Bool { effects.isEmpty && inner.isEmpty && !isHeld }
  }

  /// Each branch retains its ids, so that no other ids get the same identifier.
  private var branches: [ObjectIdentifier: Branch] = [:]
  private var branchesByID: [EffectID: Set<ObjectIdentifier>] = [:]

  /// Adds an effect by its slot in the registry.
  mutating func add(_ slot: Int, under ids: EffectIDs) {
    var isNew = enter(ids)
    branches[ObjectIdentifier(ids)]?.effects.insert(slot)
    var last = ids
    while isNew, let outer = last.outer {
      isNew = enter(outer)
      branches[ObjectIdentifier(outer)]?.inner.insert(ObjectIdentifier(last))
      last = outer
    }
  }

  /// Removes an effect, and the ids under which no effect runs any more.
  mutating func remove(_ slot: Int, under ids: EffectIDs) {
    branches[ObjectIdentifier(ids)]?.effects.remove(slot)
    removeEmpty(from: ids)
  }

  /// Keeps ids under which an effect runs, until they are released.
  ///
  /// When one effect ends and the next starts under the same ids, each of them would otherwise be removed and
  /// added again.
  mutating func hold(_ ids: EffectIDs) {
    branches[ObjectIdentifier(ids)]?.isHeld = true
  }

  mutating func release(_ ids: EffectIDs) {
    branches[ObjectIdentifier(ids)]?.isHeld = false
    removeEmpty(from: ids)
  }

  private mutating func removeEmpty(from ids: EffectIDs) {
    var last: EffectIDs? = ids
    while let ids = last, branches[ObjectIdentifier(ids)]?.isEmpty ?? false {
      let identifier = ObjectIdentifier(ids)
      branches[identifier] = nil
      branchesByID[ids.first]?.remove(identifier)
      if branchesByID[ids.first]?.isEmpty ?? false { branchesByID[ids.first] = nil }
      if let outer = ids.outer { branches[ObjectIdentifier(outer)]?.inner.remove(identifier) }
      last = ids.outer
    }
  }

  /// Returns the slots of the effects that run under an id, each once, without an order.
  func effects(under id: EffectID) -> [Int] {
    guard let found = branchesByID[id] else { return [] }
    var slots: [Int] = []
    var left = Array(found)
    // An id may be nested in itself.
    var seen = found
    while let identifier = left.popLast() {
      guard let branch = branches[identifier] else { continue }
      slots += branch.effects
      for inner in branch.inner where seen.insert(inner).inserted { left.append(inner) }
    }
    return slots
  }

  /// Adds a branch; returns false if it exists already.
  private mutating func enter(_ ids: EffectIDs) -> Bool {
    let identifier = ObjectIdentifier(ids)
    guard branches[identifier] == nil else { return false }
    branches[identifier] = Branch(ids: ids)
    branchesByID[ids.first, default: []].insert(identifier)
    return true
  }
}
