import Foundation

/// The idempotency key of the order that a person is placing.
///
/// A retry of the same order uses the same key. The server then places it once, even if only the answer to
/// the first attempt was lost. An order with other values gets a new key.
public struct PlacementKey: Codable, Equatable, Sendable {
  private var key = ""
  private var draft: OrderDraft?

  public init() {}

  /// Returns the key for an order.
  public mutating func value(for draft: OrderDraft) -> String {
    if draft != self.draft {
      self.draft = draft
      key = UUID().uuidString
    }
    return key
  }
}
