import NIOCore

/// The policy for the `Host` and `Origin` headers that this server accepts.
///
/// - A server on a loopback address accepts the hosts `localhost`, `127.0.0.1` and `[::1]` with its port. A
///   server on a named host accepts that host. A server on all addresses accepts any numeric address, since
///   only names can be made to point to a foreign server (DNS rebinding).
/// - The hosts of the allowed origins are accepted too, for servers behind a proxy.
/// - An origin is accepted if it is in the list of allowed origins, or if it is that of a page of this
///   server: `http` or `https` with the host of the request.
struct AddressPolicy: Sendable {
  private let boundHost: String
  private let allowedOrigins: Set<Origin>
  private let allowedHosts: Set<Authority>
  /// The port of a `Host` without one.
  private let defaultPort: Int

  init(_ configuration: WebHostConfiguration) throws(WebHostError) {
    var origins: [Origin] = []
    for text in configuration.allowedOrigins {
      guard let origin = Origin(text) else { throw .invalidOrigin(text) }
      origins.append(origin)
    }
    self.init(
      boundHost: configuration.host, allowedOrigins: origins,
      defaultPort: configuration.tls == nil ? 80 : 443)
  }

  init(boundHost: String, allowedOrigins: [Origin], defaultPort: Int = 80) {
    self.defaultPort = defaultPort
    self.boundHost = boundHost.lowercased()
    self.allowedOrigins = Set(allowedOrigins)
    self.allowedHosts = Set(allowedOrigins.map(\.authority))
  }

  /// Whether the policy accepts a host.
  ///
  /// - Parameters:
  ///   - host: The value of the `Host` header.
  ///   - localPort: The port that received the request.
  /// - Returns: False if the header names a different server.
  func admits(host: String?, localPort: Int?) -> Bool {
    guard let host, let authority = Authority(host) else { return false }
    for port in [80, 443] where authority.port == nil {
      if allowedHosts.contains(Authority(host: authority.host, port: port)) { return true }
    }
    if allowedHosts.contains(authority) { return true }
    guard (authority.port ?? defaultPort) == localPort else { return false }
    if Self.loopback.contains(boundHost) { return Self.loopback.contains(authority.host) }
    if Self.everywhere.contains(boundHost) {
      return Self.loopback.contains(authority.host) || authority.isNumeric
    }
    return authority.host == boundHost || authority.host == "[\(boundHost)]"
  }

  /// Whether a page of this origin may connect.
  ///
  /// - Parameters:
  ///   - origin: The value of the `Origin` header.
  ///   - host: The value of the `Host` header, already admitted.
  /// - Returns: False if it is neither allowed nor this server's own.
  func admits(origin: String, host: String) -> Bool {
    if isAllowed(origin: origin) { return true }
    guard let origin = Origin(origin) else { return false }
    guard let authority = Authority(host) else { return false }
    return origin.authority == authority.withDefaultPort(of: origin.scheme)
  }

  /// Whether an origin is in the list of allowed origins.
  func isAllowed(origin: String) -> Bool {
    Origin(origin).map(allowedOrigins.contains) ?? false
  }

  private static let loopback: Set<String> = ["localhost", "127.0.0.1", "[::1]", "::1"]
  private static let everywhere: Set<String> = ["0.0.0.0", "::", "[::]"]
}

/// The origin of a page: a scheme, a host and a port.
struct Origin: Hashable, Sendable {
  let scheme: String
  /// The host and the port, even if that is the default of the scheme.
  let authority: Authority

  /// Reads `https://example.org` or `http://localhost:8080`; nil for anything else, such as an origin with
  /// a path.
  init?(_ text: String) {
    guard let separator = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<separator.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https",
      let authority = Authority(String(text[separator.upperBound...]))
    else { return nil }
    self.scheme = scheme
    self.authority = authority.withDefaultPort(of: scheme)
  }
}

/// A host with an optional port.
struct Authority: Hashable, Sendable {
  let host: String
  let port: Int?

  init(host: String, port: Int?) {
    self.host = host
    self.port = port
  }

  /// Reads `example.org`, `localhost:8080` or `[::1]:8080`.
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy(Self.isAllowed) else { return nil }
    let hostEnd: String.Index
    if text.hasPrefix("[") {
      guard let bracket = text.firstIndex(of: "]") else { return nil }
      hostEnd = text.index(after: bracket)
    } else {
      hostEnd = text.firstIndex(of: ":") ?? text.endIndex
    }
    host = text[..<hostEnd].lowercased()
    let rest = text[hostEnd...]
    if rest.isEmpty {
      port = nil
    } else {
      guard rest.first == ":", let number = UInt16(rest.dropFirst()), number > 0 else {
        return nil
      }
      port = Int(number)
    }
    guard !host.isEmpty else { return nil }
  }

  /// Whether the host is an address and not a name.
  var isNumeric: Bool {
    let address = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    return (try? SocketAddress(ipAddress: address, port: 0)) != nil
  }

  func withDefaultPort(of scheme: String) -> Authority {
    Authority(host: host, port: port ?? (scheme == "https" ? 443 : 80))
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
