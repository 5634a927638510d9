import HTTPTypes
import HeadwaterPortableViews
import Hummingbird
import NIOCore

/// A file that the host serves as it is. Its URL changes with its content, and browsers may therefore keep it
/// forever.
struct Asset: Sendable {
  /// The path of the file, below the path of the app.
  let path: String
  let contentType: String
  let body: ByteBuffer
  /// The body in the format of gzip, compressed once; nil if that is not smaller.
  let gzipped: ByteBuffer?
  let url: String
  private let hash: String

  init(path: String, contentType: String, body: [UInt8]) {
    self.path = path
    self.contentType = contentType
    self.body = ByteBuffer(bytes: body)
    gzipped = Self.isText(contentType) ? Gzip.compress(self.body) : nil
    hash = Fingerprint.text(of: body)
    url = "\(path)?\(hash)"
  }

  static let script = Asset(
    path: "headwater/client.js", contentType: "text/javascript; charset=utf-8",
    body: withoutComments(PackageResources.client_js))

  /// The script for long lists, which the other one loads when a page first needs it.
  static let lists = Asset(
    path: "headwater/lists.js", contentType: "text/javascript; charset=utf-8",
    body: naming(keys, in: withoutComments(PackageResources.lists_js)))

  /// The script for the keys of long lists, which the one for long lists imports.
  static let keys = Asset(
    path: "headwater/keys.js", contentType: "text/javascript; charset=utf-8",
    body: withoutComments(PackageResources.keys_js))

  /// The script for drags, long presses and context menus, which the first one loads where there are some.
  static let pointer = Asset(
    path: "headwater/pointer.js", contentType: "text/javascript; charset=utf-8",
    body: withoutComments(PackageResources.pointer_js))

  /// The script for motion, which the first one loads with the first tap.
  static let motion = Asset(
    path: "headwater/motion.js", contentType: "text/javascript; charset=utf-8",
    body: withoutComments(PackageResources.motion_js))

  /// The script for rows that are dragged, which the first one loads when such a row is pressed.
  static let moving = Asset(
    path: "headwater/moving.js", contentType: "text/javascript; charset=utf-8",
    body: withoutComments(PackageResources.moving_js))

  /// The script that scrolls at the edges, which that for drags loads with the first one.
  static let edges = Asset(
    path: "headwater/edges.js", contentType: "text/javascript; charset=utf-8",
    body: withoutComments(PackageResources.edges_js))

  /// The script for screens without an address, which the first one loads when there is one.
  static let screens = Asset(
    path: "headwater/screens.js", contentType: "text/javascript; charset=utf-8",
    body: withoutComments(PackageResources.screens_js))

  /// The script for stored values, which the first one loads when there are some.
  static let storage = Asset(
    path: "headwater/storage.js", contentType: "text/javascript; charset=utf-8",
    body: withoutComments(PackageResources.storage_js))

  static let stylesheet = Asset(
    path: "headwater/base.css", contentType: "text/css; charset=utf-8",
    body: compact(withoutComments(Array(Stylesheet.base.utf8) + PackageResources.client_css)))

  static let all = [
    script, lists, keys, motion, moving, pointer, edges, screens, storage, stylesheet,
  ]

  /// Leaves out comments that have lines of their own, types in comments, the spaces before lines, and line ends that
  /// mean nothing. They are for those who read the source, and make up a third of the script on the wire.
  ///
  /// - Parameter source: A script or a style sheet of ours. None of its texts has several lines, and no comment stands
  ///   behind code.
  private static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var isInComment = false
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n").compactMap { line in
      let code = line.drop { $0 == " " }
      if isInComment || (code.hasPrefix("/*") && !code.contains("*/")) {
        isInComment = !code.contains("*/")
        return nil as Substring?
      }
      let isComment = code.hasPrefix("//") || (code.hasPrefix("/*") && code.hasSuffix("*/"))
      return isComment ? nil : code
    }
    var text = ""
    for line in lines {
      text += line.replacing(#/\/\*\* @type .*?\*\/ ?/#, with: "")
      if let last = line.last, !"{([,;".contains(last) { text += "\n" }
    }
    return Array(text.utf8)
  }

  /// Names a script in an import of another one by its URL, which changes with its content.
  private static func naming(_ asset: Asset, in source: [UInt8]) -> [UInt8] {
    let name = asset.path.replacing("headwater/", with: "./")
    let url = asset.url.replacing("headwater/", with: "./")
    let text = String(decoding: source, as: UTF8.self)
    return Array(text.replacing("\"\(name)\"", with: "\"\(url)\"").utf8)
  }

  /// Leaves out the spaces and line ends of a style sheet of ours that mean nothing.
  private static func compact(_ source: [UInt8]) -> [UInt8] {
    var text = String(decoding: source, as: UTF8.self).replacing("\n", with: " ")
    for sign in ["{", "}", ":", ";", ",", ">"] {
      text = text.replacing("\(sign) ", with: sign)
      // A space in front of a colon separates two parts of a selector.
      if sign != ":" { text = text.replacing(" \(sign)", with: sign) }
    }
    return Array(text.replacing(";}", with: "}").utf8)
  }

  /// Answers a request for the file, with the encoding that the client reads.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - prefix: The path of the app.
  func response(to request: Request, below prefix: PathPrefix) -> Response {
    // Only the URL with the right hash always has this content.
    let isCurrent = request.head.path == prefix.text + url
    let gzipped = Gzip.isAccepted(by: request.headers[values: .acceptEncoding]) ? gzipped : nil
    let tag = gzipped == nil ? "\"\(hash)\"" : "\"\(hash)-gzip\""
    var headers: HTTPFields = [
      .contentType: contentType, .eTag: tag, .vary: "Accept-Encoding",
      .cacheControl: isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if isKnown(tag, to: request) { return Response(status: .notModified, headers: headers) }
    if gzipped != nil { headers[.contentEncoding] = "gzip" }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: gzipped ?? body))
  }

  private func isKnown(_ tag: String, to request: Request) -> Bool {
    let known = request.headers[values: .ifNoneMatch].joined(separator: ",").split(separator: ",")
    return known.contains { entry in
      let entry = entry.filter { $0 != " " && $0 != "\t" }
      return entry == "*" || entry == tag || entry == "W/\(tag)"
    }
  }

  private static func isText(_ contentType: String) -> Bool {
    contentType.hasPrefix("text/") || contentType == "image/svg+xml"
  }
}
