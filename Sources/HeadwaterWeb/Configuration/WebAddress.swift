/// Where a host can be reached.
public struct WebAddress: Sendable, Equatable, CustomStringConvertible {
  /// The host as it was configured.
  public let host: String
  /// The port that connections are accepted on.
  public let port: Int
  /// The path of the app, with a slash at both ends.
  public let path: String
  /// Whether it is reached by TLS.
  public let isSecure: Bool

  /// Makes an address.
  ///
  /// - Parameters:
  ///   - host: A name or an address in numbers.
  ///   - port: A TCP port.
  ///   - path: The path of the app, with a slash at both ends.
  ///   - isSecure: Whether it is reached by TLS.
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
