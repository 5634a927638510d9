/// The way in which a view appears and disappears, where that is animated.
///
/// A view without one fades.
///
/// - Partial: a view moves by its own size, not to the edge of what is around it.
public struct AnyTransition: Sendable {
  /// What a view is before it has appeared, or after it has disappeared.
  private enum Part: Sendable {
    case opacity
    case scale(CGFloat, UnitPoint)
    case offset(CGFloat, CGFloat)
    case move(Edge)

    var text: String {
      switch self {
      case .opacity: "opacity"
      case .scale(let scale, let anchor):
        "scale \(scale.plain) \(anchor.x.plain) \(anchor.y.plain)"
      case .offset(let x, let y): "offset \(x.plain) \(y.plain)"
      case .move(let edge): "move \(edge)"
      }
    }
  }

  private struct Half: Sendable {
    var parts: [Part]
    var timing: Timing?

    var text: String {
      let parts = parts.map(\.text).joined(separator: "+")
      return timing.map { "\(parts)@\($0.duration) \($0.delay) \($0.curve)" } ?? parts
    }
  }

  private var insertion: Half
  private var removal: Half

  private init(_ insertion: [Part], removal: [Part]? = nil) {
    self.insertion = Half(parts: insertion)
    self.removal = Half(parts: removal ?? insertion)
  }

  /// At once.
  public static let identity = AnyTransition([])
  /// By becoming opaque.
  public static let opacity = AnyTransition([.opacity])
  /// By becoming larger.
  public static let scale = AnyTransition([.scale(0, .center)])
  /// By being moved in from the side where reading starts, and out at the other.
  public static let slide = AnyTransition([.move(.leading)], removal: [.move(.trailing)])

  /// By being moved in from a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
  /// By being pushed in from a side, and out at the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition([.move(edge), .opacity], removal: [.move(edge.opposite), .opacity])
  }
  /// By being moved.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }
  /// By being moved.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition([.offset(x, y)])
  }
  /// By becoming larger.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale, anchor)])
  }
  /// Different transitions for appearing and disappearing.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    return transition
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion.parts += other.insertion.parts
    transition.insertion.timing = insertion.timing ?? other.insertion.timing
    transition.removal.parts += other.removal.parts
    transition.removal.timing = removal.timing ?? other.removal.timing
    return transition
  }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.timing = animation?.timing
    transition.removal.timing = animation?.timing
    return transition
  }

  /// The text by which a page knows the transition, see the article about the protocol.
  var text: String { "\(insertion.text)|\(removal.text)" }
}

extension CGFloat {
  /// The number with at most three decimals.
  fileprivate var plain: String { Double(self).css }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// The transition of a changing text, where that is animated.
///
/// - Partial: an interpolated text fades; of a numeric text, the whole moves up or down.
public struct ContentTransition: Equatable, Sendable {
  let text: String?

  /// At once.
  public static let identity = ContentTransition(text: nil)
  /// By becoming opaque.
  public static let opacity = ContentTransition(text: "opacity")
  /// By becoming opaque.
  public static let interpolate = ContentTransition(text: "opacity")
  /// Like a counter.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(text: countsDown ? "down" : "up")
  }
}
