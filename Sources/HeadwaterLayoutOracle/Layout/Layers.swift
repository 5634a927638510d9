import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size that holds all views on top of each other.
  mutating func layersSize(of children: [Int], _ proposal: ProposedSize) -> Size {
    var union = Size(0, 0)
    for child in children {
      let size = size(of: child, proposal, stack: nil)
      union = Size { max(union[$0], size[$0]) }
    }
    return union
  }
}
