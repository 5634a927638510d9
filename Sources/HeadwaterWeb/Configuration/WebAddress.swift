/// The address of a host.
public struct WebAddress: Sendable, Equatable, CustomStringConvertible {
  /// The configured host.
  public let host: String
  /// The port that accepts connections.
  public let port: Int
  /// The path of the app, with a slash at both ends.
  public let path: String
  /// Whether the host uses TLS.
  public let isSecure: Bool

  /// Makes an address.
  ///
  /// - Parameters:
  ///   - host: A name or a numeric address.
  ///   - port: A TCP port.
  ///   - path: The path of the app, with a slash at both ends.
  ///   - isSecure: Whether the host uses TLS.
  public init(host: String, port: Int, path: String = "/", isSecure: Bool = false) {
    self.host = host
    self.port = port
    self.path = path
    self.isSecure = isSecure
  }

  /// The address as a URL.
  public var description: String {
    let authority = "\(host.contains(":") ? "[\(host)]" : host):\(port)"
    return "\(isSecure ? "https" : "http")://\(authority)\(path)"
  }
}
