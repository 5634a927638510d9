import HeadwaterTesting

/// Philosophers at a round table, each of whom takes the left fork first, and then the right one.
struct DiningTable: Reducer {
  struct State: Hashable {
    enum Hand { case empty, left, both }

    var hands: [Hand]

    init(seats: Int) { hands = Array(repeating: .empty, count: seats) }

    var enabled: [Int] { hands.indices.filter(canMove) }

    private func canMove(_ seat: Int) -> Bool {
      switch hands[seat] {
      case .empty: hands[(seat + hands.count - 1) % hands.count] != .both
      case .left: hands[(seat + 1) % hands.count] == .empty
      case .both: true
      }
    }
  }

  func reduce(into state: inout State, action seat: Int) -> Effect<Int> {
    switch state.hands[seat] {
    case .empty: state.hands[seat] = .left
    case .left: state.hands[seat] = .both
    case .both: state.hands[seat] = .empty
    }
    return .none
  }
}

/// A queue of bounded length between makers and takers of letters.
struct BoundedQueue: Reducer {
  struct State: Hashable {
    var letters: [Int] = []
    var lastTaken: Int?
    let limit: Int

    var enabled: [Action] {
      (letters.count < limit ? [.put(0), .put(1)] : []) + (letters.isEmpty ? [] : [.take])
    }
  }

  enum Action: Hashable { case put(Int), take }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .put(let letter): state.letters.append(letter)
    case .take: state.lastTaken = state.letters.removeFirst()
    }
    return .none
  }
}

/// Lamport's bakery (1974) for a few processes, each of whose tickets is at most a limit.
struct Bakery: Reducer {
  struct Process: Hashable {
    enum Place { case outside, choosing, waiting, inside }

    var place = Place.outside
    var ticket = 0
  }

  struct State: Hashable {
    var processes: [Process]
    let limit: Int

    init(count: Int, limit: Int) {
      processes = Array(repeating: Process(), count: count)
      self.limit = limit
    }

    var enabled: [Int] { processes.indices.filter(canMove) }

    private func canMove(_ index: Int) -> Bool {
      switch processes[index].place {
      case .outside: true
      case .choosing: (processes.map(\.ticket).max() ?? 0) < limit
      case .waiting:
        processes.indices.allSatisfy { other in
          other == index
            || processes[other].place != .choosing
              && (processes[other].ticket == 0
                || (processes[index].ticket, index) < (processes[other].ticket, other))
        }
      case .inside: true
      }
    }
  }

  func reduce(into state: inout State, action index: Int) -> Effect<Int> {
    switch state.processes[index].place {
    case .outside: state.processes[index].place = .choosing
    case .choosing:
      state.processes[index].ticket = (state.processes.map(\.ticket).max() ?? 0) + 1
      state.processes[index].place = .waiting
    case .waiting: state.processes[index].place = .inside
    case .inside: state.processes[index] = Process()
    }
    return .none
  }
}
