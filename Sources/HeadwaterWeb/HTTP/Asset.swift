import HeadwaterPortableViews
import NIOCore

/// A file that is compiled into the program and served under a URL that changes with its content, so
/// that browsers may keep it for good.
struct Asset: Sendable {
  /// Below the path of the app.
  let path: String
  let contentType: String
  let body: ByteBuffer
  let url: String

  init(path: String, contentType: String, body: [UInt8]) {
    self.path = path
    self.contentType = contentType
    self.body = ByteBuffer(bytes: body)
    self.url = "\(path)?\(Self.hash(body))"
  }

  static let script = Asset(
    path: "headwater/client.js", contentType: "text/javascript; charset=utf-8",
    body: PackageResources.client_js)

  static let stylesheet = Asset(
    path: "headwater/base.css", contentType: "text/css; charset=utf-8",
    body: Array(Stylesheet.base.utf8) + PackageResources.client_css)

  static let all = [script, stylesheet]

  /// FNV-1a: it only has to differ when the content does.
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
