/// The screens of a stack, with a store for each on request.
///
/// ```swift
/// NavigationStack(path: store.scope(stack: \.path, action: \.path)) {
///   HomeView(store: store)
/// } destination: { screen in
///   ScreenView(store: screen)
/// }
/// ```
public struct StackScopes<State, Action> {
  /// Returns the screens now. Their ids, the lowest first, are tracked.
  package let screens: @MainActor () -> ElementScopes<StackElementID, State, Action>

  /// Returns what tells the screen with an id from one of another stack; nil if it is not there.
  package let stamp: @MainActor (StackElementID) -> UInt64?

  package let send: @MainActor (StackAction<State, Action>) -> Void

  @usableFromInline
  init(
    screens: @escaping @MainActor () -> ElementScopes<StackElementID, State, Action>,
    stamp: @escaping @MainActor (StackElementID) -> UInt64?,
    send: @escaping @MainActor (StackAction<State, Action>) -> Void
  ) {
    self.screens = screens
    self.stamp = stamp
    self.send = send
  }
}

extension Store {
  /// The screens of a stack, with a store for each on request.
  ///
  /// - Parameters:
  ///   - state: The field with the stack.
  ///   - action: The case with the actions of its screens and of the stack itself.
  /// - Returns: The screens, for a `NavigationStack`.
  @inlinable
  public func scope<ScreenState, ScreenAction, Path: CasePath>(
    stack state: KeyPath<State, StackState<ScreenState>>, action: CaseKeyPath<Action, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> StackScopes<ScreenState, ScreenAction>
  where
    Action: CasePathable, Path.Root == Action,
    Path.Value == StackAction<ScreenState, ScreenAction>
  {
    StackScopes(
      screens: {
        ElementScopes(
          ids: self.elementObservers(state).elementIDs,
          make: { id in self.scope(stack: state, id: id, action: action) })
      },
      stamp: { id in self.elementObservers(state).stamp(of: id) },
      send: { action in
        self.send(
          action, toStack: state, embeddingIn: Path.self,
          at: SourcePlace(fileID: fileID, line: line))
      })
  }

  /// A store of one screen of a stack; nil if the screen is not there.
  ///
  /// - Parameters:
  ///   - state: The field with the stack.
  ///   - id: The screen's id.
  ///   - action: The case with the actions of its screens and of the stack itself.
  /// - Returns: The store of the screen; nil if it is not there.
  @inlinable
  public func scope<ScreenState, ScreenAction, Path: CasePath>(
    stack state: KeyPath<State, StackState<ScreenState>>, id: StackElementID,
    action: CaseKeyPath<Action, Path>
  ) -> Store<ScreenState, ScreenAction>?
  where
    Action: CasePathable, Path.Root == Action,
    Path.Value == StackAction<ScreenState, ScreenAction>
  {
    elementStore(
      state, id: id, action: Path.self,
      sender: sender(embeddingIn: StackElementPath<Path, ScreenState, ScreenAction>.self))
  }
}
