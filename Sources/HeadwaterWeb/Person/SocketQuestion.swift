import Synchronization

/// The question who a socket's request comes from, while the application handles that request.
///
/// It is a task-local value, since the request of a foreign application has no place for it.
final class SocketQuestion: Sendable {
  @TaskLocal static var current: SocketQuestion?

  private let stored = Mutex<Admission?>(nil)

  var answer: Admission? { stored.withLock { $0 } }

  func take(_ admission: Admission) {
    stored.withLock { $0 = admission }
  }
}
