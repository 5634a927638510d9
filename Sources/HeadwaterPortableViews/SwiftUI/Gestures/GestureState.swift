/// A value that a gesture changes while it lasts, and that goes back to its first value when the gesture ends.
///
/// ```swift
/// @GestureState private var distance = CGSize.zero
/// …
/// .gesture(DragGesture().updating($distance) { value, distance, _ in distance = value.translation })
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let first: Value
  private let reset: ((Value, inout Transaction) -> Void)?

  /// Makes a state with its first value.
  public init(wrappedValue: Value) { self.init(first: wrappedValue, reset: nil) }

  /// Makes a state with its first value.
  public init(initialValue: Value) { self.init(first: initialValue, reset: nil) }

  /// Makes a state with its first value, and the transaction in which it goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(first: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Makes a state with its first value, and a closure that decides how it goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(first: wrappedValue, reset: reset)
  }

  private init(first: Value, reset: ((Value, inout Transaction) -> Void)?) {
    self.first = first
    self.reset = reset
    _value = State(wrappedValue: first)
  }

  /// The current value.
  public var wrappedValue: Value { value }

  /// The state, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var (changed, transaction) = (value, Transaction())
    body(&changed, &transaction)
    withTransaction(transaction) { value = changed }
  }

  func goBack() {
    var transaction = Transaction()
    reset?(value, &transaction)
    withTransaction(transaction) { value = first }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension Gesture {
  /// Changes a state while the gesture lasts.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> UpdatingGesture<Self, State> {
    UpdatingGesture(base: self, state: state, change: body)
  }
}

/// A gesture that changes a state while it lasts.
public struct UpdatingGesture<Base: Gesture, State> {
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void
}

extension UpdatingGesture: Gesture {
  /// The value that the gesture reports.
  public typealias Value = Base.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Returns the recognizer of the base gesture, which also changes the state.
  public func recognize(
    in place: GesturePlace, changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GestureRecognizer {
    let (state, change) = (state, change)
    return base.recognize(
      in: place,
      changed: { value in
        state.change { change(value, &$0, &$1) }
        changed(value)
      },
      ended: { value in
        state.goBack()
        ended(value)
      })
  }
}
