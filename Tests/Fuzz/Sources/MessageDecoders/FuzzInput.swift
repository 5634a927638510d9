import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket

/// Decodes an input of the fuzzer as a server does with what a client sends; it must neither crash nor
/// hang.
///
/// The first byte chooses: the rest is a socket's bytes, or one message.
@_cdecl("LLVMFuzzerTestOneInput")
public func decode(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let choice = input.first else { return 0 }
  let rest = input.dropFirst()
  if choice.isMultiple(of: 2) {
    if let text = String(validating: rest, as: UTF8.self) { _ = try? IncomingMessage(text) }
  } else {
    decodeFrames(ByteBuffer(bytes: rest))
  }
  return 0
}

private func decodeFrames(_ bytes: ByteBuffer) {
  let channel = EmbeddedChannel(
    handler: ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 1_024)))
  var assembler = MessageAssembler(limit: 1_024)
  // A frame that is refused is an error here and the end of a connection there.
  _ = try? channel.writeInbound(bytes)
  while let frame = (try? channel.readInbound(as: WebSocketFrame.self)) ?? nil {
    if case .message(let text) = assembler.receive(frame) { _ = try? IncomingMessage(text) }
  }
  _ = try? channel.finish(acceptAlreadyClosed: true)
}
