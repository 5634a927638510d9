import Logging
import Synchronization

/// Finds the client of a request behind trusted proxies.
///
/// Headers name the hops of a request. Only entries of trusted proxies are reliable: from the right, the
/// first hop that is not a trusted proxy is the client.
final class ClientAddresses: Sendable {
  /// What is known about the proxies before this server.
  private enum Proxies {
    case unknown
    case none
    case trusted([AddressBlock])
  }

  private let proxies: Proxies
  /// Whether this server decrypts all of its connections.
  private let hasTLS: Bool
  private let logger: Logger
  /// Whether the log has a line about the missing configuration.
  private let hasWarned = Atomic(false)

  init(_ configuration: WebHostConfiguration, logger: Logger) throws(WebHostError) {
    self.logger = logger
    hasTLS = configuration.tls != nil
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
  ///   - header: Returns the values of a header by its lowercase name.
  func client(peer: NetworkAddress?, header: (String) -> [String]) -> Client {
    switch proxies {
    case .none: return Client(address: peer, peer: peer)
    case .unknown:
      guard let name = Self.signs.first(where: { !header($0).isEmpty }) else {
        return Client(address: peer, peer: peer)
      }
      warn(
        """
        Requests come with the header '\(name)', but no proxy is trusted: the limits count the address \
        that connects here, and if that is a proxy, all people behind it share them. Name the proxy with \
        --trusted-proxy, or write --trusted-proxy none if there is none
        """, peer)
      // Anybody can send such a header. It lifts no limit.
      return Client(address: peer, peer: peer)
    case .trusted(let blocks):
      guard let peer, Self.contains(blocks, peer) else { return Client(address: peer, peer: peer) }
      let chains = [
        ForwardedHeaders.hops(forwardedFor: header("x-forwarded-for")),
        ForwardedHeaders.hops(forwarded: header("forwarded")),
      ].filter { !$0.isEmpty }
      guard let first = chains.first else {
        warn(
          """
          A trusted proxy does not say whom it forwards for: all people behind it share the limits of \
          one address. Let it set the header X-Forwarded-For
          """, peer)
        return Client(address: peer, peer: peer)
      }
      let address = Self.walk(first, from: peer, through: blocks)
      // If two headers differ, the client has written one of them.
      let isContradicted = chains.dropFirst().contains {
        Self.walk($0, from: peer, through: blocks) != address
      }
      return Client(address: isContradicted ? peer : address, peer: peer)
    }
  }

  /// Whether the other end of a connection is a trusted proxy, through which many people come.
  func isProxy(_ peer: NetworkAddress) -> Bool {
    guard case .trusted(let blocks) = proxies else { return false }
    return Self.contains(blocks, peer)
  }

  /// Whether the browser's connection is encrypted.
  ///
  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - forwardedProto: The values of `X-Forwarded-Proto`. All proxies have to agree.
  func security(peer: NetworkAddress?, forwardedProto: [String]) -> ConnectionSecurity {
    if hasTLS { return .certain }
    let schemes = forwardedProto.joined(separator: ",").split(separator: ",").prefix(Self.mostHops)
    let isTold = schemes.allSatisfy { $0.lowercased().filter { $0 != " " } == "https" }
    guard isTold, !schemes.isEmpty else { return .plain }
    switch proxies {
    case .none: return .plain
    case .unknown: return .claimed
    case .trusted(let blocks):
      return peer.map { Self.contains(blocks, $0) } == true ? .certain : .plain
    }
  }

  /// Returns the first hop that is not a trusted proxy. If a hop cannot be read, it returns the hop before
  /// it.
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
    logger.warning(message, metadata: ["client": "\(Client(address: peer, peer: peer))"])
  }

  private static let mostHops = 32

  /// Headers that only proxies have a reason to send.
  private static let signs = [
    "x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto", "x-forwarded-host",
  ]
}
