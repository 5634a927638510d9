/// Tells which judgements about people are outdated: those that had begun when the person's sessions were ended or
/// judged from elsewhere.
struct OutdatedJudgements {
  private var revision = 0
  /// The number of judgements that have not ended.
  private var open = 0
  /// The revision of the last change, for people whose sessions were changed while a judgement was open.
  private var changes: [String: Int] = [:]

  /// Begins a judgement, and returns a number by which it ends.
  mutating func begin() -> Int {
    open += 1
    return revision
  }

  /// Ends a judgement; false if it is outdated.
  ///
  /// - Parameters:
  ///   - number: The number of the judgement; nil if there was none.
  ///   - person: The person whom the judgement has found.
  mutating func end(_ number: Int?, for person: String?) -> Bool {
    guard let number else { return true }
    let changed = person.flatMap { changes[$0] }
    open -= 1
    if open == 0 { changes = [:] }
    return changed.map { $0 <= number } ?? true
  }

  /// Notes that a person's sessions are ended or judged now.
  mutating func note(_ person: String) {
    guard open > 0 else { return }
    revision += 1
    changes[person] = revision
  }
}
