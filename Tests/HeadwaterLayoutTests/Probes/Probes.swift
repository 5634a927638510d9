import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle

/// The probes, with boxes that are colors or texts.
struct Probes: Sendable {
  let boxesHaveText: Bool

  var all: [Probe] { stacks + frames + layers + others }

  /// A box that can be found by its name.
  func box(_ name: String, _ width: Double, _ height: Double) -> LayoutTree {
    boxesHaveText
      ? .text(words: [4]).frame(width: width, height: height).background(.color(name))
      : .color(name).frame(width: width, height: height)
  }

  /// A text that wraps in every window.
  var longText: [Double] { [24, 40, 42, 24, 44, 34, 26, 30, 30, 28, 34, 30] }
}

extension LengthLimits {
  /// A frame that takes what is proposed.
  static var filling: LengthLimits { LengthLimits(maximum: .infinity) }
}
