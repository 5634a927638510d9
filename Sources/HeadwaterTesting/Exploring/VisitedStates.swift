/// The states that were found, each with its situation and the step that led to it first.
///
/// A hash table with open addressing (Knuth, "The Art of Computer Programming", volume 3, 6.4, algorithm L) over
/// arrays in the order of discovery. Beside its state, a found one takes 16 bytes, and 8 to 16 of the table.
@usableFromInline
struct VisitedStates<State, Canonical: Hashable> {
  @usableFromInline var states: [State] = []

  /// How each of them was found. Apart from the states, so that it has no type parameter, whose metadata would be
  /// looked up at each access.
  @usableFromInline var found: [FoundState] = []
  @usableFromInline var table = [Int32](repeating: -1, count: 1_024)
  @usableFromInline let canonical: (State) -> Canonical

  @inlinable
  init(canonical: @escaping (State) -> Canonical) {
    self.canonical = canonical
  }

  @usableFromInline var count: Int { found.count }

  /// Adds a state unless it is known.
  ///
  /// - Returns: Its number, and whether it is new.
  @inlinable
  mutating func insert(
    _ state: State, situation: Int, parent: Int, step: Int
  ) -> (number: Int, isNew: Bool) {
    let key = canonical(state)
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(situation)
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    var slot = Int(hash) & (table.count - 1)
    while table[slot] >= 0 {
      let number = Int(table[slot])
      let other = found[number]
      if other.hash == hash && other.situation == Int32(situation)
        && canonical(states[number]) == key
      {
        return (number, false)
      }
      slot = (slot + 1) & (table.count - 1)
    }
    let number = found.count
    table[slot] = Int32(number)
    states.append(state)
    found.append(
      FoundState(
        situation: Int32(situation), parent: Int32(parent), step: Int32(step), hash: hash))
    if 2 * found.count > table.count { grow() }
    return (number, true)
  }

  @usableFromInline
  mutating func grow() {
    table = [Int32](repeating: -1, count: 2 * table.count)
    for (number, found) in found.enumerated() {
      var slot = Int(found.hash) & (table.count - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(number)
    }
  }
}

/// How a state was found.
@usableFromInline
struct FoundState {
  @usableFromInline let situation: Int32
  /// The state before it; -1 for an initial state.
  @usableFromInline let parent: Int32
  /// The number of the step among those of the state before it.
  @usableFromInline let step: Int32
  @usableFromInline let hash: UInt32

  @inlinable
  init(situation: Int32, parent: Int32, step: Int32, hash: UInt32) {
    self.situation = situation
    self.parent = parent
    self.step = step
    self.hash = hash
  }
}
