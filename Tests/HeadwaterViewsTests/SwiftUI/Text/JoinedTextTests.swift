import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@MainActor @Suite("Joined texts") struct JoinedTextTests {
  /// The sum of some texts, in each of the orders in which an app may add them.
  private enum Order: CaseIterable {
    case fromStart, fromEnd, inHalves, inPieces

    @MainActor
    func sum(_ texts: ArraySlice<Text>) -> Text {
      switch self {
      case .fromStart: return texts.dropFirst().reduce(texts[texts.startIndex], +)
      case .fromEnd: return texts.dropLast().reversed().reduce(texts.last!) { $1 + $0 }
      case .inHalves:
        guard texts.count > 1 else { return texts[texts.startIndex] }
        let middle = texts.startIndex + texts.count / 2
        return sum(texts[..<middle]) + sum(texts[middle...])
      case .inPieces:
        let pieces = stride(from: texts.startIndex, to: texts.endIndex, by: 7).map {
          Order.fromStart.sum(texts[$0..<min($0 + 7, texts.endIndex)])
        }
        return Order.fromEnd.sum(pieces[...])
      }
    }
  }

  // Covers: Text
  @Test(
    "the parts of a sum stand in their order, however they were added", arguments: Order.allCases)
  private func order(order: Order) {
    for count in [1, 2, 3, 20, 100, 333] {
      let names = (0..<count).map { "\($0)" }
      let sum = order.sum(names.map { Text(verbatim: $0) }[...])
      #expect(sum.parts.map(\.content) == names)
      #expect(sum.content == names.joined())
      #expect(sum == Order.fromStart.sum(names.map { Text(verbatim: $0) }[...]))
    }
  }

  @Test("a style around a sum reaches parts without one, and none that is added later")
  func style() {
    let inner = Text("a").bold() + Text("b")
    let styled = inner.italic() + Text("c")
    let outer = (Order.fromStart.sum(([styled] + (0..<50).map { Text("\($0)") })[...])).underline()
    let parts = (outer + Text("z")).parts

    #expect(parts[0] == Text("a").bold().italic().underline())
    #expect(parts[1] == Text("b").italic().underline())
    #expect(parts[2] == Text("c").underline())
    #expect(parts[3].modifiers?.style.isUnderlined == true)
    #expect(parts.last == Text("z"))
  }

  @Test("sums differ by their parts, not by the order of the additions")
  func equality() {
    let left = (Text("a") + Text("b").bold()) + Text("c")
    let right = Text("a") + (Text("b").bold() + Text("c"))
    #expect(left == right)
    #expect(left != Text("a") + (Text("b") + Text("c")))
    #expect(left != right.italic())
  }

  // Each sum makes as many nodes as the tree is high. Were it to copy the parts, this test would take minutes.
  @Test("twenty thousand parts are added, compared and shown in proportion to their number")
  func many() {
    let texts = (0..<20_000).map { $0.isMultiple(of: 2) ? Text("a") : Text("b").bold() }
    let first = Order.fromStart.sum(texts[...])
    let second = Order.fromEnd.sum(texts[...])
    #expect(first == second)
    #expect(first.joined.height <= 21 && second.joined.height <= 21)
    let styled = texts.reduce(Text("")) { ($0 + $1).italic() }
    #expect(styled.parts.count == 20_001)
    #expect(styled.joined.height <= 21)
    let ui = ViewHost(first)
    #expect(ui.texts.joined() == String(repeating: "ab", count: 10_000))
  }
}
