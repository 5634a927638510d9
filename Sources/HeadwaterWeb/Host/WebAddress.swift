/// Where a host can be reached.
public struct WebAddress: Sendable, Equatable, CustomStringConvertible {
  /// The host as it was configured.
  public let host: String
  /// The port that connections are accepted on.
  public let port: Int

  /// Makes an address.
  ///
  /// - Parameters:
  ///   - host: a name or an address in numbers.
  ///   - port: a TCP port.
  public init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// The address as a URL.
  public var description: String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }
}
