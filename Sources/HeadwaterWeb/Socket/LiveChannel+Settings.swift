import Logging
import NIOCore

extension LiveChannel.Settings {
  init(
    _ configuration: WebHostConfiguration, gate: SocketGate, facts: ApplicationFacts,
    connections: Connections, clients: ClientAddresses, cookie: BrowserCookie, refusals: RefusalLog,
    metrics: HostMetrics,
    time: Stopwatch,
    logger: Logger
  ) {
    let limit = configuration.eventsPerSecond
    let burst = configuration.eventBurst
    let patience = configuration.keepAliveInterval
    self.init(
      gate: gate,
      limits: WebSocketHandler.Limits(
        messageSize: configuration.maximumMessageSize,
        firstMessage: TimeAmount(configuration.helloTimeout),
        keepAlive: TimeAmount(configuration.keepAliveInterval),
        closing: TimeAmount(configuration.closingTimeout)),
      meter: {
        TrafficMeter(perSecond: limit, burst: burst, patience: patience, elapsed: time.elapsed)
      },
      sleep: time.sleep, flood: .flood(limit),
      idleTimeout: TimeAmount(configuration.requestTimeout),
      latency: TimeAmount(configuration.simulatedLatency), isSecure: configuration.tls != nil,
      facts: facts, connections: connections, clients: clients, cookie: cookie, refusals: refusals,
      metrics: metrics,
      logger: logger)
  }
}
