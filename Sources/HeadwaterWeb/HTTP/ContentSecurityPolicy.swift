/// The policy under which a page runs: nothing from elsewhere, no inline script, no inline style.
struct ContentSecurityPolicy {
  /// Random for each response.
  let nonce: String
  /// The host that the page came from. Older Safari does not count a WebSocket as `'self'`, hence it
  /// is named.
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
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}
