import Synchronization

/// Numbers sockets. By the number, a session tells an old socket from the one that replaced it.
final class SocketNumbers: Sendable {
  private let last = Atomic(0)

  func next() -> Int {
    last.add(1, ordering: .relaxed).newValue
  }
}
