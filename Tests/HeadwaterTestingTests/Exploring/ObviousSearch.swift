/// All states that can be reached, by the slow and obvious way: a set, and a list of what is new in it.
func obviousStates<State, Key: Hashable>(
  from start: State, key: (State) -> Key, next: (State) -> [State]
) -> (keys: Set<Key>, transitions: Int) {
  var keys: Set = [key(start)]
  var new = [start]
  var transitions = 0
  while let state = new.popLast() {
    for state in next(state) {
      transitions += 1
      if keys.insert(key(state)).inserted { new.append(state) }
    }
  }
  return (keys, transitions)
}
