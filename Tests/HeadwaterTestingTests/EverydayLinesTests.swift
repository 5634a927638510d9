import Foundation
import Headwater
import Testing

@testable import HeadwaterTesting

/// Lines to paste about types of the standard library and Foundation, and about fields that nobody sets. Each expected
/// line is also the closure that makes the change, and therefore compiles.
@Suite("Lines about everyday types")
struct EverydayLinesTests {
  struct Part: Equatable, Hashable {
    let id: Int
    var name = ""
  }

  struct Whole: Equatable {
    let part: Part
    var note = ""
  }

  enum Kind: Equatable, Hashable {
    case none
    case `self`
    case `init`(Int)
    case `default`
  }

  enum Size: Equatable, CustomStringConvertible {
    case small, large
    var description: String { self == .small ? "Klein" : "Gross" }
  }

  /// Its mirror has names that are no properties.
  struct Reflected: Equatable, CustomReflectable {
    var hidden = 0
    var customMirror: Mirror { Mirror(self, children: ["shown": hidden], displayStyle: .struct) }
  }

  struct State: Equatable {
    var date = Date(timeIntervalSince1970: 0)
    var range = 0..<1
    var closed: ClosedRange<Int>? = 0...1
    var duration = Duration.zero
    var decimal = Decimal(0)
    var any: AnyHashable = 1
    var set: IndexSet = []
    var locale = Locale(identifier: "en")
    var zone = TimeZone(secondsFromGMT: 0)
    var components = DateComponents()
    var part = Part(id: 1)
    var whole = Whole(part: Part(id: 1))
    var parts: IdentifiedArray<Row> = [Row(id: 1, part: Part(id: 1))]
    var twice: Int??
    var thrice: Int???
    var kind = Kind.default
    var maybe: Kind? = .default
    var reflected = Reflected()
    var `self` = 0
    var size = Size.small
    var tags: Set<String>? = ["a"]
    var counts: [String: Int]? = ["a": 1]
    var list: [Int]? = [1]
    var optionalParts: IdentifiedArray<Row>? = [Row(id: 1, part: Part(id: 1))]
  }

  struct Row: Equatable, Identifiable {
    var id: Int
    var part: Part
  }

  private func lines(
    from change: (inout State) -> Void = { _ in }, _ next: (inout State) -> Void
  ) -> [String] {
    var old = State()
    change(&old)
    var new = old
    next(&new)
    return PasteLines.changes(from: old, to: new)
  }

