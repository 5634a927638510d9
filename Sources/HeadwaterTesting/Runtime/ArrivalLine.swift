/// Values in the order of their arrival. Removing the first one takes amortised constant time.
struct ArrivalLine<Value> {
  private var values: [Value] = []
  private var takenCount = 0

  var isEmpty: Bool { takenCount == values.count }

  var count: Int { values.count - takenCount }

  var first: Value? { isEmpty ? nil : values[takenCount] }

  /// The values in their order.
  var all: ArraySlice<Value> { values[takenCount...] }

  mutating func append(_ value: Value) {
    values.append(value)
  }

  mutating func removeFirst() -> Value? {
    guard let value = first else { return nil }
    takenCount += 1
    if isEmpty || (takenCount >= 64 && 2 * takenCount >= values.count) {
      values.removeFirst(takenCount)
      takenCount = 0
    }
    return value
  }
}
