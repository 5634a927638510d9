import HeadwaterLayoutGeometry

extension EdgeLengths {
  /// Declares the lengths as the padding of a stack, in the shortest form.
  func declarePadding(in style: inout Style) {
    guard leading == trailing else {
      if top != 0 || bottom != 0 {
        style[.paddingBlock] = .lengths([.points(top), .points(bottom)])
      }
      style[.paddingInline] = .lengths([.points(leading), .points(trailing)])
      return
    }
    if self == EdgeLengths(all: top) {
      style[.padding] = .points(top)
    } else if top == bottom {
      style[.padding] = .lengths([.points(top), .points(leading)])
    } else {
      style[.padding] = .lengths([.points(top), .points(leading), .points(bottom)])
    }
  }

  /// Declares the lengths as the padding of a box around one view.
  func declareBoxPadding(in style: inout Style) {
    guard !areZero else { return }
    if leading == trailing, top == bottom { return declarePadding(in: &style) }
    let edges: [(StyleProperty, Double)] = [
      (.paddingBlockStart, top), (.paddingInlineEnd, trailing), (.paddingBlockEnd, bottom),
      (.paddingInlineStart, leading),
    ]
    for (property, length) in edges where length != 0 { style[property] = .points(length) }
  }

  /// Declares the lengths as margins.
  func declareMargins(in style: inout Style) {
    let edges: [(StyleProperty, Double)] = [
      (.marginBlockStart, top), (.marginInlineStart, leading), (.marginBlockEnd, bottom),
      (.marginInlineEnd, trailing),
    ]
    for (property, length) in edges where length != 0 { style[property] = .points(length) }
  }
}
