import HeadwaterTesting

/// A defect of the model, to check that the law finds it.
///
/// The model itself has no switch for it. It receives other effects, other functions or another past.
struct ModelDefect: CustomStringConvertible, Sendable {
  let description: String
  var effect: @Sendable (ProgramEffect) -> ProgramEffect = { $0 }
  var reducer: @Sendable (inout ModelReducer<Shallow, Message>) -> Void = { _ in }
  var program: @Sendable (inout Program) -> Void = { _ in }

  /// Changes the model before each step.
  var spoilModel: @Sendable (inout TurnModel<Shallow, Message>) -> Void = { _ in }

  /// Returns the program for the defective model.
  func spoil(_ program: Program) -> Program {
    var program = program
    for index in program.rules.indices {
      program.rules[index].effect = program.rules[index].effect.rewritten(effect)
    }
    program.subscriptions = program.subscriptions.map { $0.rewritten(effect) }
    for index in program.middlewares.indices {
      program.middlewares[index].before = program.middlewares[index].before.rewritten(effect)
      program.middlewares[index].after = program.middlewares[index].after.rewritten(effect)
    }
    self.program(&program)
    return program
  }
}

extension ModelEffect {
  /// Returns this effect with each inner effect replaced, the innermost first.
  fileprivate func rewritten(_ change: (ModelEffect) -> ModelEffect) -> ModelEffect {
    let inner: ModelEffect =
      switch self {
      case .none, .send, .run, .cancel, .cancelInChild, .missing, .dismiss, .dismissal: self
      case .merge(let effects): .merge(effects.map { $0.rewritten(change) })
      case .concatenate(let effects): .concatenate(effects.map { $0.rewritten(change) })
      case .cancellable(let effect, let id, let cancelInFlight):
        .cancellable(effect.rewritten(change), id: id, cancelInFlight: cancelInFlight)
      case .delay(let effect, let wait): .delay(effect.rewritten(change), wait)
      case .debounce(let effect, let id, let wait):
        .debounce(effect.rewritten(change), id: id, wait)
      case .throttle(let effect, let id, let latest, let wait):
        .throttle(effect.rewritten(change), id: id, latest: latest, wait)
      case .timeout(let effect, let duration):
        .timeout(effect.rewritten(change), after: duration)
      case .retry(let effect, let pauses): .retry(effect.rewritten(change), pauses: pauses)
      case .scoped(let effect, let scope): .scoped(effect.rewritten(change), by: scope)
      }
    return change(inner)
  }
}

extension ModelDefect {
  static let all = ofOperators + ofCancellation + ofTime + ofTheTurn

  private static let ofOperators = [
    ModelDefect(
      description: "what stands in a sequence starts at once",
      effect: { if case .concatenate(let effects) = $0 { .merge(effects) } else { $0 } }),
    ModelDefect(
      description: "merged effects start from the last to the first",
      effect: { if case .merge(let effects) = $0 { .merge(effects.reversed()) } else { $0 } }),
    ModelDefect(
      description: "a debounced effect is delayed only",
      effect: {
        if case .debounce(let effect, _, let wait) = $0 { .delay(effect, wait) } else { $0 }
      }
    ),
    ModelDefect(
      description: "a throttle holds nothing back",
      effect: { if case .throttle(let effect, _, _, _) = $0 { effect } else { $0 } }),
    ModelDefect(
      description: "a throttle always drops",
      effect: { effect in
        guard case .throttle(let inner, let id, _, let wait) = effect else { return effect }
        return .throttle(inner, id: id, latest: false, wait)
      }),
    ModelDefect(
      description: "a throttle never drops the latest",
      effect: { effect in
        guard case .throttle(let inner, let id, _, let wait) = effect else { return effect }
        return .throttle(inner, id: id, latest: true, wait)
      }),
    ModelDefect(
      description: "a failure is handled as a timeout is",
      effect: { effect in
        guard case .run(var script) = effect, let handler = script.handler else { return effect }
        script.handler?.ofFailure = handler.ofTimeout
        return .run(script)
      }),
    ModelDefect(
      description: "a timeout is handled as a failure is",
      effect: { effect in
        guard case .run(var script) = effect, let handler = script.handler else { return effect }
        script.handler?.ofTimeout = handler.ofFailure
        return .run(script)
      }),
  ]

