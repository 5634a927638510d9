import Synchronization

/// What a component learns of the application that it is a part of, after it was made.
final class Surroundings: Sendable {
  private let boundPort = Atomic(0)
  private let requestsTellWho = Atomic(false)

  /// The port on which connections come in; nil before the first.
  var port: Int? {
    let port = boundPort.load(ordering: .relaxed)
    return port == 0 ? nil : port
  }

  /// Whether a session needs what only the request for its page can tell, such as who is signed in.
  var needsPage: Bool { requestsTellWho.load(ordering: .relaxed) }

  func accepted(on port: Int?) {
    if let port { boundPort.store(port, ordering: .relaxed) }
  }

  func requestTellsWho() {
    requestsTellWho.store(true, ordering: .relaxed)
  }
}
