/// The content security policy of a page: nothing from other origins, no inline script, no inline style.
struct ContentSecurityPolicy {
  /// A random value for each response.
  let nonce: String
  /// The host of the page. It is named because older versions of Safari do not count a WebSocket as `'self'`.
  let host: String
  let isSecure: Bool

  var value: String {
    [
      "default-src 'none'",
      "script-src 'self' 'nonce-\(nonce)'",
      "style-src 'self' 'nonce-\(nonce)'",
      "img-src 'self' data:",
      "connect-src 'self' \(isSecure ? "wss" : "ws")://\(host)",
      "form-action 'self'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}
