#if Development
  /// What development adds to each page.
  struct DevelopmentPage: Sendable {
    /// The paths of the scripts.
    var scripts: [String] = []
    /// The origins that they may connect to.
    var connections: [String] = []

    /// The path of a script, below the path of the app.
    static func path(ofScript name: String) -> String { "headwater/development/\(name).js" }

    /// Returns the page with the scripts.
    func adding(to html: String, nonce: String) -> String {
      let elements = scripts.map {
        "<script src=\"\($0)\" nonce=\"\(nonce)\" defer></script>\n"
      }
      return html.replacing("</head>", with: elements.joined() + "</head>", maxReplacements: 1)
    }

    /// Returns the policy of a page whose scripts may connect to the additional origins.
    func widening(_ policy: String) -> String {
      guard !connections.isEmpty else { return policy }
      let origins = connections.joined(separator: " ")
      return policy.replacing("connect-src 'self'", with: "connect-src 'self' \(origins)")
    }
  }
#endif
