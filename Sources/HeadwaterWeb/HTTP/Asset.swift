import HeadwaterPortableViews
import NIOCore

/// A file that is compiled into the program. Its URL changes with its content, and browsers may therefore
/// keep it forever.
struct Asset: Sendable {
  /// The path of the file, below the path of the app.
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

  /// The script for long lists, which the other one loads when a page first needs it.
  static let lists = Asset(
    path: "headwater/lists.js", contentType: "text/javascript; charset=utf-8",
    body: PackageResources.lists_js)

  static let stylesheet = Asset(
    path: "headwater/base.css", contentType: "text/css; charset=utf-8",
    body: Array(Stylesheet.base.utf8) + PackageResources.client_css)

  static let all = [script, lists, stylesheet]

  /// The FNV-1a hash, which only has to differ for different contents.
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
