import Foundation
import Logging
import NIOCore

/// The reason why a host did not start, in one line that says what to do.
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

  static func invalidProxy(_ text: String) -> WebHostError {
    WebHostError(
      "'\(text)' is neither an address nor a block of them: write 10.0.0.7, 10.0.0.0/8 or fd00::/8 for "
        + "each proxy, or none, by itself, if no proxy stands before the app.")
  }

  static func shortKey(_ length: Int) -> WebHostError {
    WebHostError(
      "The session key has \(length) bytes, and needs at least 32: make one with `openssl rand -hex 32`, and "
        + "give it to all processes of the app as HEADWATER_SESSION_KEY.")
  }

  static func unknownHost(_ host: String) -> WebHostError {
    WebHostError(
      "'\(host)' is neither an address nor a name that leads to one: choose an address of this "
        + "machine with --host, or 0.0.0.0 for all.")
  }

  static func invalidPath(_ text: String) -> WebHostError {
    WebHostError(
      "'\(text)' is not a path for an app: write names of letters, digits and -._~ between slashes, "
        + "as in /app/.")
  }

  static func invalidIcon(_ file: String) -> WebHostError {
    WebHostError(
      "'\(file)' cannot be the icon: write the path of a file that ends in .svg, .png or .ico.")
  }

  static func unreadableIcon(_ file: String, _ error: any Error) -> WebHostError {
    WebHostError("'\(file)' cannot be the icon: it must be a file that can be read (\(error)).")
  }

  static func invalidLanguage(_ text: String) -> WebHostError {
    WebHostError("'\(text)' is not a language: write a tag such as en or pt-BR.")
  }

  static func notANumber(_ name: String, _ text: String) -> WebHostError {
    WebHostError("The value '\(text)' of \(name) is not a number.")
  }

  static func outOfRange(_ name: String, _ text: String, _ bounds: String) -> WebHostError {
    WebHostError("The value \(text) of \(name) is out of its range: write a number from \(bounds).")
  }

  static func unknownOption(_ text: String) -> WebHostError {
    WebHostError("Unknown option '\(text)'. Ask for the options with --help.")
  }

  static func unknownVariable(_ name: String) -> WebHostError {
    WebHostError(
      "There is no setting for the environment variable \(name). Ask for the options with --help.")
  }

  static func unknownLogLevel(_ text: String) -> WebHostError {
    let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
    return WebHostError("The variable LOG_LEVEL is '\(text)': set it to one of \(levels).")
  }

  static let incompleteTLS = WebHostError(
    "A certificate needs its key and a key its certificate: give both --tls-certificate and "
      + "--tls-key.")

  static func unreadableTLS(_ file: String, _ error: any Error) -> WebHostError {
    WebHostError("'\(file)' cannot be used for TLS: it must exist and be in PEM (\(error)).")
  }

  static func withoutTLS(_ file: String) -> WebHostError {
    WebHostError(
      "'\(file)' cannot be used: this server was built without TLS. Build it with the trait `TLS` "
        + "(`traits: [\"Web\", \"TLS\"]` in the manifest of the app), or leave out --tls-certificate and "
        + "--tls-key and let a proxy end TLS, as the article Deploying shows.")
  }

  init(_ error: IOError, _ configuration: WebHostConfiguration) {
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
