import NIOCore
import Synchronization

/// The open connections of a host.
///
/// They come and go on several event loops, and a lock protects the table. It is held for a few look-ups, and never
/// while a connection is closed.
final class Connections: Sendable {
  private struct State {
    var table: ConnectionTable<ObjectIdentifier>
    var channels: [ObjectIdentifier: any Channel] = [:]
  }

  /// The reason why a connection may not serve a person.
  static let shortage = "too many connections are open, in all or from this address"

  private let state: Mutex<State>

  /// - Parameter most: The number of connections for which there is room.
  init(most: Int) {
    state = Mutex(State(table: ConnectionTable(most: most)))
  }

  /// Takes a new connection, and closes another one for it if there is no room.
  ///
  /// - Returns: The address of the connection that was closed; nil if none was.
  func open(
    _ channel: any Channel, from address: NetworkAddress?, isProxy: Bool
  ) -> NetworkAddress?? {
    let id = ObjectIdentifier(channel)
    let leaving = state.withLock { state in
      state.channels[id] = channel
      let leaving = state.table.open(id, from: address, isProxy: isProxy)
      return leaving.flatMap { state.channels[$0] }
    }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { state in
        state.channels[id] = nil
        state.table.close(id)
      }
    }
    guard let leaving else { return nil }
    // Not at once: a channel that is being set up cannot be closed.
    leaving.eventLoop.execute { leaving.close(promise: nil) }
    return .some(leaving.remoteAddress.flatMap { NetworkAddress($0) })
  }

  /// Lets a connection serve a person; false if too many do, of its address or in all.
  func serve(_ channel: any Channel, from address: NetworkAddress?) -> Bool {
    state.withLock { $0.table.serve(ObjectIdentifier(channel), from: address) }
  }
}