  @Test("a date, a duration and a decimal are written whole and exactly")
  func exact() {
    #expect(
      lines { $0.date = Date(timeIntervalSince1970: 1.5) }
        == ["$0.date = Date(timeIntervalSince1970: 1.5)"])
    let date = Date(timeIntervalSinceReferenceDate: 0.1)
    #expect(
      lines { $0.date = date } == ["$0.date = Date(timeIntervalSinceReferenceDate: 0.1)"])
    #expect(lines { $0.duration = .seconds(1.5) } == ["$0.duration = .milliseconds(1500)"])
    let long = Duration(secondsComponent: 1 << 60, attosecondsComponent: 1)
    #expect(
      lines { $0.duration = long } == [
        "$0.duration = Duration(secondsComponent: \(1 << 60), attosecondsComponent: 1)"
      ])
    #expect(lines { $0.decimal = 12 } == ["$0.decimal = 12"])
    #expect(lines { $0.decimal = 0.5 } == ["$0.decimal = 0.5"])
    #expect(lines { $0.decimal = .nan } == ["$0.decimal = .nan"])
    for text in ["12345678901234567.89", "100000000000000000000000"] {
      #expect(
        lines { $0.decimal = Decimal(string: text)! }
          == ["$0.decimal = Decimal(string: \"\(text)\")!"])
    }
  }

  @Test("a range, a set of indices and a value of any type are written whole")
  func wholes() {
    #expect(lines { $0.range = 2..<5 } == ["$0.range = 2..<5"])
    #expect(lines { $0.closed = 0...2 } == ["$0.closed = 0...2"])
    #expect(lines { $0.set = IndexSet([1, 3]) } == ["$0.set = IndexSet([1, 3])"])
    #expect(lines { $0.any = AnyHashable("x") } == [#"$0.any = AnyHashable("x")"#])
    #expect(
      lines { $0.any = AnyHashable(EverydayLinesTests.Kind.none) }
        == ["$0.any = AnyHashable(EverydayLinesTests.Kind.none)"])
    #expect(
      lines { $0.locale = Locale(identifier: "de") } == [#"$0.locale = Locale(identifier: "de")"#])
    #expect(lines { $0.components.year = 2 } == ["$0.components = <#DateComponents#>"])
  }

  @Test("a case is written by its name, also if its type describes itself by other words")
  func describedCase() {
    #expect(lines { $0.size = .large } == ["$0.size = .large"])
  }

  @Test("a change of a collection in an optional goes through the optional")
  func collectionsInOptionals() {
    #expect(lines { $0.tags?.insert("b") } == [#"$0.tags?.insert("b")"#])
    #expect(lines { $0.counts?["b"] = 3 } == [#"$0.counts?["b"] = 3"#])
    #expect(lines { $0.list?.append(2) } == ["$0.list?.append(2)"])
    #expect(
      lines { $0.optionalParts?[id: 1]?.part.name = "a" }
        == [#"$0.optionalParts?[id: 1]?.part.name = "a""#])
    #expect(lines { $0.tags = nil } == ["$0.tags = nil"])
    #expect(lines { $0.list = [7, 8, 9, 10, 11] } == ["$0.list = [7, 8, 9, 10, 11]"])
  }

  @Test("a constant is not assigned, but the value around it")
  func constants() {
    #expect(lines { $0.part.name = "a" } == [#"$0.part.name = "a""#])
    #expect(
      lines { $0.part = EverydayLinesTests.Part(id: 2, name: "a") }
        == [#"$0.part = EverydayLinesTests.Part(id: 2, name: "a")"#])
    #expect(lines { $0.whole.note = "a" } == [#"$0.whole.note = "a""#])
    #expect(
      lines { $0.whole = Whole(part: Part(id: 1, name: "a")) }
        == [
          """
          $0.whole = EverydayLinesTests.Whole(
            part: EverydayLinesTests.Part(id: 1, name: "a"),
            note: ""
          )
          """
        ])
    #expect(
      lines { $0.parts[id: 1]?.part = Part(id: 1, name: "a") }
        == [#"$0.parts[id: 1]?.part.name = "a""#])
    let places = changedPlaces(from: Part(id: 1), to: Part(id: 2))
    #expect(places.map(\.path) == ["id"])
    #expect(
      lines { $0.reflected.hidden = 1 }
        == ["$0.reflected = <#EverydayLinesTests.Reflected#>"])
  }

  @Test("each nil of an optional of an optional is told from the others")
  func optionals() {
    #expect(lines { $0.twice = .some(nil) } == ["$0.twice = .some(nil)"])
    #expect(lines { $0.twice = 1 } == ["$0.twice = 1"])
    #expect(lines(from: { $0.twice = 1 }) { $0.twice = .some(nil) } == ["$0.twice = .some(nil)"])
    #expect(lines(from: { $0.twice = .some(nil) }) { $0.twice = nil } == ["$0.twice = nil"])
    #expect(
      lines { $0.thrice = .some(.some(nil)) } == ["$0.thrice = .some(.some(nil))"])
    #expect(lines { $0.maybe = .some(.none) } == ["$0.maybe = .some(.none)"])
    #expect(lines { $0.maybe = nil } == ["$0.maybe = nil"])
    #expect(lines { $0.maybe = .`self` } == ["$0.maybe = .`self`"])
  }

  @Test("names that are keywords after a dot have backticks")
  func keywords() {
    #expect(lines { $0.kind = .`self` } == ["$0.kind = .`self`"])
    #expect(lines { $0.kind = .`init`(1) } == ["$0.kind = .`init`(1)"])
    #expect(lines { $0.kind = .none } == ["$0.kind = .none"])
    #expect(lines { $0.`self` = 1 } == ["$0.`self` = 1"])
  }
}
