// @inlinable: the closures must be formed where the types are known.
extension Store {
  /// A store of a part of this one: its state is a field, and its actions are a case.
  ///
  /// ```swift
  /// CounterView(store: store.scope(state: \.counter, action: \.counter))
  /// ```
  ///
  /// - It has no state of its own: it reads from this store and sends to it.
  /// - The same arguments return the same instance as long as it is in use.
  ///
  /// - Parameters:
  ///   - state: The field with the part's state.
  ///   - action: The case with the part's actions.
  /// - Returns: The store of the part.
  @inlinable
  public func scope<ChildState, Path: CasePath>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, Path>
  ) -> Store<ChildState, Path.Value> where Action: CasePathable, Path.Root == Action {
    let key = ScopeCache.Key(state, action: Path.self)
    return scopes.store(key) { fields in
      fieldLink(state, fields: fields, sender: sender(embeddingIn: Path.self))
    }
  }

  /// A store of an optional part of this one; nil while the part is nil.
  ///
  /// ```swift
  /// if let editor = store.scope(optional: \.editor, action: \.editor) {
  ///   EditorView(store: editor)
  /// }
  /// ```
  ///
  /// - The presence of the part is tracked: a view that calls this function updates when it changes.
  /// - When the part is gone, its scope still returns the values that were last read through it, and the
  ///   first ones for values that were never read or can't be compared. A view that is about to disappear
  ///   can therefore still draw itself. The scope drops actions and reports an issue.
  ///
  /// - Parameters:
  ///   - state: The optional field with the part's state.
  ///   - action: The case with the part's actions.
  /// - Returns: The store of the part; nil if there is none.
  @inlinable
  public func scope<ChildState, Path: CasePath>(
    optional state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, Path>
  ) -> Store<ChildState, Path.Value>? where Action: CasePathable, Path.Root == Action {
    optionalStore(state, action: Path.self, sender: sender(embeddingIn: Path.self))
  }

  /// A store of an optional part that is presented; nil while the part is nil.
  ///
  /// ```swift
  /// if let editor = store.scope(optional: \.editor, action: \.editor) {
  ///   EditorView(store: editor)
  /// }
  /// ```
  ///
  /// It is the store of an optional part, with the actions of the part itself.
  ///
  /// - Parameters:
  ///   - state: The optional field with the part's state.
  ///   - action: The case with the part's actions and its dismissal.
  /// - Returns: The store of the part; nil if there is none.
  @inlinable
  public func scope<ChildState, ChildAction, Path: CasePath>(
    optional state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, Path>
  ) -> Store<ChildState, ChildAction>?
  where
    Action: CasePathable, Path.Root == Action, Path.Value == PresentationAction<ChildAction>
  {
    optionalStore(
      state, action: PresentedPath<Path, ChildAction>.self,
      sender: sender(embeddingIn: PresentedPath<Path, ChildAction>.self))
  }

  /// A store of one case of this one's state; nil while the state is a different case.
  ///
  /// ```swift
  /// if let home = store.scope(case: \.loggedIn, action: \.home) { HomeView(store: home) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The case with the part's state.
  ///   - action: The case with the part's actions.
  /// - Returns: The store of the case; nil if the state is a different case.
  @inlinable
  public func scope<StatePath: CasePath, Path: CasePath>(
    case state: CaseKeyPath<State, StatePath>, action: CaseKeyPath<Action, Path>
  ) -> Store<StatePath.Value, Path.Value>?
  where
    State: CasePathable, StatePath.Root == State, Action: CasePathable, Path.Root == Action
  {
    guard self[\State[isCase: CaseToken<StatePath>()]] else { return nil }
    let key = ScopeCache.Key(ObjectIdentifier(StatePath.self), action: Path.self)
    return scopes.store(key) { fields in
      partLink(
        fields: fields, target: "the case with \(StatePath.Value.self)",
        sender: sender(embeddingIn: Path.self),
        extract: { parent in StatePath.extract(parent.pointee) })
    }
  }

  /// A store of one element of a collection; nil if the element is not there.
  ///
  /// ```swift
  /// if let row = store.scope(each: \.rows, id: id, action: \.rows) { RowView(store: row) }
  /// ```
  ///
  /// - The presence of the element is tracked: a view that calls this function updates when it changes.
  /// - When the element is gone, its scope still returns the values that were last read through it, and the
  ///   first ones for values that were never read or can't be compared. A view that is about to disappear can
  ///   therefore still draw itself. The scope drops actions and reports an issue.
  ///
  /// - Parameters:
  ///   - state: The field with the elements.
  ///   - id: The element's id.
  ///   - action: The case with the elements' actions.
  /// - Returns: The store of the element; nil if it is not there.
  @inlinable
  public func scope<Elements: ElementCollection, ChildAction, Path: CasePath>(
    each state: KeyPath<State, Elements>, id: Elements.ElementID,
    action: CaseKeyPath<Action, Path>
  ) -> Store<Elements.Member, ChildAction>?
  where
    Action: CasePathable, Path.Root == Action,
    Path.Value == ElementAction<Elements.ElementID, ChildAction>
  {
    elementStore(state, id: id, action: Path.self, sender: sender(embeddingIn: Path.self))
  }

  /// A store of a view state and view actions, which functions derive from this store's.
  ///
  /// ```swift
  /// let scene = store.scope(
  ///   state: { CounterScene.ViewState(text: "\($0.count)", canDecrement: $0.count > 0) },
  ///   action: { (call: CounterScene.Call) in call == .plus ? .increment : .decrement })
  /// ```
  ///
  /// - The view state is derived again after each change. Observers are notified when a value that they have
  ///   read from the view state changes.
  /// - Functions can't be compared, so each call returns a new instance with its own functions. They may use whatever
  ///   they capture, such as the index of a row. Keep the instance where its identity matters.
  ///
  /// - Parameters:
  ///   - state: Derives the view state.
  ///   - action: Turns a view action into an action of this store, or returns nil to ignore it.
  /// - Returns: The store of the view state.
  public func scope<ViewState, ViewAction>(
    state: @escaping (State) -> ViewState, action: @escaping (ViewAction) -> Action?
  ) -> Store<ViewState, ViewAction> {
    let sender = self.sender
    return Store<ViewState, ViewAction>(
      link: partLink(
        fields: ScopeFields(), target: nil,
        sender: ScopeSender { viewAction, source in
          action(viewAction.move()).flatMap { sender.send($0, from: source) }
        },
        extract: { parent in state(parent.pointee) }))
  }
}
