import Hummingbird

/// What a request says of its browser, beside what it asks for.
struct BrowserFacts: Sendable {
  /// The value of its cookie; a new one if it has none.
  let name: Secret
  /// Whether its connection is encrypted, perhaps up to a proxy.
  let isSecure: Bool

  init(of request: Request, _ cookie: BrowserCookie, _ clients: ClientAddresses) {
    isSecure =
      clients.security(peer: Peer.address, forwardedProto: request.headers[values: .forwardedProto])
      .isSecure
    name = cookie.value(in: request.headers[values: .cookie], isSecure: isSecure) ?? .random()
  }
}
