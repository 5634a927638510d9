/// A pointer, or a finger, that is moved while it is pressed.
///
/// - Partial: places are those of the view; no velocity, no prediction, no `updating`.
public struct DragGesture {
  /// How far it has to be moved before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// What places are measured from; always the view itself.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it was pressed.
    public var startLocation: CGPoint

    /// How far it has been moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it moves; not known here, so zero.
    public var velocity: CGSize { .zero }
    /// Where it would come to rest; here where it is.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would be moved when it comes to rest; here as far as it is.
    public var predictedEndTranslation: CGSize { translation }
  }
}

/// What places are measured from.
public enum CoordinateSpace: Equatable, Hashable, Sendable {
  /// The window.
  case global
  /// The view itself.
  case local
}

extension DragGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Follows the pointer.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GestureRecognizer {
    let minimumDistance = minimumDistance
    return GestureRecognizer(events: .drag) { event, memory in
      guard let report = DragReport(event.value ?? "") else {
        return .dropped(reason: "a drag has a phase and two places")
      }
      let value = Value(time: Date(), location: report.location, startLocation: report.start)
      let distance = hypot(value.translation.width, value.translation.height)
      if distance >= minimumDistance { memory.isDragging = true }
      guard memory.isDragging else { return .handled }
      if report.isEnd {
        memory.isDragging = false
        ended(value)
      } else {
        changed(value)
      }
      return .handled
    }
  }
}

/// What a client says about a drag: "move 12 40 10 40", the place and where it began, in points.
struct DragReport: Equatable {
  let isEnd: Bool
  let location: CGPoint
  let start: CGPoint

  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 5, let phase = parts.first, phase == "move" || phase == "end" else {
      return nil
    }
    let numbers = parts.dropFirst().compactMap { Double($0) }.filter { abs($0) < 1_000_000 }
    guard numbers.count == 4 else { return nil }
    isEnd = phase == "end"
    location = CGPoint(x: numbers[0], y: numbers[1])
    start = CGPoint(x: numbers[2], y: numbers[3])
  }
}
