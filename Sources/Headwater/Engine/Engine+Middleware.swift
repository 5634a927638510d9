extension Engine {
  /// Puts middlewares around the reducer; before the first use only.
  @usableFromInline
  package func install(_ middleware: ResolvedMiddleware<State, Action>) {
    links = middleware.links
    if !links.isEmpty { flags.insert(.intercepted) }
  }

  /// Starts what the middlewares have to do as long as the store lives.
  func startMiddlewares() {
    let context = middlewareContext
    var starter = Starter(
      group: EffectGroup(), isRoot: false,
      source: .followUp(SourcePlace(fileID: "Headwater/Middleware", line: 0)))
    for link in links { start(link.start(context), in: EffectContext(), for: &starter) }
  }

  /// A turn with middlewares: before, reducer, observers, after, and only then the effects of all.
  @usableFromInline
  func interceptedTurn(
    _ action: Action, source: ActionSource, group: inout EffectGroup?, isRoot: Bool
  ) {
    guard let reducer else { return }
    let context = middlewareContext
    var action = action
    var effects: [Effect<Action>] = []
    var isStopped = false
    for link in links {
      let verdict = link.before(action, storage.pointer.pointee, context)
      effects.append(verdict.effect)
      switch verdict.decision {
      case .pass: continue
      case .replace(let replacement): action = replacement
      case .stop: isStopped = true
      }
      if isStopped { break }
    }
    if isStopped {
      complete(.merge(effects), group: &group, isRoot: isRoot, source: source)
      return
    }
    flags.insert(.reducing)
    effects.append(reducer.reduce(&storage.pointer.pointee, action))
    flags.remove(.reducing)
    let mayHaveChanged = reducer.mayChange(action)
    if flags.contains(.observed) && mayHaveChanged { notifyObservers() }
    for link in links {
      effects.append(link.after(action, storage.pointer.pointee, context))
    }
    if flags.contains(.stateful) && mayHaveChanged {
      startAndReconcile(.merge(effects), group: &group, isRoot: isRoot, source: source)
    } else {
      complete(.merge(effects), group: &group, isRoot: isRoot, source: source)
    }
  }

  private var middlewareContext: MiddlewareContext<State> {
    MiddlewareContext(access: readLater)
  }
}
