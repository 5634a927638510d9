import HeadwaterTesting

extension Program: CustomStringConvertible {
  var description: String {
    var lines: [String] = []
    for (number, rule) in rules.enumerated() where !rule.isEmpty {
      lines.append("rule \(number): \(rule)")
    }
    for (number, effect) in subscriptions.enumerated() where !effect.isNone {
      lines.append("subscription \(number): \(effect.text)")
    }
    for interception in middlewares {
      lines.append(
        "middleware at \(interception.number): \(interception.verdict), "
          + "before \(interception.before.text), after \(interception.after.text)")
    }
    for (index, step) in steps.enumerated() { lines.append("step \(index): \(step)") }
    return lines.joined(separator: "\n")
  }
}

extension Program.Rule: CustomStringConvertible {
  var isEmpty: Bool { changes.isEmpty && effect.isNone }

  var description: String {
    (changes.map { "\($0)" } + [effect.text]).joined(separator: "; ")
  }
}

extension ModelEffect {
  /// The effect as source text, with the number of its wait or run after a `#`.
  var text: String {
    switch self {
    case .none: ".none"
    case .send(let action): ".send(\(action))"
    case .run(let script): script.text
    case .merge(let effects): ".merge(\(Self.list(effects)))"
    case .concatenate(let effects): ".concatenate(\(Self.list(effects)))"
    case .cancel(let id): ".cancel(\(id))"
    case .cancelInChild(let id, let place, let element):
      ".cancel(\(id), in: \(place)\(element.map { "[\($0)]" } ?? ""))"
    case .cancellable(let effect, let id, let cancelInFlight):
      "\(effect.text).cancellable(\(id)\(cancelInFlight ? ", cancelInFlight" : ""))"
    case .delay(let effect, let wait): "\(effect.text).delay(\(wait.text))"
    case .debounce(let effect, let id, let wait): "\(effect.text).debounce(\(id), \(wait.text))"
    case .throttle(let effect, let id, let latest, let wait):
      "\(effect.text).throttle(\(id), \(wait.text)\(latest ? ", latest" : ""))"
    case .timeout(let effect, let duration): "\(effect.text).timeout(\(duration.text))"
    case .retry(let effect, let pauses):
      "\(effect.text).retry([\(pauses.map(\.text).joined(separator: ", "))])"
    case .scoped(let effect, let scope): "\(effect.text).scoped(\(scope))"
    case .missing: ".missing"
    case .dismiss: ".dismiss"
    case .dismissal(let action): ".dismissal(\(action))"
    }
  }

  private static func list(_ effects: [ModelEffect]) -> String {
    effects.map(\.text).joined(separator: ", ")
  }
}

extension ModelWait {
  fileprivate var text: String { "\(duration.text) #\(number)" }
}

extension ModelScript {
  fileprivate var text: String {
    var text = ".run#\(number) { \(Self.list(steps)) }"
    if let handler {
      text += " catch { \(Self.list(handler.ofFailure)) }"
      text += " catch timeout { \(Self.list(handler.ofTimeout)) }"
    }
    return text + (ignoresCancellation ? ".ignoringCancellation" : "")
  }

  private static func list(_ steps: [Step]) -> String {
    steps.map { step in
      switch step {
      case .sleep(let duration): "sleep \(duration.text)"
      case .send(let action): "send \(action)"
      case .fail: "fail"
      }
    }
    .joined(separator: "; ")
  }
}

extension Duration {
  fileprivate var text: String { "\(components.attoseconds / 1_000_000_000_000_000)" }
}
