/// The settings of a host. The defaults suit development on your own machine.
///
/// ```swift
/// var configuration = WebHost.Configuration()
/// configuration.port = 3000
/// configuration.allowedOrigins = ["https://example.org"]
/// ```
///
/// `App.main()` reads each setting from an option, such as `--port 3000`, or from an environment variable,
/// such as `HEADWATER_PORT=3000`. <doc:Configuration> lists all of them.
public struct WebHostConfiguration: Sendable {
  /// The address to listen on. `0.0.0.0` listens on all of the machine's IPv4 addresses.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 chooses a free one.
  public var port = 8080
  /// The path of the app, such as `/app/`, for a server with more than one app.
  ///
  /// The page, its files, its socket and its cookie are below this path.
  public var path = "/"
  /// The files of the certificate and its key; nil serves plain HTTP, for example behind a proxy that ends
  /// TLS.
  public var tls: TLSFiles?
  /// The file of the app's icon, which ends in `.svg`, `.png` or `.ico`; nil if it has none.
  public var icon: String?
  /// The time for which a browser that has once come by TLS goes on asking for this host only by TLS, even if
  /// a person types `http`. Zero makes browsers forget it.
  ///
  /// The host says so under TLS and behind a trusted proxy that names `https`, unless it is asked for by a
  /// numeric address or as `localhost`.
  public var strictTransportSecurity: Duration = .seconds(365 * 24 * 60 * 60)
  /// The languages of the app's texts, as tags such as `pt-BR`. People who read none of them get the first.
  ///
  /// A page names the language that its person reads best, for screen readers and translators. Its layout has
  /// the direction of that language, which views read as `layoutDirection`. What the library itself says is in
  /// that language, too: see <doc:Languages>.
  public var languages = ["en"]
  /// Further origins whose pages may connect, such as `https://example.org` behind a proxy.
  ///
  /// The `Host` header may name their hosts too. Each entry is a scheme, a host and optionally a port;
  /// otherwise `WebHost.run()` throws.
  public var allowedOrigins: [String] = []
  /// The trusted proxies before the app, as addresses or blocks such as `10.0.0.0/8`. The host believes the
  /// clients that they name in `X-Forwarded-For` or `Forwarded`.
  ///
  /// `["none"]` means that there is no proxy. If the list is empty, the headers are not believed either: the limits
  /// count the address that connects here, and all people behind a proxy share them. If an entry is no address,
  /// `WebHost.run()` throws.
  public var trustedProxies: [String] = []

  /// The size of the largest message from a browser, in bytes.
  ///
  /// The client script visibly cuts text that would not fit. Any other larger message ends the connection.
  public var maximumMessageSize = 64 * 1024
  /// The average number of messages, fragments and pings that a browser may send a second, without its
  /// acknowledgements.
  ///
  /// If a browser sends more, the host reads more slowly. If that lasts for longer than
  /// ``keepAliveInterval``, the host closes the connection, and the browser may come back.
  public var eventsPerSecond = 50
  /// The number of messages, fragments and pings that a browser may send at once after a pause.
  public var eventBurst = 200
  /// The number of unacknowledged batches at which the host stops sending to a browser.
  public var maximumUnacknowledgedBatches = 2

  /// The largest number of sessions of this process, connected or not. Further people are asked to come back.
  public var maximumSessions = 10_000
  /// The largest number of sessions of one address, connected or not; 0 for half of ``maximumSessions``, so that no
  /// address can take the room of all others.
  ///
  /// An address is an IPv4 address, or the first 64 bits of an IPv6 address. Raise the number if more people come
  /// from one network, or name the proxy that they come through with ``trustedProxies``.
  public var maximumSessionsPerAddress = 0
  /// A long random text that the processes of an app share, and keep over restarts. Empty for one that each process
  /// makes for itself.
  ///
  /// After a restart, the pages of many people behind one address come back at the same time. By the key, a process
  /// knows that they were here, and lets them in ten times as fast as new people of that address. Set it by the
  /// environment, since other users of a machine see the options of its programs.
  public var sessionKey = ""
  /// The time in which a rendered page has to open its socket.
  public var unclaimedLifetime: Duration = .seconds(30)
  /// The largest number of rendered pages without a socket. Beyond it, the oldest is removed.
  public var maximumUnclaimedSessions = 1_000
  /// The time for which a session is kept after its socket is gone.
  public var detachedLifetime: Duration = .seconds(120)
  /// The time after which a connected session ends that nobody uses: the page says so, and can be opened again. Zero for
  /// none.
  public var idleLifetime: Duration = .zero
  /// The largest number of sessions whose socket is gone. Beyond it, unused sessions are removed first,
  /// then the oldest of the address with the most.
  public var maximumDetachedSessions = 10_000
  /// The largest number of sessions of one browser, by its cookie, connected or not.
  ///
  /// Beyond it, the session that has waited longest is removed, one that was never connected first. If all
  /// are connected, the person is asked to close one.
  public var maximumSessionsPerBrowser = 16
  /// The largest number of rendered pages without a socket for one address. Beyond it, the oldest is removed.
  ///
  /// Connected people do not count: an office behind one address is served like others.
  public var maximumUnclaimedSessionsPerAddress = 64
  /// The average number of sessions that one address may begin a second, by a page or a socket. Further
  /// requests get status 429 or the close code 1013.
  public var sessionsPerSecondPerAddress = 20
  /// The number of sessions that one address may begin at once after a pause.
  public var sessionBurstPerAddress = 60
  /// The interval at which sessions whose time is over are removed.
  public var sweepInterval: Duration = .seconds(5)

  /// The longest time for which the first page waits for the work that its views name with `firstPage`, or that may
  /// bring the view that knows its address.
  public var firstPageLimit: Duration = .milliseconds(300)
  /// The time in which a client has to complete a request with its body, send the next request on a
  /// connection, or read of a response, at 1 KiB a second.
  public var requestTimeout: Duration = .seconds(30)
  /// The time in which a client has to send its first message on a socket.
  public var helloTimeout: Duration = .seconds(10)
  /// The time between two pings. If a client has not answered when the next is due, its connection is closed.
  public var keepAliveInterval: Duration = .seconds(20)
  /// The time in which a client has to answer the close of its connection.
  public var closingTimeout: Duration = .seconds(2)
  /// The time for which `App.main()` waits for connections to end before it closes them.
  public var stopLimit: Duration = .seconds(10)
  /// The time for which a handler may block the main actor before the log names it and a metric counts it.
  public var mainActorLimit: Duration = .seconds(2)
  /// A delay of every message in each direction, to try a slow connection during development.
  public var simulatedLatency: Duration = .zero

  /// The most connections; nil for as many as there is room for by the limit of open files. A test sets it.
  var mostConnections: Int?

  /// Makes the configuration that `App.main()` has without options.
  public init() {}
}

extension WebHostConfiguration {
  /// A certificate and its key, as files in the PEM format.
  public struct TLSFiles: Sendable, Equatable {
    /// The path of the certificate. The file also contains the intermediate certificates, in their order.
    public var certificateChain: String
    /// The path of the certificate's key.
    public var privateKey: String

    /// Makes a pair of files. The host reads them when it starts.
    public init(certificateChain: String, privateKey: String) {
      self.certificateChain = certificateChain
      self.privateKey = privateKey
    }
  }
}
