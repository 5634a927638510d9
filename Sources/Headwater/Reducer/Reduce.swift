/// A reducer written as a closure, for use in a `body` or where a type of its own adds nothing.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Reduce { state, action in
///     switch action {
///     case .tapped: state.taps += 1
///     }
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let function: (inout State, Action) -> Effect<Action>

  /// Makes a reducer from a function that changes the state in place.
  ///
  /// - Parameter function: Changes the state and returns the effects that follow.
  @inlinable
  public init(_ function: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.function = function
  }

  /// Makes a reducer from a function that returns the next state.
  ///
  /// ```swift
  /// func appReducer(state: Int, action: AppAction) -> Int { … }
  /// let store = Store(initialState: 0, reducer: Reduce.returning(appReducer))
  /// ```
  ///
  /// The function works on a copy of the state: changing a collection in it copies the collection.
  ///
  /// - Parameter function: Returns the next state.
  @inlinable
  public static func returning(
    _ function: @escaping (_ state: State, _ action: Action) -> State
  ) -> Reduce {
    // No initializer: a closure with an error in it could be meant for either, and the compiler would report
    // something else than the error.
    Reduce { state, action in
      state = function(state, action)
      return .none
    }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    function(&state, action)
  }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer(reduce: function, mayChange: { _ in true })
  }
}
