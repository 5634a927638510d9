import NIOCore
import NIOHTTP1

/// Lets a request whose target names a host be judged by that, and not by its `Host` header.
///
/// `GET http://example.org/ HTTP/1.1` is the absolute form of RFC 9112, 3.2.2, which wants a server to put
/// what the target says in the place of `Host`. What follows sees the path alone, so that it has to be
/// done before. A second `Host` stays, and is refused as ever.
final class TargetHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), let host = Self.host(in: head.uri) else {
      return context.fireChannelRead(data)
    }
    if head.headers["host"].count < 2 { head.headers.replaceOrAdd(name: "host", value: host) }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Host and port of a target; nil if it is a path, or `*`, which stands for the server itself.
  ///
  /// What is neither of them nor has a host is its own host, which is nobody's.
  static func host(in target: String) -> String? {
    guard !target.hasPrefix("/"), target != "*" else { return nil }
    guard let start = target.firstRange(of: "://")?.upperBound else { return target }
    return String(target[start...].prefix { !["/", "?", "#"].contains($0) })
  }
}

@available(*, unavailable)
extension TargetHandler: Sendable {}
