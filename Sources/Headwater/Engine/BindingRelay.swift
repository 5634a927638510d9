/// Passes the values of bindings on from store to store, in one turn of the first store.
///
/// A store that gets a value passes one on in the middle of its own turn, so the turns of stores that are bound in a
/// chain are nested. The stack has room for some thousand of them. From a depth on, values therefore wait here until
/// the nested turns have ended.
///
/// - Each binding passes its values on in their order.
/// - When the first store starts the effects of its turn, no value waits any more.
final class BindingRelay {
  /// How many turns are nested.
  static let deepest = 64

  /// How many rounds of waiting values may follow, each from the one before. Stores that are bound in a ring may
  /// pass values on for ever.
  static let mostRounds = 1_000

  private struct Waiting {
    let line: BindingLine
    let pass: () -> Void
  }

  private var depth = 0
  private var waiting: [Waiting] = []

  /// Passes a value on, now or as soon as fewer turns are nested.
  ///
  /// - Parameters:
  ///   - line: The binding.
  ///   - pass: Sends the value to the other store, and tells it of this relay.
  func take(for line: BindingLine, _ pass: @escaping () -> Void) {
    guard depth < Self.deepest && line.waitingCount == 0 else {
      line.waitingCount += 1
      return waiting.append(Waiting(line: line, pass: pass))
    }
    nest(pass)
    if depth == 0 { passWaiting() }
  }

  private func nest(_ pass: () -> Void) {
    depth += 1
    pass()
    depth -= 1
  }

  private func passWaiting() {
    var rounds = 0
    while !waiting.isEmpty {
      let round = waiting
      waiting = []
      rounds += 1
      if rounds > Self.mostRounds { return drop(round) }
      for next in round {
        next.line.waitingCount -= 1
        nest(next.pass)
      }
    }
  }

  private func drop(_ values: [Waiting]) {
    for value in values { value.line.waitingCount = 0 }
    guard let line = values.first?.line else { return }
    line.report(
      .endlessBindings(limit: Self.mostRounds, droppedCount: values.count, place: line.place))
  }
}

/// One binding of a store to another one.
final class BindingLine {
  let place: SourcePlace
  let report: (StoreIssue) -> Void

  /// The number of its values that wait in a relay.
  fileprivate(set) var waitingCount = 0

  init(at place: SourcePlace, report: @escaping (StoreIssue) -> Void) {
    self.place = place
    self.report = report
  }
}
