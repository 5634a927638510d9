import Logging
import NIOCore
import Synchronization

/// What a component learns of the application that it is a part of, after it was made.
final class ApplicationFacts: Sendable {
  private let boundPort = Atomic(0)
  private let requestsTellWho = Atomic(false)
  private let isAcceptingWatched = Atomic(false)

  /// The port on which connections come in; nil before the first.
  var port: Int? {
    let port = boundPort.load(ordering: .relaxed)
    return port == 0 ? nil : port
  }

  /// As many as the limit of open files left room for at the start.
  private let mostConnections = OpenFiles.connections(of: OpenFiles.limit)

  /// Whether a session needs what only the request for its page can tell, such as who is signed in.
  var needsPage: Bool { requestsTellWho.load(ordering: .relaxed) }

  func accepted(on port: Int?) {
    if let port { boundPort.store(port, ordering: .relaxed) }
  }

  /// Watches the channel that listens, if nobody does yet.
  func watchAccepting(of channel: (any Channel)?, logger: Logger) {
    guard let channel, !isAcceptingWatched.exchange(true, ordering: .relaxed) else { return }
    channel.eventLoop.execute { [mostConnections] in
      let watch = AcceptWatch(mostConnections: mostConnections, logger: logger)
      // A channel that has ended accepts nobody, and there is nothing to watch.
      try? channel.pipeline.syncOperations.addHandler(watch, position: .first)
    }
  }

  func requestTellsWho() {
    requestsTellWho.store(true, ordering: .relaxed)
  }
}
