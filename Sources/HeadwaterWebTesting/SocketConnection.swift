import HeadwaterTesting
import HeadwaterUITesting
import NIOCore

/// A WebSocket of a client.
///
/// A task reads all the time and answers pings. Otherwise the server would close the connection while a test
/// is busy.
@MainActor
final class SocketConnection: RemoteConnection {
  private let outgoing: AsyncStream<ByteBuffer>.Continuation
  private var received: [String] = []
  private var isOpen = false
  private var end: String?
  private var waiting: (number: Int, resume: CheckedContinuation<Void, Never>)?
  private var waits = 0
  private var task: Task<Void, Never>?

  static func open(
    _ server: SocketAddressOfServer, headers: [(String, String)]
  ) async throws -> SocketConnection {
    let channel = try await ByteConnection.channel(to: server)
    let (messages, outgoing) = AsyncStream.makeStream(of: ByteBuffer.self)
    let connection = SocketConnection(outgoing: outgoing)
    let handshake = HTTPRequest.head(
      server, server.socketPath,
      headers + [
        ("Origin", "http://\(server.authority)"), ("Connection", "Upgrade"),
        ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
      ])
    outgoing.yield(ByteBuffer(string: handshake))
    connection.task = Task {
      let reason = await run(channel, messages, connection)
      connection.finish(reason)
    }
    // A client sends nothing before the response to its handshake.
    if !connection.isOpen, connection.end == nil { await connection.wait(.seconds(10)) }
    guard connection.isOpen else {
      throw RemoteError("There is no socket: \(connection.end ?? "no answer in time").")
    }
    return connection
  }

  private init(outgoing: AsyncStream<ByteBuffer>.Continuation) {
    self.outgoing = outgoing
  }

  // MARK: For the host

  func send(_ message: String) async throws {
    if let end { throw RemoteError("The connection has ended: \(end).") }
    outgoing.yield(ClientFrame.text(message))
  }

  func receive(within limit: Duration) async throws -> String? {
    if received.isEmpty, end == nil, limit > .zero { await wait(limit) }
    if !received.isEmpty { return received.removeFirst() }
    if let end { throw RemoteError("The connection has ended: \(end).") }
    return nil
  }

  func close() async {
    outgoing.finish()
    await task?.value
  }

  // MARK: From the socket

  private func take(_ message: String) {
    received.append(message)
    wake()
  }

  private func opened() {
    isOpen = true
    wake()
  }

  private func pong(_ content: ByteBuffer) {
    outgoing.yield(ClientFrame.pong(content))
  }

  private func finish(_ reason: String) {
    end = reason
    outgoing.finish()
    wake()
  }

  private func wake() {
    waiting?.resume.resume()
    waiting = nil
  }

  private func wait(_ limit: Duration) async {
    waits += 1
    let number = waits
    let timer = Task {
      try await SpareTime(limit: limit).pass()
      if waiting?.number == number { wake() }
    }
    await withCheckedContinuation { waiting = (number, $0) }
    timer.cancel()
  }

  /// Reads and writes until one side ends the connection.
  ///
  /// - Returns: The reason for the end.
  private nonisolated static func run(
    _ channel: ByteConnection.Channel, _ messages: AsyncStream<ByteBuffer>,
    _ connection: SocketConnection
  ) async -> String {
    do {
      return try await channel.executeThenClose { inbound, outbound in
        let writing = Task {
          for await message in messages { try await outbound.write(message) }
          // The other side may continue; this one neither sends nor reads any more.
          try await channel.channel.close()
        }
        defer { writing.cancel() }
        return try await read(inbound, connection)
      }
    } catch {
      return "\(error)"
    }
  }

  private nonisolated static func read(
    _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, _ connection: SocketConnection
  ) async throws -> String {
    var reader = ServerFrames()
    for try await bytes in inbound {
      try reader.receive(bytes)
      while let frame = reader.next() {
        switch frame {
        case .opened: await connection.opened()
        case .text(let text): await connection.take(text)
        case .ping(let content): await connection.pong(content)
        case .close(let reason): return reason
        }
      }
    }
    return "without a word"
  }
}
