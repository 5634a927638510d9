import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle
import HeadwaterLayout
import Testing

/// The law: the boxes of a browser are the frames of the oracle.
///
/// The tests need the path of a browser in `LAYOUT_BROWSER`.
@Suite("Boxes in a browser", .enabled(if: Browser.named != nil), .serialized)
struct BrowserTests {
  @Test("probes have the frames of the oracle, from both sides", arguments: [false, true])
  func probes(isMirrored: Bool) throws {
    let items = [false, true].flatMap { hasText in
      [false, true].flatMap { isInColumn in
        Probes(boxesHaveText: hasText).all.map { probe in
          let view: LayoutTree = isInColumn ? .column(spacing: 0, [probe.view]) : probe.view
          return BrowserPage.Item(
            name: "\(probe.name), text \(hasText), column \(isInColumn)",
            tree: view.frame(width: 300, height: 200, alignment: .topLeading),
            window: Size(300, 200))
        }
      }
    }
    let direction = isMirrored ? LayoutOptions.Direction.rightToLeft : .leftToRight
    let agreement = try compare(items, policy: .exact, direction: direction)
    print("browser, probes, mirrored \(isMirrored): \(agreement)")
    // Two ratios in a column are as wide as the column, where the height should bound them.
    #expect(agreement.share >= 0.986, "\(agreement)")
  }

  @Test("random trees that fit have the frames of the oracle", arguments: TreeGroup.allCases)
  func randomTrees(group: TreeGroup) throws {
    // A box of CSS keeps the width of a wrapped text.
    var options = LayoutOptions()
    options.wrappedText = .keepsProposal
    let items = try ReferenceCase.all()
      .filter { !$0.isProbe && group.contains($0.tree.tree) }
      .map { BrowserPage.Item(name: $0.name, tree: $0.tree.tree, window: $0.size) }
      .filter { $0.tree.layout(in: $0.window, options: options).overflowing.isEmpty }
    let agreement = try compare(items, policy: .exact, direction: .leftToRight)
    print("browser, \(group): \(agreement)")
    #expect(agreement.share >= group.leastShare, "\(agreement)")
  }

  @Test("everyday views have the frames of the oracle", arguments: [LayoutPolicy.exact, .page])
  func everydayViews(policy: LayoutPolicy) throws {
    for direction in [LayoutOptions.Direction.leftToRight, .rightToLeft] {
      let items = EverydayViews.all.map {
        BrowserPage.Item(name: $0.name, tree: $0.view, window: Size(390, 700))
      }
      let agreement = try compare(items, policy: policy, direction: direction)
      print("browser, everyday, \(policy), \(direction): \(agreement)")
      #expect(agreement.isComplete, "\(agreement)")
    }
  }

  private func compare(
    _ items: [BrowserPage.Item], policy: LayoutPolicy, direction: LayoutOptions.Direction
  ) throws -> Agreement {
    guard let browser = Browser.named else { return Agreement() }
    var agreement = Agreement()
    var options = LayoutOptions()
    options.direction = direction
    options.wrappedText = .keepsProposal
    for start in stride(from: 0, to: items.count, by: 100) {
      let part = Array(items[start..<min(start + 100, items.count)])
      let page = BrowserPage(items: part, policy: policy, direction: direction)
      let boxes = try browser.boxes(of: page)
      #expect(boxes.count == part.count)
      for (item, boxes) in zip(part, boxes) {
        let result = item.tree.layout(in: item.window, options: options)
        agreement.add(item.name, differences(item.tree, result, boxes), detail: item.tree.outline)
      }
    }
    return agreement
  }

  private func differences(
    _ tree: LayoutTree, _ result: LayoutResult, _ boxes: [Int: [Rect]]
  ) -> [String] {
    tree.all.enumerated().flatMap { number, view -> [String] in
      let found = boxes[number] ?? []
      let expected: [Rect]
      let read: [Rect]
      switch view.kind {
      case .text:
        // The words count, not the box of the text.
        expected = result.words[number] ?? []
        read = Array(found.dropFirst())
      case .circle:
        expected = [result.frames[number]]
        read = found.map(\.largestSquare)
      case .box, .color, .image, .divider:
        expected = [result.frames[number]]
        read = found
      default: return []
      }
      let isSame =
        expected.count == read.count && zip(expected, read).allSatisfy { $0.isNear($1) }
      return isSame
        ? [] : ["view \(number): \(expected.map(\.numbers)) → \(read.map(\.numbers))"]
    }
  }
}

/// Random trees by what is in them, which decides how far a browser can follow.
enum TreeGroup: String, CaseIterable {
  case withoutTexts
  case withTexts
  case withGrids
  case withRatios

  func contains(_ tree: LayoutTree) -> Bool {
    if tree.keepsRatio { return self == .withRatios }
    if tree.hasGrid { return self == .withGrids }
    return self == (tree.hasText ? .withTexts : .withoutTexts)
  }

  /// The part of the trees that must agree.
  ///
  /// CSS shares the room of a grid equally, has no width from the rest of a height, and keeps an
  /// adaptive column inside its grid. These are measured so that they get no worse.
  var leastShare: Double {
    switch self {
    case .withoutTexts: 0.99
    case .withTexts: 0.975
    case .withGrids: 0.8
    case .withRatios: 0.6
    }
  }
}

extension ReferenceCase {
  /// Random trees end in a number.
  fileprivate var isProbe: Bool { name.split(separator: "-").last.flatMap { Int($0) } == nil }
}

extension Rect {
  /// The square in the middle, which a circle is drawn in.
  fileprivate var largestSquare: Rect {
    let side = min(size.horizontal, size.vertical)
    return Rect(
      origin: Point { origin[$0] + (size[$0] - side) / 2 }, size: Size(side, side))
  }

  fileprivate func isNear(_ other: Rect) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1 }
  }
}
