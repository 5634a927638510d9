/// Whether a gesture is listened to, and whether those inside the view are.
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
}

extension GestureModifier: ViewModifier {
  typealias Body = Never

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

/// The node of a gesture: asks it for what it does each time it is evaluated, and remembers what it
/// needs from event to event.
private final class GestureNode<V: View, G: Gesture>: CompositeNode<
  ModifiedContent<V, GestureModifier<G>>
>
{
  private let memory = GestureMemory()
  private lazy var place = GesturePlace(node: self)

  override func evaluateContent() {
    let content = ModifiedViewContent<GestureModifier<G>>(source: TypedViewStorage(subject.content))
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
    let recognizer = modifier.isEnabled ? found : .none
    // A keyboard can do these, too.
    let isButton = found.events.contains(.click) || found.events.contains(.hold)
    let memory = memory
    let duration = recognizer.pressDuration.map { "\(Int(min(max($0, 0), 60) * 1_000))" }
    // Of several gestures of one view the outermost is the button, since no button may be in another.
    let isInside = environment.value(of: IsInsideGestureKey.self)
    let content = content.environmentValue(IsInsideGestureKey.self, isInside || isButton)
    return NativeElement(.div, "box gesture") { content }
      .attribute(.role, isButton && !isInside ? "button" : nil)
      .attribute(.tabIndex, isButton && !isInside ? "0" : nil)
      .attribute(.dataHold, duration)
      .fusing([.opacity])
      .on(recognizer.events) { recognizer.handle($0, memory) }
  }

  override var name: String { "gesture(\(G.self))" }
}

/// Whether a gesture around the view can be done by keyboard.
private enum IsInsideGestureKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Listens to a gesture on the view.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Listens to a gesture on the view, also where a view inside it does.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Does something when the view is tapped; it can be reached and pressed by keyboard, too.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Does something when the view is pressed for a while; by keyboard, with the enter key.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the pointer may move meanwhile; the browser decides it.
  ///   - action: What to do.
  ///   - onPressingChanged: Is told once the press has lasted, with true and then with false.
  /// - Returns: The view, with a gesture.
  ///
  /// - Partial: `onPressingChanged` is told only when the press has lasted; how far the pointer may
  ///   move is the browser's to say.
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

  /// Says which part of the view can be tapped; here always its whole box.
  ///
  /// - Partial: always the whole box.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ignoring(S.self == Rectangle.self ? nil : .contentShape)
  }
}
