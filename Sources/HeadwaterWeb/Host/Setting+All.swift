extension Setting {
  /// All settings, in the order of the help and of `Configuration.md`.
  static let all: [Setting] = [
    .text(
      "host", "address", \.host,
      "The address to listen on; 0.0.0.0 stands for all IPv4 addresses of this machine."
    ) { text throws(WebHostError) in if text.isEmpty { throw .unknownHost(text) } },
    .count("port", \.port, in: 0...65_535, "The port to listen on; 0 chooses a free one."),
    .text("path", "path", \.path, "The path of the app, such as /app/.") {
      text throws(WebHostError) in _ = try PathPrefix(text)
    },
    .list(
      "allowed-origin", "origin", \.allowedOrigins,
      "Another origin whose pages may connect, such as https://example.org behind a proxy."
    ) { values throws(WebHostError) in
      for value in values where Origin(value) == nil { throw .invalidOrigin(value) }
    },
    .list(
      "trusted-proxy", "address", \.trustedProxies,
      "A trusted proxy, whose X-Forwarded-For is used, such as 10.0.0.0/8; the word none if there is no proxy."
    ) { values throws(WebHostError) in
      for value in values where AddressBlock(value) == nil && values != ["none"] {
        throw .invalidProxy(value)
      }
    },
    .file("tls-certificate", \.certificateChain, "A certificate chain in PEM, to serve https."),
    .file("tls-key", \.privateKey, "The certificate's key in PEM."),
    .time(
      "strict-transport-security", \.strictTransportSecurity, in: 0...63_072_000,
      "The time for which a browser asks for this host only by TLS, after it has done it once."),
    .icon("icon", \.icon, "The file of the app's icon: .svg, .png or .ico."),
    .list("language", "tag", \.languages, "A language of the app's texts.") {
      values throws(WebHostError) in
      for value in values where !Visitor.isLanguage(value) { throw .invalidLanguage(value) }
      if values.isEmpty { throw .invalidLanguage("") }
    },
    .count(
      "maximum-message-size", \.maximumMessageSize, in: 1_024...16_777_216,
      "The size of the largest message from a browser, in bytes."),
    .count(
      "events-per-second", \.eventsPerSecond,
      "The average number of messages a second from a browser; the host reads further ones more slowly."
    ),
    .count(
      "event-burst", \.eventBurst,
      "The number of messages that a browser may send at once after a pause."),
    .count(
      "maximum-unacknowledged-batches", \.maximumUnacknowledgedBatches, in: 1...1_000,
      "The maximum number of batches that a browser has not acknowledged."),
    .count(
      "maximum-sessions", \.maximumSessions,
      "The maximum number of sessions of this process, connected or not."),
    .count(
      "maximum-sessions-per-address", \.maximumSessionsPerAddress, in: 0...1_000_000,
      "The maximum number of sessions of one address, connected or not; 0 for half of all sessions."
    ),
    .text(
      "session-key", "text", \.sessionKey,
      "A long random text that the processes of an app share, by which pages come back fast after a restart."
    ) { text throws(WebHostError) in
      if !text.isEmpty, text.utf8.count < 32 { throw .shortKey(text.utf8.count) }
    },
    .time(
      "unclaimed-lifetime", \.unclaimedLifetime, in: 0...86_400,
      "The time in which a rendered page has to open its socket."),
    .count(
      "maximum-unclaimed-sessions", \.maximumUnclaimedSessions,
      "The maximum number of rendered pages without a socket."),
    .time(
      "detached-lifetime", \.detachedLifetime, in: 0...86_400,
      "The time for which a session is kept after its socket is gone."),
    .time(
      "idle-lifetime", \.idleLifetime, in: 0...2_592_000,
      "The time after which a connected session ends that nobody uses; 0 for none."),
    .count(
      "maximum-detached-sessions", \.maximumDetachedSessions,
      "The maximum number of sessions whose socket is gone."),
    .count(
      "maximum-sessions-per-browser", \.maximumSessionsPerBrowser,
      "The maximum number of sessions of one browser, connected or not."),
    .count(
      "maximum-unclaimed-sessions-per-address", \.maximumUnclaimedSessionsPerAddress,
      "The maximum number of rendered pages without a socket for one address."),
    .count(
      "sessions-per-second-per-address", \.sessionsPerSecondPerAddress,
      "The average number of sessions a second that one address may begin."),
    .count(
      "session-burst-per-address", \.sessionBurstPerAddress,
      "The number of sessions that one address may begin at once after a pause."),
    .time(
      "sweep-interval", \.sweepInterval, in: 0.01...3_600,
      "The interval at which sessions whose time is over are removed."),
    .time(
      "first-page-limit", \.firstPageLimit, in: 0...60,
      "The longest time for which a first page waits for the work that its views name with firstPage."
    ),
    .time(
      "request-timeout", \.requestTimeout, in: 0.01...3_600,
      "The time for a request, for a pause between two requests, and for a part of a response."),
    .time(
      "hello-timeout", \.helloTimeout, in: 0.01...3_600,
      "The time in which a client has to send its first message on a socket."),
    .time(
      "keep-alive-interval", \.keepAliveInterval, in: 0.01...3_600,
      "The time between two pings; a client that does not answer is disconnected."),
    .time(
      "closing-timeout", \.closingTimeout, in: 0.01...60,
      "The time in which a client has to answer the close of its connection."),
    .time(
      "stop-limit", \.stopLimit, in: 0.1...3_600,
      "The time for which a stop waits for connections to end before it closes them."),
    .time(
      "main-actor-limit", \.mainActorLimit, in: 0...86_400,
      "The time for which a handler may block the main actor before the log names it."),
    .time(
      "simulated-latency", \.simulatedLatency, in: 0...60,
      "A delay of every message, to try a slow connection during development."),
  ]
}
