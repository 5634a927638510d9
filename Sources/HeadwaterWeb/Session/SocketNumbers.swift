import Synchronization

/// Counts sockets, so that a session can tell an old one from the one that took its place.
final class SocketNumbers: Sendable {
  private let last = Atomic(0)

  func next() -> Int {
    last.add(1, ordering: .relaxed).newValue
  }
}
