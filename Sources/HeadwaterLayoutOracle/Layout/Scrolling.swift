import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size of a scroll view: the proposal, or the content where there is none.
  mutating func scrollSize(of child: Int, _ proposal: ProposedSize, _ axes: Set<Axis>) -> Size {
    let content = size(of: child, Self.unproposed(proposal, axes), stack: nil)
    return Size { proposal[$0] ?? content[$0] }
  }

  /// Places the content at the start of the axes on which it moves.
  mutating func placeScrolled(_ child: Int, in frame: Rect, _ axes: Set<Axis>) {
    let proposal = ProposedSize(frame.size.horizontal, frame.size.vertical)
    place(
      child, in: frame, Alignment { axes.contains($0) ? .start : .center },
      proposal: Self.unproposed(proposal, axes), stack: nil)
  }
}
