import Foundation

/// Why a journal has refused something: what happened, where, with which data, the likely cause and the fix.
public struct JournalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of an error, for code that handles it.
  public enum Reason: String, Sendable, CaseIterable {
    /// The name of a store is empty, too long, or has a null character.
    case name

    /// The journal can't be reached now.
    case away

    /// The server has refused the user or the password.
    case signIn

    /// A setting of the server or of the journal would lose entries, or forbids them.
    case settings

    /// The disk is full.
    case full

    /// Another process uses the file.
    case inUse

    /// The file is no journal, or is damaged.
    case damaged

    /// There is no journal, or this process may not read it.
    case noJournal

    /// An action was tried for so long that it is given up. It may stand or not.
    case inDoubt

    /// The entries that a process needs were removed, since a snapshot has made them superfluous.
    case pruned

    /// Another version of Headwater has written the file.
    case newerFormat

    /// A newer version of the reducer has taken over.
    case olderVersion

    /// The keeper of the store is another process now.
    case oldEpoch

    /// The database has refused to write, as by a trigger or a constraint.
    case refused

    /// An entry or a snapshot can't be read.
    case unreadable

    /// The fold of an entry has ended several processes.
    case endsProcesses

    /// An action or a state can't be written as JSON.
    case unwritable

    /// A body is too large.
    case tooLarge

    /// Too many actions wait.
    case tooManyWaiting

    /// Two processes have folded the same entries to different states.
    case differs

    /// The name is open with other types, or with another version of the reducer.
    case otherType

    /// A middleware has stopped the action.
    case stopped

    /// The journal has no such store, or this is not a store of a journal.
    case noStore
  }

  /// The kind of the error.
  public let reason: Reason

  /// The text.
  public let message: String

  /// Makes an error.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  public var description: String { message }
}

extension JournalError {
  static func name(_ text: String, longest: Int) -> JournalError {
    let start = text.prefix(32).replacing("\0", with: "\\0")
    return JournalError(
      .name,
      """
      "\(start)\(text.count > 32 ? "…" : "")" is no name of a store: it has \(text.utf8.count) bytes\
      \(text.utf8.contains(0) ? ", one of them a null character" : ""). Nothing was opened.

      A name has 1 to \(longest) bytes of UTF-8 and no null character. Make it of a kind and a short id, such as \
      "board/42".
      """)
  }

  static func unreadable(
    _ number: Int, of name: StoreName, version: Int, because error: String
  ) -> JournalError {
    JournalError(
      .unreadable,
      """
      Entry \(number) of the store "\(name)" can't be read: \(error). The store shows the state after entry \
      \(number - 1), and takes no actions. Nothing was skipped or overwritten.

      The entry has version \(version). Likely an action has changed its form without a new version.

      Give the reducer a new version, with an upcaster from version \(version).
      """)
  }

