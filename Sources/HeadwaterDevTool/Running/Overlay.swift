import Foundation
import Synchronization

/// What pages show above themselves, served on the loopback only, so that it is there while the app is not.
///
/// The address has a secret part, and only pages of this machine may read the answer.
package final class Overlay: Sendable {
  private struct Notice: Codable {
    var title: String?
    var problems: [Problem]
  }

  private struct State {
    var clients: [Int32] = []
    var event = ""
  }

  private let socket: Int32
  package let port: UInt16
  private let secret: String
  private let state = Mutex(State())

  /// Begins to listen; nil if the system does not allow it.
  package init?() {
    let bytes = (0..<16).map { _ in String(UInt8.random(in: .min ... .max), radix: 16) }
    secret = bytes.joined()
    #if os(Linux)
      let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.socket = socket
    guard socket >= 0 else { return nil }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard bound else { return nil }
    port = UInt16(bigEndian: address.sin_port)
    show(title: nil, [])
    let thread = Thread { [self] in serve() }
    thread.name = "overlay"
    thread.start()
  }

  package var address: String { "http://127.0.0.1:\(port)/\(secret)" }

  /// Shows problems above each page, or nothing any more.
  package func show(title: String?, _ problems: [Problem]) {
    let notice = Notice(title: title, problems: problems)
    guard let data = try? JSONEncoder().encode(notice) else { return }
    let event = "data: \(String(decoding: data, as: UTF8.self))\n\n"
    state.withLock { state in
      state.event = event
      state.clients = state.clients.filter { Self.send(event, to: $0) }
    }
  }

  private func serve() {
    while true {
      let client = accept(socket, nil, nil)
      guard client >= 0 else { continue }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      var limit = timeval(tv_sec: 2, tv_usec: 0)
      setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(client, &buffer, buffer.count)
      let request = String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
      answer(request, to: client)
    }
  }

  private func answer(_ request: String, to client: Int32) {
    let origin = Self.header("Origin", of: request)
    guard request.hasPrefix("GET /\(secret) "), let origin, Self.isOfThisMachine(origin) else {
      _ = Self.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", to: client)
      close(client)
      return
    }
    let head = """
      HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\
      Access-Control-Allow-Origin: \(origin)\r\n\r\nretry: 200\n
      """
    state.withLock { state in
      if Self.send(head + state.event, to: client) { state.clients.append(client) }
    }
  }

  private static func header(_ name: String, of request: String) -> String? {
    for line in request.components(separatedBy: "\r\n") where line.hasPrefix(name + ": ") {
      return String(line.dropFirst(name.count + 2))
    }
    return nil
  }

  static func isOfThisMachine(_ origin: String) -> Bool {
    guard let host = URL(string: origin)?.host else { return false }
    return ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
  }

  private static func send(_ text: String, to client: Int32) -> Bool {
    var bytes = Array(text.utf8)
    let sent = Foundation.send(
      client, &bytes, bytes.count, Int32(Int(MSG_NOSIGNAL) | Int(MSG_DONTWAIT)))
    if sent == bytes.count { return true }
    close(client)
    return false
  }
}
