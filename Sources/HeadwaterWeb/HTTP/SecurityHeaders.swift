import HTTPTypes
import Hummingbird

/// The headers of all responses, by which browsers refuse what an app does not need.
struct SecurityHeaders: Sendable {
  /// The value of `Strict-Transport-Security`.
  private let strictTransport: String

  init(_ configuration: WebHostConfiguration) {
    let age = configuration.strictTransportSecurity.components.seconds
    strictTransport = "max-age=\(age)"
  }

  /// - Parameters:
  ///   - response: The response.
  ///   - host: The host that the client has asked.
  ///   - security: Whether the browser's connection is encrypted.
  func add(to response: inout Response, host: String?, security: ConnectionSecurity) {
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[.crossOriginOpenerPolicy] = "same-origin"
    // A page of the app with a form needs a referrer, or its browser does not name the origin of the form. Another
    // may need a feature.
    if response.headers[.referrerPolicy] == nil {
      response.headers[.referrerPolicy] = "no-referrer"
    }
    if response.headers[.permissionsPolicy] == nil {
      response.headers[.permissionsPolicy] = Self.permissions
    }
    // A browser that believed a claim would find no server at the plain address any more, and one that
    // remembered it for this machine none of the other servers that are being developed on it.
    if security == .certain, let host = host.flatMap({ Authority($0) }), !host.isLocal {
      response.headers[.strictTransportSecurity] = strictTransport
    }
  }

  /// Features that no page of the host uses, among those that browsers know.
  private static let permissions = [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer",
    "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking",
  ].map { "\($0)=()" }.joined(separator: ", ")
}

extension Authority {
  /// Whether it is an address, or the name of this machine for itself.
  fileprivate var isLocal: Bool {
    isNumeric || host == "localhost" || host.hasSuffix(".localhost")
  }
}

extension HTTPField.Name {
  /// `Referrer-Policy`, which is missing in HTTPTypes.
  static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
  /// `Cross-Origin-Opener-Policy`, which is missing in HTTPTypes.
  static let crossOriginOpenerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")!
  /// `Permissions-Policy`, which is missing in HTTPTypes.
  static let permissionsPolicy = HTTPField.Name("Permissions-Policy")!
}
