#if Development
  import Hummingbird

  /// Something that development adds to an app, such as the reload of edited code.
  ///
  /// It exists in builds with the trait `Development`, and only in a host that this machine alone can reach.
  struct Development: Sendable {
    /// Its name in the address of its script.
    let name: String
    /// A script that each page of the app loads; nil for none.
    var script: String?
    /// The origins that the script may connect to, beside that of the app.
    var connections: [String] = []
    /// Adds routes below the path of the app, before those of its screens.
    var addRoutes: @Sendable (RouterGroup<BasicRequestContext>, WebComponent) -> Void = { _, _ in }

    /// Everything that development adds, in the order of the scripts.
    static func additions(to configuration: WebHost.Configuration) -> [Development] {
      guard configuration.isForThisMachineOnly else { return [] }
      return [reload].compactMap(\.self)
    }
  }

  extension WebComponent {
    /// Adds the routes and the scripts of development.
    func addDevelopment(
      to router: RouterGroup<BasicRequestContext>, configuration: WebHost.Configuration
    ) {
      for addition in Development.additions(to: configuration) {
        addition.addRoutes(router, self)
        guard let script = addition.script else { continue }
        router.read(RouterPath(DevelopmentPage.path(ofScript: addition.name))) { _, _ in
          Response(
            status: .ok,
            headers: [
              .contentType: "text/javascript; charset=utf-8", .cacheControl: "no-store",
            ], body: ResponseBody(byteBuffer: ByteBuffer(string: script)))
        }
      }
    }
  }

  extension DevelopmentPage {
    init(_ configuration: WebHost.Configuration, below prefix: PathPrefix) {
      let additions = Development.additions(to: configuration)
      self.init(
        scripts: additions.filter { $0.script != nil }.map {
          prefix.text + Self.path(ofScript: $0.name)
        },
        connections: additions.flatMap(\.connections))
    }
  }
#endif
