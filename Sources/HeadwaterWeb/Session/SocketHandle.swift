import Synchronization

/// A socket for a session: it sends messages, and its number distinguishes it from other sockets.
struct SocketHandle: Sendable {
  let number: Int
  let output: AsyncStream<OutgoingMessage>.Continuation
  let progress = WritingProgress()
  /// Asks the app again who the person is; nil if there is nothing to ask.
  var judge: (@Sendable () async -> Judgement)?
  /// Tells the connection that it is being closed. The writer may be waiting for a client that does not read.
  var announce: (@Sendable (Closing) -> Void)?

  /// Passes a message to the socket's writer, which encodes and writes it off the main actor.
  func send(_ message: OutgoingMessage) {
    output.yield(message)
    if case .close(let closing) = message { announce?(closing) }
  }
}

/// The progress of a socket's writer.
///
/// The writer waits while the client does not read. A client that acknowledges a batch before it was written
/// only pretends to read, and would make the writer's queue grow.
final class WritingProgress: Sendable {
  private let batch = Atomic(0)
  private let sentBytes = Atomic(0)

  /// The last batch that the writer has started to write.
  var lastBatch: Int { batch.load(ordering: .acquiring) }

  /// The bytes that were passed to the socket.
  var bytes: Int { sentBytes.load(ordering: .relaxed) }

  func wrote(bytes: Int) {
    sentBytes.add(bytes, ordering: .relaxed)
  }

  func begins(_ message: OutgoingMessage) {
    switch message {
    case .batch(let batch): self.batch.store(batch.number, ordering: .releasing)
    case .render(let picture): batch.store(picture.number, ordering: .releasing)
    case .welcome, .close: break
    }
  }
}
