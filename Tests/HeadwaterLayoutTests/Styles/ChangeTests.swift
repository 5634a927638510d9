import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle
import HeadwaterLayout
import Testing

@Suite("A change of one view")
struct ChangeTests {
  private let place = Place.root(policy: .page)
  private let page = StyledPage()

  private func changes(of root: LayoutNode) -> [Int] {
    page.write(root.render(at: place))
    return page.changes
  }

  @Test("a text that changes makes no new element")
  func text() {
    let text = LayoutNode(1, TextRule())
    let root = LayoutNode(0, StackRule(.vertical), [text, LayoutNode(2, PaintRule())])
    #expect(changes(of: root) == [0, 1, 2])
    text.setRule(TextRule())
    #expect(root.render(at: place) == .unchanged(view: 0))
  }

  @Test("a box that grows changes its own element and no other")
  func size() {
    let box = LayoutNode(2, FixedBoxRule(PerAxis(20, 20)))
    let row = LayoutNode(1, StackRule(.horizontal), [box])
    let root = LayoutNode(0, StackRule(.vertical), [row, LayoutNode(3, TextRule())])
    #expect(changes(of: root) == [0, 1, 2, 3])
    box.setRule(FixedBoxRule(PerAxis(30, 20)))
    #expect(changes(of: root) == [2])
  }

  @Test("a view that begins to fill changes the shares of its siblings")
  func kind() {
    let leaf = LayoutNode(1, FixedBoxRule(PerAxis(20, 20)))
    let limited = LayoutNode(
      2, FlexibleFrameRule(PerAxis(LengthLimits(), LengthLimits(maximum: 90))),
      [LayoutNode(3, FixedBoxRule(PerAxis(20, 20)))])
    let root = LayoutNode(0, StackRule(.vertical), [leaf, limited])
    #expect(changes(of: root) == [0, 1, 2, 3])
    leaf.setRule(PaintRule())
    #expect(changes(of: root) == [0, 1, 2])
  }

  @Test("views that come and go change the stack")
  func children() {
    let first = LayoutNode(1, PaintRule())
    let root = LayoutNode(0, StackRule(.vertical), [first])
    #expect(changes(of: root) == [0, 1])
    root.setChildren([first, LayoutNode(2, FixedBoxRule(PerAxis(9, 9)))])
    #expect(changes(of: root) == [0, 2])
    root.setChildren([first])
    #expect(changes(of: root) == [0])
  }

  @Test("a color that becomes a box's background gives its own element up")
  func background() {
    let content = LayoutNode(1, FixedBoxRule(PerAxis(20, 20)))
    let padded = LayoutNode(3, PaddingRule(EdgeLengths(all: 8)), [content])
    let root = LayoutNode(0, LayerRule(isBehind: true), [padded, LayoutNode(2, PaintRule())])
    page.write(root.render(at: place))
    #expect(page.root?.paint == 2)
    padded.setChildren([])
    root.setChildren([content, root.children[1]])
    page.write(root.render(at: place))
    #expect(page.root?.elements.map(\.paint) == [2, 1])
  }

  @Test("after changes of its leaves, a page is as if made anew")
  func sameAsAnew() throws {
    var changed = 0
    var cases = 0
    for value in try ReferenceCase.all() where cases < 10_000 {
      let tree = value.tree.tree
      let page = StyledPage()
      let root = tree.makeNode()
      page.write(root.render(at: place))
      for number in tree.all.indices where tree.all[number].children.isEmpty {
        // The leaf becomes one thing after another, and then what it was.
        for rule in Self.replacements + [tree.all[number].kind.rule] {
          root.node(number).setRule(rule)
          page.write(root.render(at: place))
          changed += page.changes.count
          cases += 1
          let expected = tree.makeNode()
          expected.node(number).setRule(rule)
          let isSame = page.root?.text == expected.firstElement(at: place).text
          #expect(isSame, "\(value.name), view \(number), \(rule)")
        }
      }
    }
    print("changes: \(Double(changed) / Double(max(1, cases))) elements for each of \(cases)")
  }

  private static let replacements: [any LayoutRule] = [
    FixedBoxRule(PerAxis(77, 33)), PaintRule(), TextRule(), SpacerRule(), CircleRule(),
  ]
}

extension LayoutNode {
  /// The view with a number.
  fileprivate func node(_ number: Int) -> LayoutNode {
    // Parents come before their children, and siblings in order.
    guard id != number, let child = children.last(where: { $0.id <= number }) else { return self }
    return child.node(number)
  }
}
