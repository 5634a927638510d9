import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle
import HeadwaterLayout

extension LayoutTree {
  /// The nodes that styles are made for, with the numbers that the oracle gives the views.
  func makeNode() -> LayoutNode {
    var next = 0
    return makeNode(&next)
  }

  private func makeNode(_ next: inout Int) -> LayoutNode {
    let number = next
    next += 1
    let children = self.children.map { $0.makeNode(&next) }
    return LayoutNode(number, kind.rule, children)
  }
}

extension ViewKind {
  /// The rule of the view.
  var rule: any LayoutRule {
    switch self {
    case .box(let width, let height): FixedBoxRule(PerAxis(width, height))
    case .color: PaintRule()
    case .circle: CircleRule()
    case .image(let width, let height): PaintRule(naturalSize: PerAxis(width, height))
    // A text of one word cannot wrap, so the fixed metric says its width.
    case .text(let text): TextRule(knownWidth: text.words.count == 1 ? text.words[0] : nil)
    case .spacer(let minimum): SpacerRule(minimum: minimum)
    case .divider: DividerRule()
    case .stack(let axis, let spacing, let alignment):
      StackRule(axis, spacing: spacing, alignment: alignment)
    case .layers(let alignment): LayersRule(alignment: alignment)
    case .scroll(let axes): ScrollRule(axes)
    case .grid(let rows, let spacing, let alignment):
      GridRule(rows: rows, spacing: spacing, alignment: alignment)
    case .lazyGrid(let columns, let spacing): LazyGridRule(columns, spacing: spacing)
    case .navigation(let height): ScreenRule(barHeight: height, barIsFirst: true)
    case .tabs(let height): ScreenRule(barHeight: height, barIsFirst: false)
    case .frame(let lengths, let alignment): FrameRule(lengths, alignment: alignment)
    case .flexibleFrame(let limits, let alignment):
      FlexibleFrameRule(limits, alignment: alignment)
    case .padding(let lengths): PaddingRule(lengths)
    case .background(let alignment): LayerRule(isBehind: true, alignment: alignment)
    case .overlay(let alignment): LayerRule(isBehind: false, alignment: alignment)
    case .aspectRatio(let ratio, let mode): RatioRule(ratio, mode)
    case .fixedSize(let axes): FixedSizeRule(axes)
    case .layoutPriority(let priority): PriorityRule(priority)
    case .offset(let shift): OffsetRule(shift)
    case .position(let middle): PositionRule(middle)
    case .clipped: ClipRule()
    case .hidden: HiddenRule()
    case .safeAreaInset(let edge, let spacing):
      InsetRule(isAbove: edge.isFirst, spacing: spacing)
    }
  }
}
