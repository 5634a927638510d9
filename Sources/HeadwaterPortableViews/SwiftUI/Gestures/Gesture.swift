/// Something that a person does with a pointer or a finger.
///
/// Compose the gestures of this module; `body` is for those that are made of others. A gesture with a
/// body may have `@State`, `@Environment` and the like, as a view may.
///
/// - Partial: no magnification, rotation, `updating` or combinations.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells about itself.
  associatedtype Value
  /// The type of gesture that ``body`` is made of.
  associatedtype Body: Gesture

  /// The gesture, made of others.
  var body: Body { get }

  /// What the gesture does; only the gestures of this module write their own.
  func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GestureRecognizer
}

extension Gesture where Body == Never {
  /// A built-in gesture has no body.
  public var body: Never {
    // Only our own gestures have `Never` as their body, and nothing asks for it.
    fatalError("\(Self.self) is a built-in gesture and has no body")
  }
}

extension Gesture where Body: Gesture, Body.Value == Value {
  /// What ``body`` does.
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
  /// Nothing.
  public typealias Value = Never

  /// Nothing: there is no value of this type.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Never) -> Void,
    ended: @escaping @MainActor (Never) -> Void
  ) -> GestureRecognizer {
    switch self {}
  }
}

/// What a gesture does with the events of an element; made by the gestures of this module.
public struct GestureRecognizer {
  let events: EventKinds
  let handle: @MainActor (Event, GestureMemory) -> EventOutcome
  /// How long a press has to last, in seconds; nil for what is no press.
  var pressDuration: Double?

  /// Whether a keyboard can do it, too.
  var isPress: Bool { events.contains(.click) || events.contains(.hold) }

  /// Listens to nothing.
  static var none: GestureRecognizer {
    GestureRecognizer(events: []) { _, _ in .dropped(reason: "the gesture listens to nothing") }
  }
}

extension Gesture {
  /// Does something while the gesture goes on.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> ChangedGesture<Self> where Value: Equatable {
    ChangedGesture(base: self, action: action)
  }

  /// Does something when the gesture has ended.
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
  /// What the gesture tells about itself.
  public typealias Value = Base.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Calls the action, too.
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
  /// What the gesture tells about itself.
  public typealias Value = Base.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Calls the action, too.
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
  /// How many taps there have to be.
  public var count: Int

  /// Makes the gesture.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  /// A tap tells nothing.
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
/// - Partial: how far the pointer may move is the browser's to say.
public struct LongPressGesture {
  /// How long a person has to press, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points; a browser decides it.
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
