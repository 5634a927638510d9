/// The former values of an undo history, the oldest first.
///
/// The oldest value leaves a gap, and gaps are removed many at a time. So a step of a full history takes constant
/// time on average.
struct UndoSteps<Value> {
  private var slots: [Value?] = []
  private var gaps = 0

  var count: Int { slots.count - gaps }

  var isEmpty: Bool { count == 0 }

  private var values: [Value] { slots[gaps...].map { $0! } }

  mutating func append(_ value: Value) {
    slots.append(value)
  }

  mutating func popLast() -> Value? {
    isEmpty ? nil : slots.removeLast()
  }

  /// Forgets the oldest values, down to a number of them.
  mutating func forgetOldest(limit: Int) {
    while count > limit {
      slots[gaps] = nil
      gaps += 1
    }
    guard gaps > count + 8 else { return }
    slots.removeFirst(gaps)
    gaps = 0
  }
}

extension UndoSteps: Sendable where Value: Sendable {}

extension UndoSteps: Equatable where Value: Equatable {
  static func == (left: UndoSteps, right: UndoSteps) -> Bool {
    left.slots[left.gaps...] == right.slots[right.gaps...]
  }
}

extension UndoSteps: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(slots[gaps...])
  }
}

extension UndoSteps: Encodable where Value: Encodable {
  /// Encodes the values like an array of them.
  func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
  }
}

extension UndoSteps: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws {
    slots = try [Value](from: decoder)
  }
}

extension UndoSteps: CustomReflectable {
  /// A mirror that shows only the values, as that of an array does.
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: values, displayStyle: .collection)
  }
}
