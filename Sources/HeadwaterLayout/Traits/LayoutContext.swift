import HeadwaterLayoutGeometry

/// What a view is offered, and the stack that it is in.
package struct LayoutContext: Hashable, Sendable {
  /// The offer on each axis.
  package var offers: PerAxis<Offer>
  /// The axis of the stack that spacers and dividers belong to.
  ///
  /// Modifiers pass it on; containers other than stacks set none.
  package var stack: Axis?

  /// Makes a context.
  package init(_ horizontal: Offer, _ vertical: Offer, stack: Axis? = nil) {
    offers = PerAxis(horizontal, vertical)
    self.stack = stack
  }

  /// Makes a context from the offer of each axis.
  package init(stack: Axis? = nil, _ offer: (Axis) -> Offer) {
    offers = PerAxis(offer)
    self.stack = stack
  }

  /// A box whose lengths the browser knows, such as a window.
  package static var definite: LayoutContext { LayoutContext(.definite, .definite) }

  /// The offer on an axis.
  package subscript(axis: Axis) -> Offer {
    get { offers[axis] }
    set { offers[axis] = newValue }
  }

  /// Whether nothing is offered on either axis.
  package var isUnspecified: Bool { offers == PerAxis(.unspecified, .unspecified) }

  /// The same offers in another stack.
  package func inside(stack: Axis?) -> LayoutContext {
    var copy = self
    copy.stack = stack
    return copy
  }

  /// Other offers in the same stack.
  package func offering(_ offer: (Axis) -> Offer) -> LayoutContext {
    LayoutContext(stack: stack, offer)
  }
}
