// A handle is a store that sends its actions elsewhere, and reads the state of the store that folds them.
extension Store {
  /// Makes a store that reads the state of this one and passes its actions to a function.
  ///
  /// - Parameters:
  ///   - attachment: What stands behind the handle. The handle and its scopes keep it.
  ///   - held: The values of bindings whose actions wait for their turns.
  ///   - send: Called with each action, on the main actor. It returns the group that waits for the action.
  package func handle(
    attachment: AnyObject, held: HeldValues,
    send: @escaping (_ action: Action, _ source: ActionSource) -> EffectGroup?
  ) -> Store {
    guard let engine else { fatalError("A handle is made of a root store.") }
    let root = ScopeRoot(engine)
    let life = HandleLife(store: self, attachment: attachment)
    root.life = life
    root.held = held
    let fields = ScopeFields<State>()
    let add = observeFunction()
    return Store(
      link: ScopeLink(
        parent: life, root: root, fields: fields, target: nil, access: accessFunction(),
        sender: ScopeSender { action, source in send(action.move(), source) },
        observeFields: {
          add(
            ObservedRegion(fields) { (state: UnsafePointer<State>, body) in
              body(state)
              return true
            })
        }))
  }

  /// What stands behind the handle that this store is, or is a scope of.
  package var attachment: AnyObject? { link?.root.life?.attachment }

  /// The engine of a root store, or that behind a handle; nil for any scope.
  var ownEngine: Engine<State, Action>? {
    if let engine { return engine }
    return ((link?.parent as? HandleLife)?.store as? Store)?.engine
  }

  /// Starts an effect when the turn is over. What it sends at once is not part of that turn, which every replica
  /// of the store repeats.
  func addLater(
    _ effect: Effect<Action>, to engine: Engine<State, Action>, from place: SourcePlace
  ) -> StoreTask {
    let group = EffectGroup()
    group.enter()
    Task { @MainActor in
      engine.begin([effect], from: .send(place), group: group)
      group.leave()
    }
    return StoreTask(group)
  }

  /// The value that a binding shows: what was last put into it while its action waits, and the state's otherwise.
  package func boundValue<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value {
    let value = self[path]
    guard let link, let held = link.root.held else { return value }
    return held.value(path, of: link) ?? value
  }

  /// Sends the action of a binding, which holds the new value until the action's turn.
  package func put<Value: Equatable>(
    _ value: Value, at path: KeyPath<State, Value>, send: () -> Void
  ) {
    guard let link, let held = link.root.held else { return send() }
    held.hold(value, at: path, of: link, while: send)
  }
}
