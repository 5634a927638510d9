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
    optionalStore(state, action: Path.self) { sender(embeddingIn: Path.self) }
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
    optionalStore(state, action: PresentedPath<Path, ChildAction>.self) {
      sender(embeddingIn: PresentedPath<Path, ChildAction>.self, of: .optional(state))
    }
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
    elementStore(state, id: id, action: Path.self) { sender(embeddingIn: Path.self) }
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
  /// - The same place in the source returns the same instance as long as it is in use, with the functions of
  ///   the first call. The functions should therefore depend on their arguments only.
  ///
  /// - Parameters:
  ///   - state: Derives the view state.
  ///   - action: Turns a view action into an action of this store, or returns nil to ignore it.
  /// - Returns: The store of the view state.
  public func scope<ViewState, ViewAction>(
    state: @escaping (State) -> ViewState, action: @escaping (ViewAction) -> Action?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Store<ViewState, ViewAction> {
    let key = ScopeCache.Key(
      "\(fileID):\(line):\(column):\(ViewState.self)", action: ViewAction.self)
    let sender = self.sender
    return scopes.store(key) { fields in
      partLink(
        fields: fields, target: nil,
        sender: ScopeSender { viewAction, source in
          action(viewAction.move()).flatMap { sender.send($0, from: source) }
        },
        extract: { parent in state(parent.pointee) })
    }
  }
}

// MARK: Links

extension Store {
  /// A sender to this store, which may be a root or a scope.
  @inlinable
  var sender: ScopeSender<Action> {
    if let engine {
      return ScopeSender { action, source in engine.send(action.move(), from: source) }
    }
    return scopeLink.sender
  }

  /// A sender of the values of a case to this store.
  @inlinable
  func sender<Path: CasePath>(embeddingIn path: Path.Type) -> ScopeSender<Path.Value>
  where Path.Root == Action {
    if let engine {
      return ScopeSender { action, source in
        engine.send(Path.embed(action.move()), from: source)
      }
    }
    return scopeLink.sender.embedding(path)
  }

  /// Makes a function that provides this store's state during a call, and returns false if the state is gone.
  @inlinable
  func accessFunction() -> ((UnsafePointer<State>) -> Void) -> Bool {
    if let engine {
      // Unowned, since the engine owns its subscribers, which use this function. Scopes own their parent, and
      // thereby the engine, by a reference of their own.
      return { [unowned engine] body in
        body(UnsafePointer(engine.memory))
        return true
      }
    }
    return link?.access ?? { _ in false }
  }

  /// Makes a function that adds a region of this store's state to those that are compared after a change.
  @inlinable
  func observeFunction() -> (ObservedRegion) -> Void {
    if let engine { return { [unowned engine] region in engine.add(region) } }
    // Unowned, since the link owns its fields, which own the regions. Whoever observes owns this store.
    return { [unowned link = scopeLink] region in link.observe(region) }
  }

