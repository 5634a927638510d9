/// Values that leave in the order in which they came. Removing the first one takes amortised constant time.
struct Line<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var head = 0

  var first: Value? { head < values.count ? values[head] : nil }

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
