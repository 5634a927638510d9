import HeadwaterLayoutGeometry

extension LayoutTree {
  /// Computes the frames of all views when a window proposes its size to this one.
  package func layout(
    in window: Size, alignment: Alignment = .center, options: LayoutOptions = LayoutOptions()
  ) -> LayoutResult {
    var pass = LayoutPass(self, options: options)
    pass.run(in: window, alignment: alignment)
    return options.direction == .leftToRight
      ? pass.result : pass.result.mirrored(in: window.horizontal)
  }

  /// Computes the size that the view takes for a proposal, outside of a stack.
  package func size(
    for proposal: ProposedSize, options: LayoutOptions = LayoutOptions()
  ) -> Size {
    var pass = LayoutPass(self, options: options)
    return pass.size(of: 0, proposal, stack: nil)
  }
}
