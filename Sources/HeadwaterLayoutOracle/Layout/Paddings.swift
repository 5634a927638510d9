import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size of content with space around it.
  mutating func paddingSize(
    of child: Int, _ proposal: ProposedSize, _ lengths: EdgeLengths, stack: Axis?
  ) -> Size {
    let sums = lengths.sums
    let content = size(of: child, Self.inset(proposal, by: sums), stack: stack)
    return Size { max(0, content[$0] + sums[$0]) }
  }

  /// What a proposal leaves between two insets.
  static func inset(_ proposal: ProposedSize, by lengths: PerAxis<Double>) -> ProposedSize {
    ProposedSize { axis in proposal[axis].map { max(0, $0 - lengths[axis]) } }
  }
}