  private static let ofCancellation = [
    ModelDefect(
      description: "nothing in flight is cancelled",
      effect: { effect in
        guard case .cancellable(let inner, let id, _) = effect else { return effect }
        return .cancellable(inner, id: id, cancelInFlight: false)
      }),
    ModelDefect(
      description: "everything in flight is cancelled",
      effect: { effect in
        guard case .cancellable(let inner, let id, _) = effect else { return effect }
        return .cancellable(inner, id: id, cancelInFlight: true)
      }),
    ModelDefect(
      description: "cancelling does nothing",
      effect: { if case .cancel = $0 { .none } else { $0 } }),
    ModelDefect(
      description: "no feature is ever dismissed",
      effect: { if case .dismiss = $0 { .none } else { $0 } }),
    ModelDefect(
      description: "a dismissal is an action like any other",
      reducer: { reducer in
        let reduce = reducer.reduce
        reducer.reduce = { state, action in
          reduce(&state, action)
            .rewritten { if case .dismissal(let action) = $0 { .send(action) } else { $0 } }
        }
      }),
    ModelDefect(
      description: "a parent can't cancel in its children",
      effect: { if case .cancelInChild = $0 { .none } else { $0 } }),
    ModelDefect(
      description: "cancelling a task does nothing",
      program: { program in
        program.steps = program.steps.map { step in
          if case .cancel = step { .advance(milliseconds: 0) } else { step }
        }
      }),
    ModelDefect(
      description: "the ids of all features are one another's",
      reducer: { reducer in
        let reduce = reducer.reduce
        reducer.reduce = { state, action in
          reduce(&state, action)
            .rewritten { if case .scoped(let effect, _) = $0 { effect } else { $0 } }
        }
      }),
    ModelDefect(
      description: "what takes the place of an optional or a case is taken for the same",
      reducer: { reducer in
        let isPresent = reducer.isPresent
        reducer.isPresent = { path, state, _ in isPresent(path, state, true) }
      }),
    ModelDefect(
      description: "what is gone goes on",
      reducer: { $0.isPresent = { _, _, _ in true } }),
  ]

  private static let ofTime = [
    ModelDefect(
      description: "a delay is too long",
      effect: { effect in
        guard case .delay(let inner, var wait) = effect else { return effect }
        wait.duration += .milliseconds(1)
        return .delay(inner, wait)
      }),
    ModelDefect(
      description: "a throttle is too long",
      effect: { effect in
        guard case .throttle(let inner, let id, let latest, var wait) = effect else {
          return effect
        }
        wait.duration += .milliseconds(1)
        return .throttle(inner, id: id, latest: latest, wait)
      }),
    ModelDefect(
      description: "a timeout never ends anything",
      effect: { if case .timeout(let effect, _) = $0 { effect } else { $0 } }),
    ModelDefect(
      description: "a timeout is too long",
      effect: { effect in
        guard case .timeout(let inner, let duration) = effect else { return effect }
        return .timeout(inner, after: duration + .milliseconds(1))
      }),
    ModelDefect(
      description: "the last attempt is missing",
      effect: { effect in
        guard case .retry(let inner, let pauses) = effect else { return effect }
        return .retry(inner, pauses: pauses.dropLast())
      }),
    ModelDefect(
      description: "those due at one instant are woken from the last to the first",
      spoilModel: { $0.sleepers.reverse() }),
    ModelDefect(
      description: "a window is forgotten",
      spoilModel: { if !$0.windows.isEmpty { $0.windows.removeFirst() } }),
  ]

  private static let ofTheTurn = [
    ModelDefect(
      description: "subscriptions never begin",
      reducer: { $0.subscriptions = { _ in [] } }),
    ModelDefect(
      description: "a subscription begins anew in each turn",
      reducer: { reducer in
        let subscriptions = reducer.subscriptions
        reducer.subscriptions = { state in
          subscriptions(state).map { subscription in
            var subscription = subscription
            subscription.id.key = [subscription.id.key, AnyHashable(state.heard.count)]
            return subscription
          }
        }
      }),
    ModelDefect(
      description: "a queue is endless too late",
      spoilModel: { $0.followUpLimit = Program.followUpLimit + 1 }),
    ModelDefect(
      description: "a middleware's effects before and after are mixed up",
      program: { program in
        program.middlewares = program.middlewares.map { interception in
          Program.Interception(
            number: interception.number, verdict: interception.verdict,
            before: interception.after, after: interception.before)
        }
      }),
    ModelDefect(
      description: "a middleware stops nothing",
      program: { program in
        program.middlewares = program.middlewares.map { interception in
          guard case .stop = interception.verdict else { return interception }
          var interception = interception
          interception.verdict = .pass
          return interception
        }
      }),
  ]
}
