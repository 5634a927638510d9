/// A movement of a pressed pointer or finger.
///
/// - Partial: locations are those in the view. There is no velocity and no prediction.
public struct DragGesture {
  /// The distance at which the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The origin of the positions; always the view itself.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The position of the pointer.
    public var location: CGPoint
    /// The position at which the pointer was pressed.
    public var startLocation: CGPoint

    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity; not known here, always zero.
    public var velocity: CGSize { .zero }
    /// The predicted end; here the current position.
    public var predictedEndLocation: CGPoint { location }
    /// The predicted distance from the start; here the current distance.
    public var predictedEndTranslation: CGSize { translation }
  }
}

/// The origin of positions.
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

/// A client's report of a drag, such as "move 12 40 10 40": the phase, the position and the start, in points.
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
