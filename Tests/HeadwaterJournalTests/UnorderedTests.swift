import Foundation
import Testing

@testable import HeadwaterJournal

/// Values that write what they store by themselves.
@Suite("The order of what a set has written") struct UnorderedTests {
  /// How a value writes its numbers.
  enum Way: CaseIterable, Sendable {
    case directly
    case asArray
    case one
    case nested
    case single
    case superEncoder
  }

  struct Bag: Encodable, Sendable {
    var numbers: Set<Int>
    let way: Way

    func encode(to encoder: any Encoder) throws {
      switch way {
      case .directly: try numbers.encode(to: encoder)
      case .asArray: try Array(numbers).encode(to: encoder)
      case .one:
        var container = encoder.unkeyedContainer()
        for number in numbers { try container.encode(number) }
      case .nested:
        var container = encoder.container(keyedBy: AnyKey.self)
        var inner = container.nestedUnkeyedContainer(forKey: AnyKey("numbers"))
        for number in numbers { try inner.encode(number) }
      case .single:
        var container = encoder.singleValueContainer()
        try container.encode(numbers)
      case .superEncoder:
        var container = encoder.container(keyedBy: AnyKey.self)
        try numbers.encode(to: container.superEncoder())
      }
    }
  }

  struct Outer: Encodable {
    var bag: Bag?

    func encode(to encoder: any Encoder) throws { try bag?.encode(to: encoder) }
  }

  struct Table: Encodable {
    struct Key: Hashable, Encodable { var number: Int }

    var texts: [Key: String]

    func encode(to encoder: any Encoder) throws { try texts.encode(to: encoder) }
  }

  /// A set with an order of its own.
  struct Ordered: Encodable {
    var elements: [Int]
    var known: Set<Int>

    init(_ elements: [Int]) {
      self.elements = elements
      known = Set(elements)
    }

    func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
  }

  /// Equal sets, in whatever order they are in memory.
  private func numbers(_ capacity: Int) -> Set<Int> {
    var numbers = Set<Int>(minimumCapacity: capacity)
    for number in 0..<20 { numbers.insert(capacity % 2 == 0 ? number : 19 - number) }
    return numbers
  }

  private func forms(_ value: (Int) -> any Encodable) throws -> Set<Data> {
    Set(try (0..<12).map { try CanonicalEncoder.encode(value(1 << $0 + $0 % 2)).canonical })
  }

  @Test("equal values have equal bytes, however they write a set", arguments: Way.allCases)
  func ways(way: Way) throws {
    #expect(try forms { Bag(numbers: numbers($0), way: way) }.count == 1)
    #expect(try forms { [Outer(bag: Bag(numbers: numbers($0), way: way))] }.count == 1)
  }

  @Test("equal values have equal bytes if they write a dictionary by themselves")
  func dictionary() throws {
    #expect(
      try forms { capacity in
        Table(
          texts: Dictionary(
            uniqueKeysWithValues: numbers(capacity).map { (Table.Key(number: $0), "\($0)") }))
      }.count == 1)
  }

  @Test("a set with an order of its own keeps it")
  func ordered() throws {
    for elements in [[2, 1], [1, 2], [10, 9, 8], [3, 1, 2, 10]] {
      #expect(try CanonicalEncoder.encode(Ordered(elements)) == CanonicalEncoder.encode(elements))
    }
  }

  @Test("the numbers of a set are all there", arguments: Way.allCases)
  func complete(way: Way) throws {
    let written = try CanonicalEncoder.encode(Bag(numbers: [3, 1, 2], way: way))
    let expected = JSONValue.array(["1", "2", "3"].map(JSONValue.number))
    switch way {
    case .nested: #expect(written["numbers"] == expected)
    case .superEncoder: #expect(written["super"] == expected)
    default: #expect(written == expected)
    }
  }
}
