/// The effects that run under ids.
///
/// Only the innermost id of an effect knows it, and each id is known to the one around it. A cancellation walks
/// down from its id, and starting an effect costs the same under one id and under thousands.
struct EffectBranches {
  private struct Branch {
    let ids: EffectIDs
    var effects: Set<Int> = []
    var inner: Set<ObjectIdentifier> = []

    var isEmpty: Bool { effects.isEmpty && inner.isEmpty }
  }

  /// Each holds its ids, so that nothing else has their identifier meanwhile.
  private var branches: [ObjectIdentifier: Branch] = [:]
  private var branchesByID: [EffectID: Set<ObjectIdentifier>] = [:]

  /// Notes that an effect runs, by its place in the registry.
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

  /// Forgets an effect, and with it the ids under which nothing runs any more.
  mutating func remove(_ slot: Int, under ids: EffectIDs) {
    branches[ObjectIdentifier(ids)]?.effects.remove(slot)
    var last: EffectIDs? = ids
    while let ids = last, branches[ObjectIdentifier(ids)]?.isEmpty ?? false {
      let identifier = ObjectIdentifier(ids)
      branches[identifier] = nil
      branchesByID[ids.id]?.remove(identifier)
      if branchesByID[ids.id]?.isEmpty ?? false { branchesByID[ids.id] = nil }
      if let outer = ids.outer { branches[ObjectIdentifier(outer)]?.inner.remove(identifier) }
      last = ids.outer
    }
  }

  /// The places of the effects that run under an id, in no order, each once.
  func effects(under id: EffectID) -> [Int] {
    guard let found = branchesByID[id] else { return [] }
    var slots: [Int] = []
    var left = Array(found)
    // The same id may stand inside of itself.
    var seen = found
    while let identifier = left.popLast() {
      guard let branch = branches[identifier] else { continue }
      slots += branch.effects
      for inner in branch.inner where seen.insert(inner).inserted { left.append(inner) }
    }
    return slots
  }

  /// Makes a branch known; false if it was.
  private mutating func enter(_ ids: EffectIDs) -> Bool {
    let identifier = ObjectIdentifier(ids)
    guard branches[identifier] == nil else { return false }
    branches[identifier] = Branch(ids: ids)
    branchesByID[ids.id, default: []].insert(identifier)
    return true
  }
}
