// What is said of a store whose entries and head do not fit each other, or not what a process has folded.
extension JournalError {
  static func lost(_ number: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has another entry \(number) of the store "\(name)" than the one that this process has folded, or \
      none. The store shows what it has and takes no actions.

      Likely the database was restored, or a standby took over that had not received everything.

      Open the store again, which folds what stands.
      """)
  }

  static func gap(after number: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has no entry \(number + 1) of the store "\(name)" and has later ones. The store shows the state \
      after entry \(number), and takes no actions.

      Likely the table of entries was changed by hand. Restore it from a backup.
      """)
  }

  static func noEnd(after number: Int, _ last: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has no entry \(number + 1) of the store "\(name)", and its head says that the last one is \(last). The \
      store shows the state after entry \(number), and takes no actions. Nothing was overwritten.

      Likely the table of entries was changed by hand. Restore it from a backup.
      """)
  }

  /// The answer to a batch whose numbers are taken, since the head is too low. Nothing of it was written.
  ///
  /// - Parameters:
  ///   - number: The number of an entry that stands.
  ///   - last: The last number, as the head says.
  ///   - name: The store.
  public static func taken(_ number: Int, beyond last: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has an entry \(number) of the store "\(name)", and its head says that the last one is \(last). Nothing \
      was written or overwritten. The store shows what it has, and takes no actions.

      Likely the table of stores was changed by hand. Restore it from a backup.
      """)
  }

  static func beyondHead(_ number: Int, _ last: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has an entry or a snapshot \(number) of the store "\(name)", and its head says that the last one is \
      \(last). The store shows the state after entry \(number), and takes no actions. Nothing was overwritten.

      Likely the table of stores was changed by hand. Restore it from a backup.
      """)
  }
}
