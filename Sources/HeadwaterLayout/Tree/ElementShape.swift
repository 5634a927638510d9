/// What the element of a view is to the views around it.
package struct ElementShape: OptionSet, Sendable {
  /// The facts as bits.
  package let rawValue: Int

  /// Makes a set of facts.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A text, whose lengths only the browser knows.
  package static let text = ElementShape(rawValue: 1 << 0)
  /// Empty space: no spacing is added beside it.
  package static let space = ElementShape(rawValue: 1 << 1)
  /// A container that folds its views, so its lengths are those of its content.
  package static let stack = ElementShape(rawValue: 1 << 2)
  /// A box of its own, which a color behind the view becomes the background of.
  package static let paintableBox = ElementShape(rawValue: 1 << 3)
  /// A box that its content may stretch: a length specified in it enters the box's own min-content.
  package static let box = ElementShape(rawValue: 1 << 4)
  /// A plain color.
  package static let color = ElementShape(rawValue: 1 << 5)
  /// A picture, which has a natural ratio.
  package static let picture = ElementShape(rawValue: 1 << 6)
  /// An element that wraps its content, so it needs a height to be rigid.
  package static let wrapper = ElementShape(rawValue: 1 << 7)
  /// A view that keeps a ratio or passes that of its content on.
  package static let mayKeepRatio = ElementShape(rawValue: 1 << 8)
  /// A view whose longest length is chosen by its author.
  package static let limited = ElementShape(rawValue: 1 << 9)
}
