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
private struct GestureModifier {
  let recognizer: GestureRecognizer
  /// Whether a keyboard can do it, too.
  let isButton: Bool
  @State var memory = GestureMemory()
}

extension GestureModifier: ViewModifier {
  func body(content: Content) -> some View {
    let element = NativeElement(.div, "box gesture") { content }
      .attribute(.role, isButton ? "button" : nil)
      .attribute(.tabIndex, isButton ? "0" : nil)
      .fusing([.opacity])
    element.on(recognizer.events) { recognizer.handle($0, memory) }
  }
}

/// Asks a gesture for what it does each time the view is evaluated.
private struct GestureHolder<G: Gesture> {
  let gesture: G
  let isEnabled: Bool
}

extension GestureHolder: ViewModifier {
  func body(content: Content) -> some View {
    let recognizer = gesture.recognize(changed: { _ in }, ended: { _ in })
    let isButton = recognizer.events.contains(.click) || recognizer.events.contains(.hold)
    content.modifier(
      GestureModifier(
        recognizer: isEnabled
          ? recognizer : GestureRecognizer(events: [], handle: recognizer.handle),
        isButton: isButton))
  }
}

extension View {
  /// Listens to a gesture on the view.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureHolder(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Listens to a gesture on the view, also where a view inside it does.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureHolder(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Does something when the view is tapped; it can be reached and pressed by keyboard, too.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Does something when the view is pressed for half a second.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in action() })
  }

  /// Says which part of the view can be tapped; here always its whole box.
  ///
  /// - Partial: always the whole box.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
