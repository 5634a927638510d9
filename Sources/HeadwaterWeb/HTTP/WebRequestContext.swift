import Hummingbird

/// What a route knows of the connection that its request came by.
struct WebRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The port on which the request came in.
  let localPort: Int?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    localPort = source.channel.localAddress?.port
  }
}
