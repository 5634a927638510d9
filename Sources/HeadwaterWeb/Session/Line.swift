/// Values that leave in the order in which they came. Removing the first one takes amortised constant time.
struct Line<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var head = 0

  var first: Value? { head < values.count ? values[head] : nil }

  /// The number of values that have not left.
  var count: Int { values.count - head }

  /// Lets all other values leave.
  mutating func keep(where isKept: (Value) -> Bool) {
    values = values[head...].filter(isKept)
    head = 0
  }

  mutating func append(_ value: Value) {
    values.append(value)
  }

  mutating func removeFirst() {
    head += 1
    if head > 64, head * 2 > values.count {
      values.removeFirst(head)
      head = 0
    }
  }
}
