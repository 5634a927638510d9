import Foundation
import NIOCore

/// Why a host did not start, in one line that says what to do.
public struct WebHostError: Error, Equatable, CustomStringConvertible {
  /// What happened, with the data, the likely cause and the fix.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  static func invalidOrigin(_ text: String) -> WebHostError {
    WebHostError(
      "'\(text)' is not an origin: write a scheme, a host and perhaps a port, as in "
        + "https://example.org or http://localhost:3000, and nothing behind them.")
  }

  static func unknownHost(_ host: String) -> WebHostError {
    WebHostError(
      "'\(host)' is neither an address nor a name that leads to one: choose an address of this "
        + "machine with --host, or 0.0.0.0 for all.")
  }

  init(_ error: IOError, _ configuration: WebHost.Configuration) {
    let address = WebAddress(host: configuration.host, port: configuration.port)
    switch error.errnoCode {
    case EADDRINUSE:
      self.init(
        "Port \(address.port) on \(address.host) is in use by another program: stop it, or choose "
          + "another port with --port.")
    case EACCES:
      self.init(
        "Port \(address.port) may not be used without special rights: choose one above 1023 with "
          + "--port.")
    case EADDRNOTAVAIL:
      self.init(
        "This machine has no address \(address.host): choose one of its own with --host, or "
          + "0.0.0.0 for all.")
    default: self.init("\(address) cannot be served: \(error).")
    }
  }
}
