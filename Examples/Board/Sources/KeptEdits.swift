import Foundation

/// The ids of the latest edits that are on the board, so that none is made twice.
///
/// What the board looks like does not say whether an edit was made: somebody may have taken it back.
struct KeptEdits: Codable, Equatable, Sendable {
  /// The number of ids that are remembered.
  static let limit = 500

  private(set) var ids: [UUID] = []
  /// The number of edits ever, also of those whose ids are forgotten.
  private(set) var count = 0

  func contains(_ id: UUID) -> Bool { ids.contains(id) }

  /// Whether it remembers all edits that were made after the first ones.
  func remembersAll(after first: Int) -> Bool { count - first <= Self.limit }

  mutating func append(_ id: UUID) {
    ids.append(id)
    ids.removeFirst(max(0, ids.count - Self.limit))
    count += 1
  }
}
