import Foundation

/// Reads a journal beside the processes that use it, and writes nothing.
///
/// ```swift
/// let reader = try SQLiteJournalReader(path: "boards.sqlite")
/// let head = try await reader.head(of: StoreName("board/42"))
/// ```
///
/// The tool `headwater-journal` uses it. Each call reads what stands at that moment.
public protocol JournalReader: Sendable {
  /// Where the journal is, for messages: a path, or an address without its password.
  var place: String { get }

  /// Returns names of stores, in the order of their bytes. Those that no app can open are left out.
  ///
  /// - Parameters:
  ///   - last: The name before the first one; nil for all.
  ///   - limit: The greatest number of names.
  func names(after last: StoreName?, limit: Int) async throws(JournalError) -> [StoreName]

  /// Returns how many stores have a name that is none, so that no app can open them.
  func unusableNames() async throws(JournalError) -> Int

  /// Returns the head of a store; nil if there is no such store.
  func head(of name: StoreName) async throws(JournalError) -> Head?

  /// Returns entries in the order of their numbers: none if there are none, and fewer than the limit if they are
  /// large.
  ///
  /// - Parameters:
  ///   - name: The store.
  ///   - number: The number of the first entry.
  ///   - limit: The greatest number of entries.
  func entries(
    of name: StoreName, from number: Int, limit: Int
  ) async throws(JournalError) -> [Entry]

  /// Returns the next snapshot in the order of numbers and, with one number, of versions; nil after the last one.
  ///
  /// - Parameters:
  ///   - name: The store.
  ///   - last: The number and the version of the snapshot before; nil for the first one.
  func snapshot(
    of name: StoreName, after last: (number: Int, version: Int)?
  ) async throws(JournalError) -> Snapshot?

  /// Checks what the database can check by itself, such as pages and indexes.
  ///
  /// - Returns: A sentence for each problem.
  func problems() async throws(JournalError) -> [String]
}

extension JournalReader {
  /// Returns 0: a journal that never has other names needs no function.
  public func unusableNames() async throws(JournalError) -> Int { 0 }
}
