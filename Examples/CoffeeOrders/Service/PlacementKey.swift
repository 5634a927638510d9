import Foundation

/// The idempotency key of the order that a person is placing.
///
/// A retry of the same order has the same key, so that the server places it once even if the first
/// attempt has arrived and only its answer was lost. Other values are another order.
public struct PlacementKey: Sendable {
  private var key = ""
  private var draft: OrderDraft?

  public init() {}

  /// The key for an order.
  public mutating func value(for draft: OrderDraft) -> String {
    if draft != self.draft {
      self.draft = draft
      key = UUID().uuidString
    }
    return key
  }
}
