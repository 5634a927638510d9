extension Setting {
  /// Everything that can be set, in the order in which the help and `Configuration.md` list it.
  static let all: [Setting] = [
    .text("host", "address", \.host, "The address to listen on; 0.0.0.0 is all of this machine's."),
    .count("port", \.port, in: 0...65_535, "The port to listen on; 0 takes one that is free."),
    .text("path", "path", \.path, "The path of the app, such as /app/.") {
      text throws(WebHostError) in _ = try PathPrefix(text)
    },
    Setting(
      name: "allowed-origin", placeholder: "origin",
      help: "Another origin whose pages may connect, such as https://example.org behind a proxy.",
      isList: true,
      text: { $0.allowedOrigins.joined(separator: ",") },
      apply: { configuration, values throws(WebHostError) in
        for value in values where Origin(value) == nil { throw .invalidOrigin(value) }
        configuration.allowedOrigins = values
      }),
    Setting(
      name: "trusted-proxy", placeholder: "address",
      help: "A proxy whose X-Forwarded-For is believed, such as 10.0.0.0/8; none if there is none.",
      isList: true,
      text: { $0.trustedProxies.joined(separator: ",") },
      apply: { configuration, values throws(WebHostError) in
        for value in values where AddressBlock(value) == nil && values != ["none"] {
          throw .invalidProxy(value)
        }
        configuration.trustedProxies = values
      }),
    .file("tls-certificate", \.certificateChain, "A certificate chain in PEM, to serve https."),
    .file("tls-key", \.privateKey, "The certificate's key in PEM."),
    Setting(
      name: "language", placeholder: "tag", help: "A language of the app's texts.", isList: true,
      text: { $0.languages.joined(separator: ",") },
      apply: { configuration, values throws(WebHostError) in
        if let text = values.first(where: { !Visitor.isLanguage($0) }) {
          throw .invalidLanguage(text)
        }
        guard !values.isEmpty else { throw .invalidLanguage("") }
        configuration.languages = values
      }),
    .count(
      "maximum-message-size", \.maximumMessageSize, in: 1_024...16_777_216,
      "The size of the largest message from a browser, in bytes."),
    .count(
      "events-per-second", \.eventsPerSecond,
      "Messages that a browser may send a second on average; more are read more slowly."),
    .count("event-burst", \.eventBurst, "Messages that a browser may send at once after a pause."),
    .count(
      "maximum-unacknowledged-batches", \.maximumUnacknowledgedBatches,
      "Batches that a browser may have left unacknowledged."),
    .count(
      "maximum-sessions", \.maximumSessions, "Sessions of this process, connected or not."),
    .time(
      "unclaimed-lifetime", \.unclaimedLifetime,
      "For how long a rendered page may take to open its socket."),
    .count(
      "maximum-unclaimed-sessions", \.maximumUnclaimedSessions,
      "Rendered pages without a socket that are kept."),
    .time(
      "detached-lifetime", \.detachedLifetime,
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
      "sweep-interval", \.sweepInterval, "How often sessions whose time is over are looked for."),
    .time(
      "request-timeout", \.requestTimeout,
      "For how long a client may take for a request, be silent between two, or read no answer."),
    .time(
      "hello-timeout", \.helloTimeout,
      "For how long a client may take from opening a socket to its first message."),
    .time(
      "keep-alive-interval", \.keepAliveInterval,
      "The time between two pings; a client that answers none is let go."),
    .time(
      "closing-timeout", \.closingTimeout,
      "For how long a client may take to answer that the connection ends."),
    .time(
      "stop-limit", \.stopLimit,
      "For how long a stop waits for connections to end before it ends them itself."),
    .time(
      "main-actor-limit", \.mainActorLimit,
      "For how long a handler may hold the main actor before it is named in the log."),
    .time(
      "simulated-latency", \.simulatedLatency,
      "Holds every message back for so long, to feel a slow line while developing."),
  ]
}
