#if Development || (Previews && DEBUG)
  extension WebHostConfiguration {
    /// Whether the host listens on the loopback, and no proxy brings requests from elsewhere.
    var isForThisMachineOnly: Bool {
      ["localhost", "127.0.0.1", "::1"].contains(host) && trustedProxies.isEmpty
        && allowedOrigins.isEmpty
    }
  }
#endif
