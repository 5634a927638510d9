/// Values that wait, the one with the lowest priority value first; equal ones in the order in which they
/// came.
///
/// A binary heap with an index by number, so that joining, leaving from the middle and taking the first
/// each compare at most twice the logarithm of how many wait (Williams, "Algorithm 232: Heapsort",
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

  /// A heap: no place comes before the one at half its index.
  private var places: [Place] = []
  private var indexOfNumber: [UInt64: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// The one to be taken next.
  var first: (priority: Priority, value: Value)? {
    places.first.map { ($0.priority, $0.value) }
  }

  /// Lets a value wait.
  ///
  /// - Parameter number: By which it can leave, and by which equal ones are ordered.
  mutating func join(_ value: Value, number: UInt64, priority: Priority) {
    places.append(Place(number: number, priority: priority, value: value))
    indexOfNumber[number] = places.count - 1
    moveForward(from: places.count - 1)
  }

  /// Takes the first.
  mutating func takeFirst() -> Value? {
    places.isEmpty ? nil : remove(at: 0)
  }

  /// Takes the one with a number, wherever it stands; nil if it does not wait.
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
