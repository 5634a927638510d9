extension Engine {
  /// Puts middlewares around the reducer. Only allowed before the store is used.
  @usableFromInline
  package func install(_ middleware: ResolvedMiddleware<State, Action>) {
    links = middleware.links
    if !links.isEmpty { flags.insert(.intercepted) }
  }

  /// Starts the work that middlewares do as long as the store lives.
  func startMiddlewares() {
    let context = middlewareContext(for: nil)
    for link in links {
      var cause = EffectCause(
        group: EffectGroup(), isRoot: false,
        source: .followUp(SourcePlace(fileID: "Headwater/Middleware", line: 0)))
      start(
        link.start(context).owned(by: .middleware(link.type)), in: EffectContext(), for: &cause)
    }
  }

  /// Runs a turn with middlewares or store observers: `before`, the reducer, observers, `after`, and then
  /// the effects of all of them.
  @usableFromInline
  func interceptedTurn(
    _ action: Action, source: ActionSource, group: inout EffectGroup?, isRoot: Bool
  ) {
    guard let reduce else { return }
    var action = action
    var source = source
    var effects: [Effect<Action>] = []
    var isStopped = false
    for link in links {
      let verdict = link.before(action, memory.pointee, middlewareContext(for: source))
      effects.append(verdict.effect.owned(by: .middleware(link.type)))
      switch verdict.decision {
      case .pass: continue
      case .replace(let replacement):
        source = .detailed(
          DetailedSource(
            .replacement(of: actionName(action), by: .middleware(link.type)), at: source.place,
            former: source))
        action = replacement
      case .stop: isStopped = true
      }
      if isStopped { break }
    }
    if isStopped {
      tellStoreObservers(action, source: source, isStopped: true)
      complete(.merge(effects), group: &group, isRoot: isRoot, source: source)
      return
    }
    flags.insert(.reducing)
    effects.append(reduce(&memory.pointee, action))
    flags.remove(.reducing)
    let mayHaveChanged = mayChange(action)
    if flags.contains(.observed) && mayHaveChanged { notifyObservers() }
    for link in links {
      let effect = link.after(action, memory.pointee, middlewareContext(for: source))
      effects.append(effect.owned(by: .middleware(link.type)))
    }
    tellStoreObservers(action, source: source, isStopped: false)
    if flags.contains(.stateful) && mayHaveChanged {
      startAndReconcile(.merge(effects), group: &group, isRoot: isRoot, source: source)
    } else {
      complete(.merge(effects), group: &group, isRoot: isRoot, source: source)
    }
  }

  /// The context of an action from a source; that of a middleware's start if there is none.
  package func middlewareContext(for source: ActionSource?) -> MiddlewareContext<State> {
    MiddlewareContext(access: { [weak host] body in await host?.lendState(body) }, source: source)
  }
}
