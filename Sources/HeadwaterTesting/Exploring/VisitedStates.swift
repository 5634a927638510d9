/// The states that were found, each with its situation and the step that led to it first.
///
/// A hash table with open addressing (Knuth, "The Art of Computer Programming", volume 3, 6.4, algorithm L) over
/// an array in the order of discovery. Beside its state, a found one takes 24 bytes, and 8 to 16 of the table.
struct VisitedStates<State, Canonical: Hashable> {
  struct Found {
    let state: State
    let situation: Int32
    /// The state before it; -1 for an initial state.
    let parent: Int32
    /// The number of the step among those of the state before it.
    let step: Int32
    fileprivate let hash: Int
  }

  private(set) var all: [Found] = []
  private var table = [Int32](repeating: -1, count: 1_024)
  private let canonical: (State) -> Canonical

  init(canonical: @escaping (State) -> Canonical) {
    self.canonical = canonical
  }

  /// Adds a state unless it is known.
  ///
  /// - Returns: Its number, and whether it is new.
  mutating func insert(
    _ state: State, situation: Int, parent: Int, step: Int
  ) -> (number: Int, isNew: Bool) {
    let key = canonical(state)
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(situation)
    let hash = hasher.finalize()
    var slot = hash & (table.count - 1)
    while true {
      let number = Int(table[slot])
      if number < 0 { break }
      let isKnown = all.withUnsafeBufferPointer { found in
        found[number].hash == hash && found[number].situation == Int32(situation)
          && canonical(found[number].state) == key
      }
      if isKnown { return (number, false) }
      slot = (slot + 1) & (table.count - 1)
    }
    let number = all.count
    table[slot] = Int32(number)
    all.append(
      Found(
        state: state, situation: Int32(situation), parent: Int32(parent), step: Int32(step),
        hash: hash))
    if 2 * all.count > table.count { grow() }
    return (number, true)
  }

  private mutating func grow() {
    table = [Int32](repeating: -1, count: 2 * table.count)
    for (number, found) in all.enumerated() {
      var slot = found.hash & (table.count - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(number)
    }
  }
}
