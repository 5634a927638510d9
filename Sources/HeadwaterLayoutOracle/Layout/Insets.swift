import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size of content beside an inset.
  mutating func insetSize(
    of children: [Int], _ proposal: ProposedSize, _ edge: InsetEdge, spacing: Double, stack: Axis?
  ) -> Size {
    let axis = edge.axis
    let inset = size(of: children[1], proposal, stack: nil)
    let content = size(
      of: children[0], Self.besides(inset, proposal, axis, spacing), stack: stack)
    return Size(
      along: axis, content[axis] + inset[axis] + spacing,
      across: max(content[axis.crossing], inset[axis.crossing]))
  }

  /// Places the content and the inset one after the other.
  mutating func placeInset(
    _ children: [Int], in frame: Rect, _ proposal: ProposedSize, _ edge: InsetEdge,
    spacing: Double, stack: Axis?
  ) {
    let axis = edge.axis
    let inset = size(of: children[1], proposal, stack: nil)
    let inner = Self.besides(inset, proposal, axis, spacing)
    let content = size(of: children[0], inner, stack: stack)
    let origin = { (size: Size, start: Double) in
      Point(
        along: axis, frame.origin[axis] + start,
        across: frame.origin[axis.crossing]
          + (frame.size[axis.crossing] - size[axis.crossing]) / 2)
    }
    let contentStart = edge.isFirst ? inset[axis] + spacing : 0
    let insetStart = edge.isFirst ? 0 : content[axis] + spacing
    place(children[0], at: origin(content, contentStart), inner, stack: stack)
    place(children[1], at: origin(inset, insetStart), proposal, stack: nil)
  }

  /// What an inset leaves of a proposal.
  private static func besides(
    _ inset: Size, _ proposal: ProposedSize, _ axis: Axis, _ spacing: Double
  ) -> ProposedSize {
    Self.inset(proposal, by: PerAxis(along: axis, inset[axis] + spacing, across: 0))
  }
}
