// How scopes reach the state of this store, and how they send to it.
//
// @inlinable: the closures must be formed where the types are known.
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
    sender: @autoclosure () -> ScopeSender<ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard self[state.appending(path: \.isPresent)] else { return nil }
    let key = ScopeCache.Key(state, action: action)
    return scopes.store(key) { fields in
      partLink(
        fields: fields, target: "the optional \(ChildState.self)", sender: sender(),
        extract: { parent in parent.pointee[keyPath: state] })
    }
  }

  /// The store of one element.
  ///
  /// - Parameter action: The type that tells the scopes of one collection apart.
  @inlinable
  func elementStore<Elements: ElementCollection, ChildAction>(
    _ state: KeyPath<State, Elements>, id: Elements.ElementID, action: Any.Type,
    sender makeSender:
      @autoclosure () -> ScopeSender<
        ElementAction<Elements.ElementID, ChildAction>
      >
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
