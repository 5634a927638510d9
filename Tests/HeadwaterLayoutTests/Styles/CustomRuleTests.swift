import HeadwaterLayoutGeometry
import HeadwaterLayout
import Testing

/// A switch: as high and as wide as its own style says, beside a label of any width.
private struct SwitchRule: LayoutRule, Equatable {
  func trait(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> LengthTrait {
    axis == .horizontal ? .fills(from: 80) : .rigid(nil)
  }

  func element(of view: LayoutNode, at place: Place) -> StyledContent {
    view.makeElement([], view.roomStyle(at: place), at: place, isShown: true)
  }
}

@Suite("A rule of a control")
struct CustomRuleTests {
  @Test("its traits alone decide how it takes its room")
  func traits() {
    let root = LayoutNode(
      0, StackRule(.horizontal), [LayoutNode(1, TextRule()), LayoutNode(2, SwitchRule())])
    let element = root.firstElement(at: .root(policy: .page))
    #expect(element.style.text == "flex-wrap:wrap;justify-self:stretch")
    #expect(
      element.elements.map(\.style.text) == [
        "flex:1 1 0px;max-width:max-content", "flex:1 1 0px;min-width:80px",
      ])
  }

  @Test("a list fills both axes, and its rows are places of their own")
  func list() {
    let root = LayoutNode(0, ControlRule(fills: [.horizontal, .vertical]))
    let element = root.firstElement(at: .root(policy: .page))
    #expect(element.style.text == "justify-self:stretch;align-self:stretch")
  }
}
