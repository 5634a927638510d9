import HeadwaterUITesting

extension RemoteHost {
  /// Requests the page of a served app, claims its session, and shows it as a browser does.
  ///
  /// ```swift
  /// let ui = try await RemoteHost.connect(to: "http://127.0.0.1:8080/")
  /// try await ui.find(button: "Add").tap()
  /// await ui.close()
  /// ```
  ///
  /// - Parameters:
  ///   - address: The address of the page, with plain HTTP and a numeric host.
  ///   - headers: Further headers of both requests, such as those of a signed-in person.
  /// - Throws: ``RemoteError`` if there is no such page at the address.
  public static func connect(
    to address: String, headers: [(String, String)] = []
  ) async throws -> RemoteHost {
    guard
      let match = address.wholeMatch(of: /http:\/\/([^:\/]+):(\d+)(\/.*)?/),
      let port = Int(match.output.2)
    else {
      throw RemoteError("'\(address)' is not an address such as http://127.0.0.1:8080/.")
    }
    var server = SocketAddressOfServer(
      host: String(match.output.1), port: port, path: String(match.output.3 ?? "/"))
    let reply = try await HTTPRequest.get(server, headers: headers)
    guard reply.status == 200, let page = RemotePage(document: reply.body) else {
      throw RemoteError("\(address) has answered with \(reply.status) and no page of an app.")
    }
    // The page may be that of an inner address.
    server.path = page.path
    let cookie = reply.cookie.map { [("Cookie", $0)] } ?? []
    let connection = try await SocketConnection.open(server, headers: headers + cookie)
    return try await RemoteHost(page: page, connection: connection)
  }
}

/// The address of a server, with the path of its app.
struct SocketAddressOfServer: Sendable {
  var host: String
  var port: Int
  var path: String

  var authority: String { "\(host):\(port)" }
  var socketPath: String { (path.hasSuffix("/") ? path : path + "/") + "live" }
}