  /// An entry that is another one than what was appended.
  static func damagedEntry(_ number: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      Entry \(number) of the store "\(name)" is damaged: it was changed since it was kept, as its checksum tells. The \
      store shows the state after entry \(number - 1), and takes no actions. Nothing was skipped or overwritten.

      Likely the disk has failed, or the table was changed by hand.

      Copy the journal away, look for more with `headwater-journal check`, and restore a backup.
      """)
  }

  static func inDoubt(
    _ action: String, of name: StoreName, because error: JournalError
  ) -> JournalError {
    let cause =
      error.isLasting
      ? "the journal has not answered for it, and takes no more actions"
      : "the journal has not answered for half of `JournalOptions.entryLifetime`"
    return JournalError(
      .inDoubt,
      """
      The action \(action) of the store "\(name)" was given up: \(cause). It may stand or not, and is not tried again.

      \(error.message)
      """)
  }

  static func pruned(_ number: Int, of name: StoreName, removed: Int) -> JournalError {
    JournalError(
      .pruned,
      """
      The store "\(name)" has the state after entry \(number), and the entries up to \(removed) were removed meanwhile. \
      It shows what it has and takes no actions.

      Likely this process has not reached the journal for longer than `JournalOptions.entryLifetime`.

      Open the store again, which begins with the latest snapshot.
      """)
  }

  static func endsProcesses(
    _ number: Int, of name: StoreName, version: Int, count: Int
  ) -> JournalError {
    JournalError(
      .endsProcesses,
      """
      Entry \(number) of the store "\(name)" was not folded: \(count) processes have ended while they folded it. The \
      store shows the state after entry \(number - 1), and takes no actions. Nothing was skipped or overwritten.

      Likely the reducer of version \(version) traps with this action and state, such as by an index out of range. The \
      logs of those processes say where.

      Repair the reducer, and give it a new version.
      """)
  }

  /// A body of a size that no journal takes.
  public static func tooLarge(
    _ what: String, of name: StoreName, bytes: Int, largest: Int
  ) -> JournalError {
    JournalError(
      .tooLarge,
      """
      \(what) of the store "\(name)" has \(bytes) bytes, and at most \(largest) are kept. It was not written.

      Keep large data, such as images, in a place of their own, and their names in the state.
      """)
  }

  /// An append of a reducer whose version is not that of the head.
  public static func olderVersion(_ version: Int, than newer: Int, of name: StoreName)
    -> JournalError
  {
    JournalError(
      .olderVersion,
      """
      The store "\(name)" is at version \(newer) of its reducer, and this process has version \(version). The \
      store shows what it has and takes no actions.

      Start this process anew with the newer version.
      """)
  }

  /// An append of a subscription whose process is no longer the keeper.
  public static func oldEpoch(_ epoch: Int, than newer: Int, of name: StoreName) -> JournalError {
    JournalError(
      .oldEpoch,
      """
      A subscription of the store "\(name)" sent an action under epoch \(epoch), and the keeper has epoch \
      \(newer). The action was refused: the new keeper runs the same subscription.
      """)
  }

  static func tooManyWaiting(
    _ action: String, of name: StoreName, limit: Int, isOfStore: Bool, isBehind: Bool
  ) -> JournalError {
    let option = isOfStore ? "waitingLimit" : "waitingLimitOfHandle"
    let cause =
      isBehind
      ? "The journal can't be reached: `store.journal.status` says why."
      : """
      Likely more actions are sent in one turn than are kept meanwhile: wait for them with `keep`, send one action for \
      all, or raise `JournalOptions.\(option)`.
      """
    return JournalError(
      .tooManyWaiting,
      """
      The action \(action) was not handed to the journal: \(limit) actions of \
      \(isOfStore ? "" : "one handle of ")the store "\(name)" wait already.

      \(cause)
      """)
  }

  static func otherType(_ name: StoreName, _ type: Any.Type, _ open: Any.Type) -> JournalError {
    JournalError(
      .otherType,
      """
      The store "\(name)" is open with \(open), and was asked for with \(type). It was not opened again.

      Give the two features names of their own.
      """)
  }

  static func otherVersion(_ name: StoreName, _ version: Int, _ open: Int) -> JournalError {
    JournalError(
      .otherType,
      """
      The store "\(name)" is open with version \(open) of its reducer, and was asked for with version \(version). It was \
      not opened again.

      Give both calls the same reducer and version, or the two features names of their own.
      """)
  }

  static func differs(_ number: Int, of name: StoreName, at paths: [String]) -> JournalError {
    JournalError(
      .differs,
      """
      After entry \(number) of the store "\(name)" this process has another state than the one that wrote the \
      snapshot. They differ at \(paths.isEmpty ? "a place that only one can read" : paths.joined(separator: ", ")). \
      The store shows what it has and takes no actions.

      Likely the reducer depends on something that is not in its state or action, such as the time or the order \
      of a set; or it was changed without a new version.
      """)
  }

  static func stopped(_ action: String, by type: Any.Type) -> JournalError {
    JournalError(
      .stopped, "The middleware `\(type)` has stopped the action \(action). It was not kept.")
  }

  /// An action that a database refuses each time, as by a trigger.
  ///
  /// - Parameters:
  ///   - name: The store.
  ///   - place: Where the journal is.
  ///   - problem: The text of the database.
  public static func refused(
    _ name: StoreName, at place: String, because problem: String
  ) -> JournalError {
    JournalError(
      .refused,
      """
      The database at \(place) has refused an action of the store "\(name)": \(problem). The action was not kept, and \
      those after it go on.

      Likely a trigger or a constraint that was added to the tables of the journal forbids it. Repair or remove that, \
      and send the action again.
      """)
  }

  /// A write for which there is no room.
  public static func full(at place: String) -> JournalError {
    JournalError(
      .full,
      """
      There is no room at \(place) for another entry. Nothing was written, and nothing is damaged.

      Make room. The actions that wait are then written by themselves.
      """)
  }

  /// A call with the name of a store that was never opened.
  public static func unknown(_ name: StoreName) -> JournalError {
    JournalError(
      .noStore,
      """
      The journal has no store "\(name)". Nothing was written.

      Open it before you append to it. If it was open, somebody has removed it: whoever opens the name again begins anew.
      """)
  }

  /// A journal that can't be reached.
  public static func away(_ what: String) -> JournalError {
    JournalError(.away, "The journal can't be reached: \(what).")
  }
}
