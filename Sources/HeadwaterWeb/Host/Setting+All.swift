extension Setting {
  /// All settings, in the order of the help and of `Configuration.md`.
  static let all: [Setting] = [
    .text(
      "host", "address", \.host, "The address to listen on; 0.0.0.0 is all of this machine's."
    ) { text throws(WebHostError) in if text.isEmpty { throw .unknownHost(text) } },
    .count("port", \.port, in: 0...65_535, "The port to listen on; 0 takes one that is free."),
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
      "A proxy whose X-Forwarded-For is believed, such as 10.0.0.0/8; none if there is none."
    ) { values throws(WebHostError) in
      for value in values where AddressBlock(value) == nil && values != ["none"] {
        throw .invalidProxy(value)
      }
    },
    .file("tls-certificate", \.certificateChain, "A certificate chain in PEM, to serve https."),
    .file("tls-key", \.privateKey, "The certificate's key in PEM."),
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
      "Messages that a browser may send a second on average; more are read more slowly."),
    .count("event-burst", \.eventBurst, "Messages that a browser may send at once after a pause."),
    .count(
      "maximum-unacknowledged-batches", \.maximumUnacknowledgedBatches, in: 1...1_000,
      "Batches that a browser may have left unacknowledged."),
    .count(
      "maximum-sessions", \.maximumSessions, "Sessions of this process, connected or not."),
    .time(
      "unclaimed-lifetime", \.unclaimedLifetime, in: 0...86_400,
      "For how long a rendered page may take to open its socket."),
    .count(
      "maximum-unclaimed-sessions", \.maximumUnclaimedSessions,
      "Rendered pages without a socket that are kept."),
    .time(
      "detached-lifetime", \.detachedLifetime, in: 0...86_400,
      "For how long a session is kept after its socket has gone."),
    .count(
      "maximum-detached-sessions", \.maximumDetachedSessions,
      "Sessions whose socket has gone that are kept."),
    .count(
      "maximum-sessions-per-browser", \.maximumSessionsPerBrowser,
      "Sessions of one browser, connected or not."),
    .count(
      "maximum-unclaimed-sessions-per-address", \.maximumUnclaimedSessionsPerAddress,
      "Rendered pages without a socket that are kept for one address."),
    .count(
      "sessions-per-second-per-address", \.sessionsPerSecondPerAddress,
      "Sessions that one address may begin a second on average."),
    .count(
      "session-burst-per-address", \.sessionBurstPerAddress,
      "Sessions that one address may begin at once after a pause."),
    .time(
      "sweep-interval", \.sweepInterval, in: 0.01...3_600,
      "How often sessions whose time is over are looked for."),
    .time(
      "request-timeout", \.requestTimeout, in: 0.01...3_600,
      "For how long a client may take for a request, be silent between two, or read no answer."),
    .time(
      "hello-timeout", \.helloTimeout, in: 0.01...3_600,
      "For how long a client may take from opening a socket to its first message."),
    .time(
      "keep-alive-interval", \.keepAliveInterval, in: 0.01...3_600,
      "The time between two pings; a client that answers none is let go."),
    .time(
      "closing-timeout", \.closingTimeout, in: 0.01...60,
      "For how long a client may take to answer that the connection ends."),
    .time(
      "stop-limit", \.stopLimit, in: 0.1...3_600,
      "For how long a stop waits for connections to end before it ends them itself."),
    .time(
      "main-actor-limit", \.mainActorLimit, in: 0...86_400,
      "For how long a handler may hold the main actor before it is named in the log."),
    .time(
      "simulated-latency", \.simulatedLatency, in: 0...60,
      "Holds every message back for so long, to feel a slow line while developing."),
  ]
}
