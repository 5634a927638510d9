import Headwater

extension QueryState: ChangedByCalls {
  func calls(to other: Any, at target: String) -> [String]? {
    guard let new = other as? QueryState else { return nil }
    var state = self
    var lines: [String] = []
    let goal = new.reflectedEntries
    if !Set(keys).isSubset(of: new.keys) {
      state.removeAll()
      lines.append("\(target).removeAll()")
    }
    let present = state.reflectedEntries
    let changed = new.keys.filter { !isSame(present[$0], goal[$0]) }
    guard changed.count <= 8 else { return nil }
    for key in changed {
      let found = state.steps(of: key, to: new).lazy
        .map { (lines: $0.lines, state: $0.applied(to: state)) }
        .first { isSame($0.state.reflectedEntries[key], goal[key]) }
      guard let found else { return nil }
      state = found.state
      lines += found.lines.map { target + $0 }
    }
    return looksTheSame(state, new) ? lines : nil
  }

  /// The changes of one key that lead to a state, alone and in pairs; those that say more come first.
  private func steps(of key: Endpoint.Key, to new: QueryState) -> [QueryStep<Endpoint>] {
    let name = WrittenValue(key, for: .code).line
    let value = new[key]
    var single = [
      QueryStep<Endpoint>([".refetch(\(name))"]) { $0.refetch(key) },
      QueryStep(["[\(name)] = \(PasteLines.value(value))"]) { $0[key] = value },
      QueryStep([".loadPage(at: .next, of: \(name))"]) { $0.loadPage(at: .next, of: key) },
      QueryStep([".loadPage(at: .previous, of: \(name))"]) { $0.loadPage(at: .previous, of: key) },
    ]
    let changes = new.unconfirmedChanges(of: key).dropFirst(unconfirmedChanges(of: key).count)
    if !changes.isEmpty {
      single.append(
        QueryStep(changes.map { ".submit(\(PasteLines.value($0)), to: \(name))" }) { state in
          for change in changes { state.submit(change, to: key) }
        })
    }
    if let answer = value.value {
      single.append(
        QueryStep([".update(\(name)) { $0 = \(PasteLines.value(answer)) }"]) { state in
          state.update(key) { $0 = answer }
        })
    }
    single += answers(for: key, named: name, new)
    return single + single.flatMap { first in single.map { first.then($0) } }
  }

  /// What the server may have answered, apart from a value.
  private func answers(
    for key: Endpoint.Key, named name: String, _ new: QueryState
  ) -> [QueryStep<Endpoint>] {
    var actions: [(line: String, action: QueryAction<Endpoint>)] = []
    for edge in PageEdge.allCases {
      guard let reason = new.pageFailure(at: edge, of: key) else { continue }
      let line = ".pageFailed(\(name), .\(edge), \(String(reflecting: reason)))"
      actions.append((line, .pageFailed(key, edge, reason)))
    }
    let left = new.numbersOfUnconfirmedChanges(of: key)
    for number in numbersOfUnconfirmedChanges(of: key) where !left.contains(number) {
      let refusal = new.refusal(of: key)
      let words = refusal.map { "refused(\(name), change: \(number), \(String(reflecting: $0)))" }
      actions.append(
        (
          "." + (words ?? "confirmed(\(name), change: \(number))"),
          refusal.map { .refused(key, change: number, $0) } ?? .confirmed(key, change: number)
        ))
    }
    if let time = new.timeOfAnswer(of: key) {
      actions.append((".dated(\(name), at: \(PasteLines.value(time)))", .dated(key, at: time)))
    }
    actions.append((".expired(\(name))", .expired(key)))
    return actions.map { answer in
      QueryStep([".apply(\(answer.line))"]) { $0.apply(answer.action) }
    }
  }

  /// What is known of each key, by reflection.
  private var reflectedEntries: [Endpoint.Key: Any] {
    guard let entries = Mirror(reflecting: self).children.first?.value else { return [:] }
    return Dictionary(
      zip(keys, Mirror(reflecting: entries).children.map(\.value)), uniquingKeysWith: { $1 })
  }

  private func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return looksTheSame(left, right)
  }
}

/// Calls of a query's state, as written in Swift and as a function.
private struct QueryStep<Endpoint: QueryEndpoint> {
  let lines: [String]
  let apply: (inout QueryState<Endpoint>) -> Void

  init(_ lines: [String], _ apply: @escaping (inout QueryState<Endpoint>) -> Void) {
    self.lines = lines
    self.apply = apply
  }

  func applied(to state: QueryState<Endpoint>) -> QueryState<Endpoint> {
    var state = state
    apply(&state)
    return state
  }

  func then(_ next: QueryStep) -> QueryStep {
    QueryStep(lines + next.lines) { state in
      apply(&state)
      next.apply(&state)
    }
  }
}
