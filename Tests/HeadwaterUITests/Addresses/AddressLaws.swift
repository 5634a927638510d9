import TestSupport
import Testing

@testable import HeadwaterUI

private let addressLimit = HeadwaterUI.Address.limit

@Suite("Laws of addresses")
struct AddressLaws {
  let map = AddressMap<Place>.places

  @Test("a printed place is read as itself", arguments: Seeds.many)
  func printed(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...50 {
      let place = generator.place()
      let text = map.print(place)
      if place == .secret || text.map({ $0.utf8.count > addressLimit }) == true {
        continue
      }
      #expect(text.flatMap { map.parse($0) } == place, "seed \(seed), \(place)")
    }
  }

  @Test("printed screens are read as themselves", arguments: Seeds.many)
  func screens(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Two values of one item would not fit into one query.
    let places = (0..<generator.number(0...6)).map { _ in generator.place() }
      .filter { if case .list = $0 { false } else { $0 != .secret } }
    guard let text = map.print(places), text.utf8.count <= addressLimit else { return }
    let read = map.parse(screens: text) ?? []
    #expect(map.print(read) == text, "seed \(seed), \(places)")
  }

  @Test(
    "foreign addresses do no harm, and those that are read have one spelling", arguments: Seeds.few)
  func foreign(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...420 {
      let text = generator.foreignAddress()
      if let place = map.parse(text) {
        let canonical = map.print(place) ?? "nothing"
        #expect(map.parse(canonical) == place, "seed \(seed), \(text)")
      }
      if let places = map.parse(screens: text), let canonical = map.print(places) {
        let again = map.parse(screens: canonical) ?? []
        #expect(map.print(again) == canonical, "seed \(seed), \(text)")
      }
    }
  }
}

extension SeededGenerator {
  mutating func place() -> Place {
    switch number(0...5) {
    case 0: .orders
    case 1: .order(number(-9...99_999))
    case 2: .tag(text())
    case 3: .list(element(of: [nil, .open, .closed]))
    case 4: .settings(element(of: [.all, .sound]))
    default: .secret
    }
  }

  mutating func text() -> String {
    let pieces = [
      "a", "/", ".", "..", "~", "%", "%2F", "é", "e\u{301}", "🫖", " ", "+", "&", "=", "?", "#",
      "\0", "\u{7F}", "orders", "ß",
    ]
    return (0..<number(0...6)).map { _ in element(of: pieces) }.joined()
  }

  /// An address as strangers write them.
  mutating func foreignAddress() -> String {
    foreignAddress(
      words: ["orders", "tags", "list", "settings", "sound", "show", "open", "17", "-0", "00"])
  }
}
