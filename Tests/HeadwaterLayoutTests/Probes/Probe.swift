import HeadwaterLayoutOracle

/// A view and the frames that parts of it have in a window of 300 × 200.
struct Probe: Sendable, CustomStringConvertible {
  let name: String
  let expected: [String: [ExpectedNumber]]
  let view: LayoutTree

  init(_ name: String, _ expected: [String: [ExpectedNumber]], _ view: LayoutTree) {
    self.name = name
    self.expected = expected
    self.view = view
  }

  var description: String { name }
}

/// A number of a frame: its left, its top, its width or its height.
enum ExpectedNumber: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  case exactly(Double)
  case atMost(Double)
  case any

  init(integerLiteral value: Int) { self = .exactly(Double(value)) }
  init(floatLiteral value: Double) { self = .exactly(value) }

  func accepts(_ number: Double) -> Bool {
    switch self {
    case .exactly(let expected): abs(number - expected) <= 0.1
    case .atMost(let limit): number <= limit
    case .any: true
    }
  }
}
