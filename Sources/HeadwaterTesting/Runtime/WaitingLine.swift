/// A priority queue: the value with the lowest priority comes first, and equal ones keep their order.
///
/// It is a binary heap with an index by number. Joining, leaving from the middle and taking the first each
/// need at most twice the logarithm of the count in comparisons (Williams, "Algorithm 232: Heapsort",
/// Communications of the ACM 7, 1964).
struct WaitingLine<Priority: Comparable, Value> {
  private struct Place {
    let number: UInt64
    let priority: Priority
    let value: Value

    static func < (left: Place, right: Place) -> Bool {
      left.priority == right.priority
        ? left.number < right.number : left.priority < right.priority
    }
  }

  /// A heap: no place comes before its parent.
  private var places: [Place] = []
  private var indexOfNumber: [UInt64: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// The first value.
  var first: (priority: Priority, value: Value)? {
    places.first.map { ($0.priority, $0.value) }
  }

  /// The values in their order.
  var all: [(number: UInt64, priority: Priority, value: Value)] {
    places.sorted { $0 < $1 }.map { (number: $0.number, priority: $0.priority, value: $0.value) }
  }

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - number: The number by which it can leave, and which orders values of equal priority.
  ///   - priority: The priority; the lowest comes first.
  mutating func join(_ value: Value, number: UInt64, priority: Priority) {
    places.append(Place(number: number, priority: priority, value: value))
    indexOfNumber[number] = places.count - 1
    moveForward(from: places.count - 1)
  }

  /// Removes the first value.
  mutating func takeFirst() -> Value? {
    places.isEmpty ? nil : remove(at: 0)
  }

  /// Removes the value with a number; nil if there is none.
  mutating func leave(number: UInt64) -> Value? {
    indexOfNumber[number].map { remove(at: $0) }
  }

  private mutating func remove(at index: Int) -> Value {
    exchange(index, places.count - 1)
    let removed = places.removeLast()
    indexOfNumber[removed.number] = nil
    if index < places.count {
      moveForward(from: index)
      moveBack(from: index)
    }
    return removed.value
  }

  private mutating func moveForward(from start: Int) {
    var index = start
    while index > 0 {
      let before = (index - 1) / 2
      guard places[index] < places[before] else { return }
      exchange(index, before)
      index = before
    }
  }

  private mutating func moveBack(from start: Int) {
    var index = start
    while true {
      var least = index
      for after in [2 * index + 1, 2 * index + 2]
      where after < places.count && places[after] < places[least] {
        least = after
      }
      guard least != index else { return }
      exchange(index, least)
      index = least
    }
  }

  private mutating func exchange(_ left: Int, _ right: Int) {
    guard left != right else { return }
    places.swapAt(left, right)
    indexOfNumber[places[left].number] = left
    indexOfNumber[places[right].number] = right
  }
}
