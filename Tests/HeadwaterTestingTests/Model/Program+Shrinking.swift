import HeadwaterTesting

extension Program {
  /// Returns a smaller program that still fails, and from which nothing more can be removed.
  ///
  /// - Parameter fails: Returns whether a program still fails.
  func shrunk(while fails: (Program) -> Bool) -> Program {
    var smallest = self
    while let smaller = smallest.smaller.first(where: fails) { smallest = smaller }
    return smallest
  }

  /// All programs with one part removed.
  private var smaller: [Program] {
    var programs: [Program] = []
    func add(_ change: (inout Program) -> Void) {
      var program = self
      change(&program)
      programs.append(program)
    }
    for index in rules.indices where !rules[index].isEmpty { add { $0.rules[index] = Rule() } }
    for index in steps.indices.reversed() { add { $0.remove(step: index) } }
    for index in middlewares.indices { add { $0.middlewares.remove(at: index) } }
    for rule in rules.indices {
      for index in rules[rule].changes.indices {
        add { $0.rules[rule].changes.remove(at: index) }
      }
      for effect in rules[rule].effect.smaller { add { $0.rules[rule].effect = effect } }
    }
    for index in subscriptions.indices {
      for effect in subscriptions[index].smaller { add { $0.subscriptions[index] = effect } }
    }
    for index in middlewares.indices {
      for effect in middlewares[index].before.smaller {
        add { $0.middlewares[index].before = effect }
      }
      for effect in middlewares[index].after.smaller {
        add { $0.middlewares[index].after = effect }
      }
    }
    return programs
  }

  /// Removes a step. Steps that cancel a later `send` still refer to the same one.
  private mutating func remove(step index: Int) {
    if case .send = steps[index] {
      let number = steps[...index].count { if case .send = $0 { true } else { false } }
      steps = steps.map { step in
        guard case .cancel(let send) = step, send > number else { return step }
        return .cancel(send: send - 1)
      }
    }
    steps.remove(at: index)
  }
}

extension ModelEffect {
  /// All effects with one part removed. No operator is applied to `.none`.
  fileprivate var smaller: [ModelEffect] {
    if isNone { return [] }
    return [.none] + parts.filter { !$0.isNone } + smallerInside
  }

  private var parts: [ModelEffect] {
    switch self {
    case .merge(let effects), .concatenate(let effects): effects
    case .cancellable(let effect, _, _), .delay(let effect, _), .debounce(let effect, _, _),
      .throttle(let effect, _, _, _), .timeout(let effect, _), .retry(let effect, _),
      .scoped(let effect, _):
      [effect]
    case .none, .send, .run, .cancel, .cancelInChild, .missing, .dismiss, .dismissal: []
    }
  }

  private var smallerInside: [ModelEffect] {
    func inside(_ effect: ModelEffect, _ wrap: (ModelEffect) -> ModelEffect) -> [ModelEffect] {
      effect.smaller.filter { !$0.isNone }.map(wrap)
    }
    switch self {
    case .none, .send, .cancel, .cancelInChild, .missing, .dismiss, .dismissal: return []
    case .run(let script): return script.smaller.map { .run($0) }
    case .merge(let effects): return Self.smallerLists(effects).map { .merge($0) }
    case .concatenate(let effects): return Self.smallerLists(effects).map { .concatenate($0) }
    case .cancellable(let effect, let id, let cancelInFlight):
      return inside(effect) { .cancellable($0, id: id, cancelInFlight: cancelInFlight) }
    case .delay(let effect, let wait): return inside(effect) { .delay($0, wait) }
    case .debounce(let effect, let id, let wait):
      return inside(effect) { .debounce($0, id: id, wait) }
    case .throttle(let effect, let id, let latest, let wait):
      return inside(effect) { .throttle($0, id: id, latest: latest, wait) }
    case .timeout(let effect, let duration): return inside(effect) { .timeout($0, after: duration) }
    case .retry(let effect, let pauses): return inside(effect) { .retry($0, pauses: pauses) }
    case .scoped(let effect, let scope): return inside(effect) { .scoped($0, by: scope) }
    }
  }

  private static func smallerLists(_ effects: [ModelEffect]) -> [[ModelEffect]] {
    effects.indices.flatMap { index in
      effects[index].smaller.map { smaller in
        var list = effects
        if smaller.isNone { list.remove(at: index) } else { list[index] = smaller }
        return list
      }
    }
    .filter { !$0.isEmpty }
  }
}

extension ModelScript {
  fileprivate var smaller: [ModelScript] {
    var scripts = steps.indices.map { index in
      var script = self
      script.steps.remove(at: index)
      return script
    }
    if handler != nil {
      var script = self
      script.handler = nil
      scripts.append(script)
    }
    if ignoresCancellation {
      var script = self
      script.ignoresCancellation = false
      scripts.append(script)
    }
    return scripts
  }
}