  @inlinable
  func optionalStore<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: Any.Type,
    sender makeSender: () -> ScopeSender<ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard self[state.appending(path: \.isPresent)] else { return nil }
    let key = ScopeCache.Key(state, action: action)
    return scopes.store(key) { fields in
      partLink(
        fields: fields, target: "the optional \(ChildState.self)", sender: makeSender(),
        extract: { parent in parent.pointee[keyPath: state] })
    }
  }

  /// The store of one element.
  ///
  /// - Parameter action: The type that tells the scopes of one collection apart.
  @inlinable
  func elementStore<Elements: ElementCollection, ChildAction>(
    _ state: KeyPath<State, Elements>, id: Elements.ElementID, action: Any.Type,
    sender makeSender: () -> ScopeSender<ElementAction<Elements.ElementID, ChildAction>>
  ) -> Store<Elements.Member, ChildAction>? {
    let observers = elementObservers(state)
    guard observers.contains(id) else { return nil }
    let stamp = observers.stamp(of: id)
    let key = ScopeCache.Key(state, action: action, id: AnyHashable(id), stamp: stamp)
    return scopes.store(key) { fields in
      fields.elementStamp = stamp
      let sender = makeSender()
      var hint = 0
      return ScopeLink<Elements.Member, ChildAction>(
        parent: self, root: root, fields: fields,
        target: "the \(Elements.Member.self) with the id \(idName(id))",
        access: { body in
          var isThere = false
          _ = observers.access { elements in
            if let reader = observers.stampReader, reader.read(elements, id) != stamp { return }
            isThere = elements.pointee.withElement(id, near: &hint, body)
          }
          return isThere
        },
        sender: ScopeSender { action, source in
          sender.send(.element(id: id, action: action.move()), from: source)
        },
        observeFields: {
          observers.add(ElementObservers.Entry(id: id, fields: fields, position: hint))
        })
    }
  }

  /// The observers of a collection's elements, shared by the scopes of the elements.
  @inlinable
  func elementObservers<Elements: ElementCollection>(
    _ path: KeyPath<State, Elements>
  ) -> ElementObservers<Elements> {
    let key = ScopeCache.Key(path, action: ElementObservers<Elements>.self)
    return scopes.observers(key) {
      let access = accessFunction()
      let offset = MemoryLayout<State>.offset(of: path)
      let lend: (UnsafePointer<State>, (UnsafePointer<Elements>) -> Void) -> Void = { state, body in
        if let offset {
          body(UnsafeRawPointer(state).advanced(by: offset).assumingMemoryBound(to: Elements.self))
        } else {
          withUnsafePointer(to: state.pointee[keyPath: path], body)
        }
      }
      return ElementObservers<Elements>(
        root: root,
        access: { body in access { state in lend(state, body) } },
        lend: { state, body in lend(state.assumingMemoryBound(to: State.self), body) },
        add: observeFunction())
    }
  }

  @inlinable
  func fieldLink<ChildState, ChildAction>(
    _ path: KeyPath<State, ChildState>, fields: ScopeFields<ChildState>,
    sender: ScopeSender<ChildAction>
  ) -> ScopeLink<ChildState, ChildAction> {
    let access = accessFunction()
    guard let offset = MemoryLayout<State>.offset(of: path) else {
      return partLink(
        fields: fields, target: nil, sender: sender, extract: { $0.pointee[keyPath: path] })
    }
    let add = observeFunction()
    return ScopeLink(
      parent: self, root: root, fields: fields, target: link?.target,
      access: { body in
        access { state in
          body(
            UnsafeRawPointer(state).advanced(by: offset).assumingMemoryBound(to: ChildState.self))
        }
      },
      sender: sender,
      observeFields: {
        add(
          ObservedRegion(fields) { (state: UnsafePointer<State>, body) in
            body(
              UnsafeRawPointer(state).advanced(by: offset).assumingMemoryBound(to: ChildState.self))
            return true
          })
      })
  }

  @inlinable
  func partLink<ChildState, ChildAction>(
    fields: ScopeFields<ChildState>, target: String?,
    sender: ScopeSender<ChildAction>,
    extract: @escaping (UnsafePointer<State>) -> ChildState?
  ) -> ScopeLink<ChildState, ChildAction> {
    let access = accessFunction()
    let add = observeFunction()
    let lend: (UnsafePointer<State>, (UnsafePointer<ChildState>) -> Void) -> Bool = { state, body in
      guard let value = extract(state) else { return false }
      withUnsafePointer(to: value, body)
      return true
    }
    return ScopeLink(
      parent: self, root: root, fields: fields, target: target ?? link?.target,
      access: { body in
        var isThere = false
        _ = access { state in isThere = lend(state, body) }
        return isThere
      },
      sender: sender, observeFields: { add(ObservedRegion(fields, lend: lend)) })
  }
}
