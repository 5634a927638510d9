/// An action that a person performs with a pointer or a finger.
///
/// Your own gesture combines the gestures of this module in its `body`. Like a view, it may have `@State`,
/// `@Environment` and the like.
///
/// - Partial: there is no magnification, no rotation, and no combination of gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that the gesture reports.
  associatedtype Value
  /// The type of ``body``.
  associatedtype Body: Gesture

  /// The content of a gesture that is composed of others.
  var body: Body { get }

  /// Returns the recognizer of the gesture. Only the gestures of this module implement this.
  func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GestureRecognizer
}

extension Gesture where Body == Never {
  /// A built-in gesture has no body.
  public var body: Never {
    // Only this module's gestures have `Never` as their body, and no code reads it.
    fatalError("\(Self.self) is a built-in gesture and has no body")
  }
}

extension Gesture where Body: Gesture, Body.Value == Value {
  /// Returns the recognizer of ``body``.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GestureRecognizer {
    var gesture = self
    guard place.bind(&gesture) else { return .none }
    return gesture.body.recognize(in: place, changed: changed, ended: ended)
  }
}

extension Never: Gesture {
  /// The gesture has no value.
  public typealias Value = Never

  /// Never called: there is no value of this type.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Never) -> Void,
    ended: @escaping @MainActor (Never) -> Void
  ) -> GestureRecognizer {
    switch self {}
  }
}

/// Recognizes a gesture in the events of an element. Only the gestures of this module make one.
public struct GestureRecognizer {
  let events: EventKinds
  let handle: @MainActor (Event, GestureMemory) -> EventOutcome
  /// The duration of a long press, in seconds; nil for other gestures.
  var pressDuration: Double?

  /// Whether a keyboard can perform the gesture too.
  var isPress: Bool { events.contains(.click) || events.contains(.hold) }

  /// Listens to nothing.
  static var none: GestureRecognizer {
    GestureRecognizer(events: []) { _, _ in .dropped(reason: "the gesture listens to nothing") }
  }
}

extension Gesture {
  /// Performs an action for each change of the gesture.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> ChangedGesture<Self> where Value: Equatable {
    ChangedGesture(base: self, action: action)
  }

  /// Performs an action when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self, action: action)
  }
}

/// A gesture with an action for each change.
public struct ChangedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension ChangedGesture: Gesture {
  /// The value that the gesture reports.
  public typealias Value = Base.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Returns the recognizer of the base gesture, which also calls the action.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GestureRecognizer {
    let action = action
    return base.recognize(
      in: place,
      changed: { value in
        action(value)
        changed(value)
      }, ended: ended)
  }
}

/// A gesture with an action for its end.
public struct EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension EndedGesture: Gesture {
  /// The value that the gesture reports.
  public typealias Value = Base.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Returns the recognizer of the base gesture, which also calls the action.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GestureRecognizer {
    let action = action
    return base.recognize(
      in: place, changed: changed,
      ended: { value in
        action(value)
        ended(value)
      })
  }
}

/// One or several taps, each less than half a second after the one before.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// Makes the gesture.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = ()
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Counts the clicks.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (()) -> Void,
    ended: @escaping @MainActor (()) -> Void
  ) -> GestureRecognizer {
    let count = max(count, 1)
    return GestureRecognizer(events: .click) { _, memory in
      if memory.completes(count, at: place.now) { ended(()) }
      return .handled
    }
  }
}

/// A press that lasts; by keyboard, the enter key.
///
/// - Partial: the browser decides how far the pointer may move.
public struct LongPressGesture {
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum movement of the pointer during the press, in points; a browser decides it.
  public var maximumDistance: CGFloat

  /// Makes the gesture.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// True once the press has lasted long enough.
  public typealias Value = Bool
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Waits for the press.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Bool) -> Void,
    ended: @escaping @MainActor (Bool) -> Void
  ) -> GestureRecognizer {
    var recognizer = GestureRecognizer(events: .hold) { _, _ in
      changed(true)
      ended(true)
      return .handled
    }
    recognizer.pressDuration = minimumDuration
    return recognizer
  }
}
