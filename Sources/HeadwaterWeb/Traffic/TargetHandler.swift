import NIOCore
import NIOHTTP1

/// Replaces the `Host` header of a request whose target names a host.
///
/// `GET http://example.org/ HTTP/1.1` has the absolute form of RFC 9112, 3.2.2, in which the host of the
/// target replaces that of the header. The next handlers only see the path, so the replacement has to come
/// before. A second `Host` stays, and is refused later.
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

  /// Returns the host and port of a target; nil for a path, and for `*`, which stands for the server itself.
  ///
  /// Any other target without a host is returned as a whole. It is no host of this server.
  static func host(in target: String) -> String? {
    guard !target.hasPrefix("/"), target != "*" else { return nil }
    guard let start = target.firstRange(of: "://")?.upperBound else { return target }
    return String(target[start...].prefix { !["/", "?", "#"].contains($0) })
  }
}

@available(*, unavailable)
extension TargetHandler: Sendable {}
