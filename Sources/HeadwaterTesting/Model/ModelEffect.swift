// This folder is the model of a turn: the behaviour of a store, written for readers and not for speed.
//
// In go a state, a reducer as plain functions and effects as plain values; out come the states, the running
// effects and the issues. `TurnModel` is a value, which can be copied at any moment and continued in two
// ways. It knows nothing of the engine, of tasks or of clocks, and shares no code with them: tests run random
// programs on both and compare the results.

/// An effect as a plain value.
package indirect enum ModelEffect<Action> {
  case none
  case send(Action)
  case run(ModelScript<Action>)
  case merge([ModelEffect])
  case concatenate([ModelEffect])
  case cancel(id: AnyHashable)
  /// Cancels the effects that a child runs under an id, whichever instance is there.
  case cancelInChild(id: AnyHashable, place: AnyHashable, element: AnyHashable?)
  case cancellable(ModelEffect, id: AnyHashable, cancelInFlight: Bool)
  case delay(ModelEffect, ModelWait)
  case debounce(ModelEffect, id: AnyHashable, ModelWait)
  case throttle(ModelEffect, id: AnyHashable, latest: Bool, ModelWait)
  case timeout(ModelEffect, after: Duration)
  /// Repeats the work after each of these pauses.
  case retry(ModelEffect, pauses: [Duration])
  /// The effect of a child at a place.
  case scoped(ModelEffect, by: ModelScope)
  /// An action of a child that is not there.
  case missing
  /// The wish of a feature to be gone.
  case dismiss
  /// The action that removes a feature which wishes to be gone.
  case dismissal(Action)
}

/// The duration of an operator's wait, and its number among the running effects.
package struct ModelWait {
  package var duration: Duration
  package var number: Int

  package init(_ duration: Duration, number: Int) {
    self.duration = duration
    self.number = number
  }
}

/// The script of a `run`: its sleeps, sends and failures, in their order.
package struct ModelScript<Action> {
  package enum Step {
    case sleep(Duration)
    case send(Action)
    case fail
  }

  /// Its number among the running effects.
  package var number: Int
  package var steps: [Step]

  /// The script of its `catch:`; nil if it has none.
  package var handler: Handler?

  /// Whether it continues when a sleep is cancelled, as code with `try?` does.
  package var ignoresCancellation: Bool

  package struct Handler {
    package var ofFailure: [Step]
    package var ofTimeout: [Step]

    package init(ofFailure: [Step], ofTimeout: [Step]) {
      self.ofFailure = ofFailure
      self.ofTimeout = ofTimeout
    }
  }

  package init(
    number: Int, steps: [Step], handler: Handler? = nil, ignoresCancellation: Bool = false
  ) {
    self.number = number
    self.steps = steps
    self.handler = handler
    self.ignoresCancellation = ignoresCancellation
  }
}

extension ModelEffect {
  /// Whether it is `.none`, which every operator leaves as it is.
  package var isNone: Bool {
    switch self {
    case .none: true
    case .merge(let effects), .concatenate(let effects): effects.allSatisfy(\.isNone)
    case .cancellable(let effect, _, _), .delay(let effect, _), .debounce(let effect, _, _),
      .throttle(let effect, _, _, _), .timeout(let effect, _), .retry(let effect, _),
      .scoped(let effect, _):
      effect.isNone
    case .send, .run, .cancel, .cancelInChild, .missing, .dismiss, .dismissal: false
    }
  }

  /// The same effect with other actions.
  package func map<New>(_ transform: (Action) -> New) -> ModelEffect<New> {
    switch self {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .run(let script): .run(script.map(transform))
    case .merge(let effects): .merge(effects.map { $0.map(transform) })
    case .concatenate(let effects): .concatenate(effects.map { $0.map(transform) })
    case .cancel(let id): .cancel(id: id)
    case .cancelInChild(let id, let place, let element):
      .cancelInChild(id: id, place: place, element: element)
    case .cancellable(let effect, let id, let cancelInFlight):
      .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight)
    case .delay(let effect, let wait): .delay(effect.map(transform), wait)
    case .debounce(let effect, let id, let wait):
      .debounce(effect.map(transform), id: id, wait)
    case .throttle(let effect, let id, let latest, let wait):
      .throttle(effect.map(transform), id: id, latest: latest, wait)
    case .timeout(let effect, let duration): .timeout(effect.map(transform), after: duration)
    case .retry(let effect, let pauses): .retry(effect.map(transform), pauses: pauses)
    case .scoped(let effect, let scope): .scoped(effect.map(transform), by: scope)
    case .missing: .missing
    case .dismiss: .dismiss
    case .dismissal(let action): .dismissal(transform(action))
    }
  }

  /// Turns each wish of a feature to be gone into the action that removes it.
  package func presented(dismissal: Action) -> ModelEffect {
    switch self {
    case .dismiss: .dismissal(dismissal)
    case .none, .send, .run, .cancel, .cancelInChild, .missing, .dismissal: self
    case .merge(let effects): .merge(effects.map { $0.presented(dismissal: dismissal) })
    case .concatenate(let effects): .concatenate(effects.map { $0.presented(dismissal: dismissal) })
    case .cancellable(let effect, let id, let cancelInFlight):
      .cancellable(
        effect.presented(dismissal: dismissal), id: id, cancelInFlight: cancelInFlight)
    case .delay(let effect, let wait): .delay(effect.presented(dismissal: dismissal), wait)
    case .debounce(let effect, let id, let wait):
      .debounce(effect.presented(dismissal: dismissal), id: id, wait)
    case .throttle(let effect, let id, let latest, let wait):
      .throttle(effect.presented(dismissal: dismissal), id: id, latest: latest, wait)
    case .timeout(let effect, let duration):
      .timeout(effect.presented(dismissal: dismissal), after: duration)
    case .retry(let effect, let pauses):
      .retry(effect.presented(dismissal: dismissal), pauses: pauses)
    case .scoped(let effect, let scope):
      .scoped(effect.presented(dismissal: dismissal), by: scope)
    }
  }
}

extension ModelScript {
  fileprivate func map<New>(_ transform: (Action) -> New) -> ModelScript<New> {
    func map(_ steps: [Step]) -> [ModelScript<New>.Step] {
      steps.map { step in
        switch step {
        case .sleep(let duration): .sleep(duration)
        case .send(let action): .send(transform(action))
        case .fail: .fail
        }
      }
    }
    return ModelScript<New>(
      number: number, steps: map(steps),
      handler: handler.map {
        ModelScript<New>.Handler(ofFailure: map($0.ofFailure), ofTimeout: map($0.ofTimeout))
      },
      ignoresCancellation: ignoresCancellation)
  }
}
