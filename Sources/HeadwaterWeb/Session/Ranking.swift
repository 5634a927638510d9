/// Values of which only the lowest is of interest.
///
/// It is a binary heap: adding a value and removing the lowest compare at most twice the logarithm of the
/// count (Williams, "Algorithm 232: Heapsort", Communications of the ACM 7, 1964).
struct Ranking<Value: Comparable & Sendable>: Sendable {
  /// No value is lower than its parent, at half its index.
  private var values: [Value] = []

  var count: Int { values.count }

  /// The lowest value.
  var first: Value? { values.first }

  mutating func add(_ value: Value) {
    values.append(value)
    var index = values.count - 1
    while index > 0, values[index] < values[(index - 1) / 2] {
      values.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the lowest value.
  mutating func removeFirst() {
    guard let last = values.popLast(), !values.isEmpty else { return }
    values[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < values.count && values[child] < values[least] {
        least = child
      }
      guard least != index else { return }
      values.swapAt(index, least)
      index = least
    }
  }
}
