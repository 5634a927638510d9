import Logging
import Synchronization

/// Finds out who a request comes from, through the proxies that the operator trusts.
///
/// Whoever speaks to us says in headers whom they speak for. Only a trusted proxy is believed, and of
/// what it says only as much as was told by trusted proxies: from the right, the first hop that is not
/// one is the client.
final class ClientAddresses: Sendable {
  /// Whether somebody stands before us who has not been named as a proxy.
  private enum Proxies {
    case unknown
    case none
    case trusted([AddressBlock])
  }

  private let proxies: Proxies
  private let logger: Logger
  /// Set once, when a line in the log has said that something is missing.
  private let hasWarned = Atomic(false)

  init(_ configuration: WebHostConfiguration, logger: Logger) throws(WebHostError) {
    self.logger = logger
    let texts = configuration.trustedProxies
    if texts == ["none"] {
      proxies = .none
    } else {
      var blocks: [AddressBlock] = []
      for text in texts {
        guard let block = AddressBlock(text) else { throw .invalidProxy(text) }
        blocks.append(block)
      }
      proxies = blocks.isEmpty ? .unknown : .trusted(blocks)
    }
  }

  /// The client of a request.
  ///
  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - header: Gives the values of a header by its name in small letters.
  func client(peer: NetworkAddress?, header: (String) -> [String]) -> Client {
    switch proxies {
    case .none: return Client(address: peer, peer: peer)
    case .unknown:
      guard let name = Self.signs.first(where: { !header($0).isEmpty }) else {
        return Client(address: peer, peer: peer)
      }
      warn(
        """
        Requests come with the header '\(name)', but no proxy is trusted: no quota by address holds \
        for them, and the log does not say who they come from. Name the proxy with --trusted-proxy, or \
        write --trusted-proxy none if there is none
        """, peer)
      return Client(address: nil, peer: peer)
    case .trusted(let blocks):
      guard let peer, Self.contains(blocks, peer) else { return Client(address: peer, peer: peer) }
      let chains = [
        ForwardedHeaders.hops(forwardedFor: header("x-forwarded-for")),
        ForwardedHeaders.hops(forwarded: header("forwarded")),
      ].filter { !$0.isEmpty }
      guard let first = chains.first else {
        warn(
          """
          A trusted proxy does not say whom it forwards for: no quota by address holds for its \
          requests. Let it set the header X-Forwarded-For
          """, peer)
        return Client(address: nil, peer: peer)
      }
      let address = Self.walk(first, from: peer, through: blocks)
      // One of two that differ was written by the client.
      let isContradicted = chains.dropFirst().contains {
        Self.walk($0, from: peer, through: blocks) != address
      }
      return Client(address: isContradicted ? peer : address, peer: peer)
    }
  }

  /// The first hop that is no trusted proxy; where a hop cannot be read, the one before it.
  private static func walk(
    _ hops: [NetworkAddress?], from peer: NetworkAddress, through blocks: [AddressBlock]
  ) -> NetworkAddress {
    var nearest = peer
    for hop in hops {
      guard contains(blocks, nearest), let hop else { break }
      nearest = hop
    }
    return nearest
  }

  private static func contains(_ blocks: [AddressBlock], _ address: NetworkAddress) -> Bool {
    blocks.contains { $0.contains(address) }
  }

  private func warn(_ message: Logger.Message, _ peer: NetworkAddress?) {
    guard !hasWarned.exchange(true, ordering: .relaxed) else { return }
    logger.warning(message, metadata: ["client": "\(Client(address: nil, peer: peer))"])
  }

  /// Headers that only a proxy has a reason to send.
  private static let signs = [
    "x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto", "x-forwarded-host",
  ]
}
