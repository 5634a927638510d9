/// The gestures that are active: the added one, and those inside the view.
///
/// - Partial: it can only turn off the added gesture.
public struct GestureMask: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture at all.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Puts its content into an element that listens to a gesture.
private struct GestureModifier<G: Gesture> {
  let gesture: G
  let isEnabled: Bool
  var isSimultaneous = false
}

extension GestureModifier: ViewModifier {
  typealias Body = Never

  static var reach: ModifierReach { .each }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = GestureNode(view, in: parent)
    node.mount()
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    unsafeDowncast(node, to: GestureNode<V, G>.self).update(to: view)
  }
}

/// The node of a gesture. Each evaluation asks the gesture for its recognizer; the node keeps the memory
/// between events.
private final class GestureNode<V: View, G: Gesture>: CompositeNode<
  ModifiedContent<V, GestureModifier<G>>
>
{
  private lazy var place = GesturePlace(node: self)
  private lazy var listener = GestureListener(isSimultaneous: subject.modifier.isSimultaneous)

  override func evaluateContent() {
    let content = ModifiedViewContent<GestureModifier<G>>(subject.content)
    setChild(
      to: read { element(of: $0.modifier, around: content) },
      make: { makeChild($0) }, update: { updateChild($0, to: $1) })
  }

  private func element<Content: View>(
    of modifier: GestureModifier<G>, around content: Content
  ) -> some View {
    var found = GestureRecognizer.none
    environmentKeys = place.bindingGestures {
      found = modifier.gesture.recognize(in: place, changed: { _ in }, ended: { _ in })
    }
    listener.recognizer = modifier.isEnabled ? found : .none
    return GestureElement(listener: listener, content: content)
  }

  override var name: String { "gesture(\(G.self))" }
}

extension View {
  /// Listens to a gesture on the view, unless a control or a gesture inside it takes it.
  ///
  /// A tap that may be the first of two waits for the second: with a gesture for two taps inside, one for
  /// a single tap acts half a second later, and not at all after two.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Listens to a gesture on the view before the gestures inside it.
  ///
  /// - Partial: a control or a gesture inside that takes the event keeps it; both then act.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    simultaneousGesture(gesture, including: mask)
  }

  /// Listens to a gesture on the view, even if a control or a gesture inside handles it.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, isEnabled: mask.contains(.gesture), isSimultaneous: true))
  }

  /// Performs an action when the view is tapped. A keyboard can reach and press the view too.
  ///
  /// Controls inside the view keep working: a tap on a control is not a tap on the view.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Performs an action after a long press on the view, or after the enter key.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds.
  ///   - maximumDistance: The maximum movement of the pointer; the browser decides it.
  ///   - action: The action.
  ///   - onPressingChanged: Called after the full duration: with true, and after the action with false.
  /// - Returns: The view, with a gesture.
  ///
  /// - Partial: `onPressingChanged` is called only after the full duration. The browser decides how far the
  ///   pointer may move.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        })
  }

  /// Sets the part of the view that can be tapped.
  ///
  /// - Partial: the shape is always the whole box.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ignoring(S.self == Rectangle.self ? nil : .contentShape)
  }
}
