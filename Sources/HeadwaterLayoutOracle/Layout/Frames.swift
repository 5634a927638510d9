import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size of a fixed frame: the content's, where the frame has no length.
  mutating func frameSize(
    of child: Int, _ proposal: ProposedSize, _ lengths: PerAxis<Double?>, stack: Axis?
  ) -> Size {
    let inner = ProposedSize { lengths[$0] ?? proposal[$0] }
    let content = size(of: child, inner, stack: stack)
    return Size { lengths[$0] ?? content[$0] }
  }

  /// The size of a frame with limits.
  mutating func flexibleFrameSize(
    of child: Int, _ proposal: ProposedSize, _ limits: PerAxis<LengthLimits>, stack: Axis?
  ) -> Size {
    let content = size(of: child, Self.limited(proposal, limits), stack: stack)
    return Size { limits[$0].length(proposed: proposal[$0], content: content[$0]) }
  }

  /// The proposal of a flexible frame to its content.
  static func limited(_ proposal: ProposedSize, _ limits: PerAxis<LengthLimits>) -> ProposedSize {
    ProposedSize { limits[$0].proposal(for: proposal[$0]) }
  }

  /// A proposal that asks for the ideal length on some axes.
  static func unproposed(_ proposal: ProposedSize, _ axes: Set<Axis>) -> ProposedSize {
    ProposedSize { axes.contains($0) ? nil : proposal[$0] }
  }
}

extension LengthLimits {
  fileprivate func proposal(for proposed: Double?) -> Double? { (proposed ?? ideal).map(clamp) }

  /// The length of a flexible frame.
  ///
  /// With both limits the frame takes what is proposed, between them. With only a minimum it may be
  /// shorter than its content, and with only a maximum it may be longer.
  fileprivate func length(proposed: Double?, content: Double) -> Double {
    let inner = proposal(for: proposed)
    if minimum == nil, maximum == nil { return proposed == nil ? inner ?? content : content }
    guard let inner else { return bounded(content) }
    if minimum != nil, maximum != nil { return bounded(inner) }
    if proposed == nil, ideal != nil { return bounded(inner) }
    return bounded(minimum != nil ? min(content, inner) : max(content, inner))
  }

  /// Brings a length between the limits; here the minimum wins.
  private func bounded(_ length: Double) -> Double {
    max(min(length, maximum ?? .infinity), minimum ?? -.infinity)
  }
}
