import Logging
import NIOCore
import Synchronization

/// Facts about its application that a component learns after it was made.
final class ApplicationFacts: Sendable {
  private let boundPort = Atomic(0)
  private let asked = Atomic(false)
  private let isAcceptingWatched = Atomic(false)

  /// The port of incoming connections; nil before the first.
  var port: Int? {
    let port = boundPort.load(ordering: .relaxed)
    return port == 0 ? nil : port
  }

  /// The limit of connections, by the limit of open files at the start.
  let mostConnections: Int

  /// - Parameter mostConnections: The limit of connections; nil for that by the limit of open files.
  init(mostConnections: Int? = nil) {
    self.mostConnections = mostConnections ?? OpenFiles.connections
  }

  /// The number of connections above which one is closed for each new one. Until it has ended, there is room for both.
  var fairConnections: Int {
    max(mostConnections - min(32, max(mostConnections / 8, 1)), 1)
  }

  /// Whether the app says who a request comes from.
  var asksWho: Bool { asked.load(ordering: .relaxed) }

  func accepted(on port: Int?) {
    if let port { boundPort.store(port, ordering: .relaxed) }
  }

  /// Watches the listening channel, unless it is watched already.
  func watchAccepting(of channel: (any Channel)?, logger: Logger) {
    guard let channel, !isAcceptingWatched.exchange(true, ordering: .relaxed) else { return }
    channel.eventLoop.execute { [mostConnections] in
      let watch = AcceptWatch(mostConnections: mostConnections, logger: logger)
      // A channel that has ended accepts no connections, and needs no watch.
      try? channel.pipeline.syncOperations.addHandler(watch, position: .first)
    }
  }

  func asksFromNowOn() {
    asked.store(true, ordering: .relaxed)
  }
}
