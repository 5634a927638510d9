import HeadwaterLayoutGeometry

/// The room that a parent's box gives to an element.
package struct Slot: Hashable, Sendable {
  /// The kind of box.
  package enum Kind: Hashable, Sendable {
    /// A cell of a grid, in which the element is aligned.
    case cell(Alignment)
    /// A cell that the element has to fill, because the box has the element's size.
    case filledCell
    /// A part of a stack.
    case part(StackPart)
    /// A layer over the whole box, behind or in front of its content.
    case cover(isBehind: Bool)
  }

  /// The kind of box.
  package var kind: Kind
  /// The lengths by which the element's margins shorten what 100 % means for it.
  package var margins = PerAxis(0.0, 0.0)
  /// Whether the box around the parent takes its width from its content.
  package var boxHugs = false

  /// The axis of the stack if the slot is a part of one.
  var stackAxis: Axis? { if case .part(let part) = kind { part.axis } else { nil } }
  /// Whether the element has to fill the slot.
  var isFilled: Bool { kind == .filledCell }
  /// Whether a layer is behind the content of its box; nil for an element that is no layer.
  var cover: Bool? { if case .cover(let isBehind) = kind { isBehind } else { nil } }

  /// The full length of the slot on an axis.
  func full(_ axis: Axis) -> Length { .full(minus: margins[axis]) }
}

/// A part of a stack.
package struct StackPart: Hashable, Sendable {
  /// The axis of the stack.
  package var axis: Axis
  /// The share of the free length, beside the shares of the other flexible views.
  package var weight: Double
  /// Whether one of the stack's views fills.
  package var stackFills: Bool
  /// Whether several of the stack's views are flexible.
  package var sharesLength: Bool
}
