/// What follows from a snapshot that can't be read.
enum UnreadConsequence: String {
  case closed = "The store was not opened, and nothing was overwritten."
  case passedOver = """
    The store goes on from an older snapshot and the entries after it. Nothing was overwritten.
    """
}

// The errors of what can't be written as JSON, or read from it.
extension JournalError {
  static func unwritable(
    _ what: String, of name: StoreName, because problem: EncodingProblem
  ) -> JournalError {
    JournalError(
      .unwritable,
      """
      \(what) of the store "\(name)" can't be written as JSON: \(problem.words). It was not kept.

      \(problem.advice)
      """)
  }

  static func notReadBack(
    _ what: String, of name: StoreName, because problem: EncodingProblem
  ) -> JournalError {
    JournalError(
      .unwritable,
      """
      \(what) of the store "\(name)" can't be read back from the JSON that it is written as: \(problem.words). It was \
      not kept.

      \(problem.advice)
      """)
  }

  static func unreadableSnapshot(
    _ snapshot: Snapshot, of name: StoreName, because error: String,
    _ consequence: UnreadConsequence
  ) -> JournalError {
    JournalError(
      .unreadable,
      """
      The snapshot after entry \(snapshot.number) of the store "\(name)" can't be read: \(error). \
      \(consequence.rawValue)

      The snapshot has version \(snapshot.version). Likely the state has changed its form without a new version.

      Give the reducer a new version, with an upcaster from version \(snapshot.version).
      """)
  }

  static func damagedSnapshot(
    _ snapshot: Snapshot, of name: StoreName, _ consequence: UnreadConsequence
  ) -> JournalError {
    let fix = consequence == .closed ? " Restore a backup." : ""
    return JournalError(
      .damaged,
      """
      The snapshot after entry \(snapshot.number) of the store "\(name)" is damaged: its state is another one than that \
      of its digest. \(consequence.rawValue)

      Likely the disk has failed, or the table was changed by hand.\(fix)
      """)
  }
}
