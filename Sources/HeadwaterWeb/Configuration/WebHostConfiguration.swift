/// Everything about a host that may be set, each with a default that is right on one's own machine.
///
/// ```swift
/// var configuration = WebHost.Configuration()
/// configuration.port = 3000
/// configuration.allowedOrigins = ["https://example.org"]
/// ```
///
/// `App.main()` reads each from an option, such as `--port 3000`, or else from an environment
/// variable, such as `HEADWATER_PORT=3000`; <doc:Configuration> lists them all.
public struct WebHostConfiguration: Sendable {
  /// The address to listen on. `0.0.0.0` listens on all of the machine's IPv4 addresses.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 takes one that is free.
  public var port = 8080
  /// The path of the app, such as `/app/`, for a server that has more than one.
  ///
  /// The page, its files, its socket and its cookie stay below it.
  public var path = "/"
  /// Where the certificate and its key are; nil serves plain HTTP, as behind a proxy that ends TLS.
  public var tls: TLSFiles?
  /// The languages of the app's texts, as tags such as `pt-BR`; the first is that of people who read
  /// none of them.
  ///
  /// A page names the one that its person reads best, for screen readers and translators, and
  /// is laid out in its direction, which views read as `layoutDirection`.
  public var languages = ["en"]
  /// Further origins whose pages may connect, such as `https://example.org` behind a proxy.
  ///
  /// Their hosts are accepted in the `Host` header too. An entry that is not a scheme, a host and
  /// perhaps a port makes `WebHost.run()` throw.
  public var allowedOrigins: [String] = []
  /// The proxies before the app, as addresses or blocks of them such as `10.0.0.0/8`: what they say in
  /// `X-Forwarded-For` or `Forwarded` about whom they speak for is believed.
  ///
  /// `["none"]` says that there is no proxy. As long as nothing is said here, a request with such a
  /// header counts for no address, since its quota would be one for everybody behind the proxy. An
  /// entry that is no address makes `WebHost.run()` throw.
  public var trustedProxies: [String] = []

  /// The size of the largest message from a browser, in bytes.
  ///
  /// The client script cuts text that would not fit, visibly; whatever else is larger ends the
  /// connection.
  public var maximumMessageSize = 64 * 1024
  /// Messages, fragments and pings that a browser may send a second on average, beside the
  /// acknowledgements of what it was sent.
  ///
  /// More is read more slowly. A browser that is slowed down for longer than ``keepAliveInterval``
  /// is let go, and may come back.
  public var eventsPerSecond = 50
  /// Messages, fragments and pings that a browser may send at once after a pause.
  public var eventBurst = 200
  /// Batches that a browser may have left unacknowledged before nothing more is sent to it.
  public var maximumUnacknowledgedBatches = 2

  /// Sessions of this process, connected or not; further people are asked to come back.
  public var maximumSessions = 10_000
  /// For how long a rendered page may take to open its socket.
  public var unclaimedLifetime: Duration = .seconds(30)
  /// Rendered pages without a socket that are kept; beyond it the oldest goes first.
  public var maximumUnclaimedSessions = 1_000
  /// For how long a session is kept after its socket has gone.
  public var detachedLifetime: Duration = .seconds(120)
  /// Sessions whose socket has gone that are kept; beyond it those go first that nobody has used, then
  /// the oldest of the address that has the most.
  public var maximumDetachedSessions = 1_000
  /// Sessions of one browser, by its cookie, connected or not.
  ///
  /// Beyond it that of its sessions goes which has waited for longest, one that was never connected
  /// first; if all are connected, the browser is asked to close one.
  public var maximumSessionsPerBrowser = 16
  /// Rendered pages without a socket that are kept for one address; beyond it the oldest goes first.
  ///
  /// An address is one of IPv4, or the first 64 bits of one of IPv6. People who are connected do not
  /// count, so that an office behind one address is served as anybody.
  public var maximumUnclaimedSessionsPerAddress = 64
  /// Sessions that one address may begin a second on average, by a page or a socket; who asks for more
  /// gets status 429 or the closing code 1013.
  public var sessionsPerSecondPerAddress = 20
  /// Sessions that one address may begin at once after a pause.
  public var sessionBurstPerAddress = 60
  /// How often sessions whose time is over are looked for.
  public var sweepInterval: Duration = .seconds(5)

  /// For how long a client may take for a request with its body, keep a connection open between two,
  /// or read nothing of an answer, of which it has to take 1 KiB a second.
  public var requestTimeout: Duration = .seconds(30)
  /// For how long a client may take from opening a socket to its first message.
  public var helloTimeout: Duration = .seconds(10)
  /// The time between two pings; a client that has not answered when the next is due is let go.
  public var keepAliveInterval: Duration = .seconds(20)
  /// For how long a client may take to answer that the connection ends.
  public var closingTimeout: Duration = .seconds(2)
  /// For how long `App.main()` waits for connections to end before it ends them itself.
  public var stopLimit: Duration = .seconds(10)
  /// For how long a handler may hold the main actor before it is named in the log and counted.
  public var mainActorLimit: Duration = .seconds(2)
  /// Holds every message back for so long in each direction, to feel a slow line while developing.
  public var simulatedLatency: Duration = .zero

  /// Makes the configuration that `App.main()` has when no option is given.
  public init() {}
}

extension WebHostConfiguration {
  /// A certificate and its key, as files in the PEM format.
  public struct TLSFiles: Sendable, Equatable {
    /// The path of the certificate, followed in the file by those between it and the root.
    public var certificateChain: String
    /// The path of the certificate's key.
    public var privateKey: String

    /// Names the two files; they are read when the host starts.
    public init(certificateChain: String, privateKey: String) {
      self.certificateChain = certificateChain
      self.privateKey = privateKey
    }
  }
}
