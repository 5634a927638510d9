import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket

/// libFuzzer's own entry, for programs that have a `main` of theirs.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Decodes inputs as a server does with what a client sends; it must neither crash nor hang.
@main
struct FuzzMessages {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &arguments) { start, count in
        decode(UnsafeBufferPointer(start: start, count: count))
        return 0
      })
  }

  /// The first byte chooses: the rest is a socket's bytes, or one message.
  private static func decode(_ input: UnsafeBufferPointer<UInt8>) {
    guard let choice = input.first else { return }
    let rest = input.dropFirst()
    if choice.isMultiple(of: 2) {
      if let text = String(validating: rest, as: UTF8.self) { _ = try? IncomingMessage(text) }
    } else {
      decodeFrames(ByteBuffer(bytes: rest))
    }
  }

  private static func decodeFrames(_ bytes: ByteBuffer) {
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
}
