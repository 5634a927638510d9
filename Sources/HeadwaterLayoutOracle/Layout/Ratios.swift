import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The part of a proposal that has the ratio.
  mutating func bounded(
    _ proposal: ProposedSize, _ given: Double?, _ mode: ContentMode, child: Int, stack: Axis?
  ) -> ProposedSize {
    let ratio = given ?? naturalRatio(of: child, stack: stack)
    switch (proposal.horizontal, proposal.vertical) {
    case (nil, nil): return proposal
    case (nil, let height?): return ProposedSize(height * ratio, height)
    case (let width?, nil): return ProposedSize(width, width / ratio)
    case (let width?, let height?):
      if width == .infinity, height == .infinity { return proposal }
      let byHeight = height * ratio
      let heightLeads = mode == .fit ? byHeight <= width : byHeight >= width
      return heightLeads ? ProposedSize(byHeight, height) : ProposedSize(width, width / ratio)
    }
  }

  private mutating func naturalRatio(of child: Int, stack: Axis?) -> Double {
    let ideal = size(of: child, ProposedSize(nil, nil), stack: stack)
    return ideal.vertical == 0 ? 1 : ideal.horizontal / ideal.vertical
  }
}
