import Foundation

extension Journal {
  /// Says why a process can't serve people now: the journal is not reached. Nil if it is.
  ///
  /// ```swift
  /// await main(adding: { _ in }, notReady: { await journal.reasonNotReady() })
  /// ```
  ///
  /// The text names no machine: a load balancer gets it.
  public func reasonNotReady() async -> String? {
    do {
      _ = try await head(of: try StoreName("headwater/ready"))
      return nil
    } catch {
      return "The journal is not reached."
    }
  }
}
