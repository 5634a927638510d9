/// Whether a browser's connection is encrypted.
enum ConnectionSecurity: Sendable, Equatable {
  /// It is not, as far as this server knows.
  case plain
  /// A header says so, and nobody has said which proxies are trusted.
  case claimed
  /// This server or a trusted proxy has decrypted it.
  case certain

  /// Whether the browser uses `https`. A client that only claims it deceives only itself.
  var isSecure: Bool { self != .plain }
}
