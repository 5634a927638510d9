// Names of The Composable Architecture. Each is one error that says what to write.

/// Unavailable: a store is named by its state and its actions.
@available(*, unavailable, message: "Write 'Store<Feature.State, Feature.Action>'.")
public typealias StoreOf<Feature: Reducer> = Store<Feature.State, Feature.Action>

/// Unavailable: a body is named by its state and its actions.
@available(*, unavailable, message: "Write 'some Reducer<State, Action>'.")
public typealias ReducerOf<Feature: Reducer> = Reducer<Feature.State, Feature.Action>

/// Unavailable: an array of elements is named by their type.
@available(*, unavailable, message: "Write 'IdentifiedArray<Row.State>'.")
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element>

/// Unavailable: an element's action is named by the type of the ids and the element's actions.
@available(*, unavailable, message: "Write 'ElementAction<Row.State.ID, Row.Action>'.")
public typealias IdentifiedActionOf<Row: Reducer> = ElementAction<Row.State.ID, Row.Action>
where Row.State: Identifiable

/// Unavailable: a stack's action is named by the state and the actions of its screens.
@available(*, unavailable, message: "Write 'StackAction<Screen.State, Screen.Action>'.")
public typealias StackActionOf<Screen: Reducer> = StackAction<Screen.State, Screen.Action>

/// Unavailable: what is presented is an optional field.
@available(*, unavailable, message: "Write 'var editor: Editor.State?', without '@Presents'.")
@propertyWrapper
public struct Presents<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Store {
  /// Unavailable: an action is sent by a closure.
  @available(*, unavailable, message: "Write 'store.call(.tapped)', which is a closure.")
  @_disfavoredOverload
  public func send() {}

  /// Unavailable: a store is read by its fields.
  @available(
    *, unavailable, message: "Read a field of the store, 'store.count', or all of 'store.state'."
  )
  public func withState<Result>(_ body: (State) -> Result) -> Result { body(state) }
}
