/// One socket, as a session sees it: somewhere to send messages, with a number to tell sockets apart.
struct Link: Sendable {
  let number: Int
  let output: AsyncStream<OutgoingMessage>.Continuation

  /// Hands a message to the socket's writer, which encodes and writes it elsewhere.
  func send(_ message: OutgoingMessage) {
    output.yield(message)
  }
}
