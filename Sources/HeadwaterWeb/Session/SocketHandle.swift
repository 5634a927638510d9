import Synchronization

/// One socket, as a session sees it: somewhere to send messages, with a number to tell sockets apart.
struct SocketHandle: Sendable {
  let number: Int
  let output: AsyncStream<OutgoingMessage>.Continuation
  let progress = WritingProgress()

  /// Hands a message to the socket's writer, which encodes and writes it elsewhere.
  func send(_ message: OutgoingMessage) {
    output.yield(message)
  }
}

/// How far the writer of a socket has come.
///
/// The writer waits while the client does not read. A client that acknowledges what has not been
/// written yet only pretends to read, and would make the queue before the writer grow.
final class WritingProgress: Sendable {
  private let batch = Atomic(0)
  private let sentBytes = Atomic(0)

  /// The last batch that the writer has begun to write.
  var lastBatch: Int { batch.load(ordering: .acquiring) }

  /// The bytes that were given to the socket.
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
