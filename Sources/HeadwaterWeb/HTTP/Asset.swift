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

  /// - Parameter version: What changes the URL; nil for the content alone.
  init(path: String, contentType: String, body: [UInt8], version: String? = nil) {
    self.path = path
    self.contentType = contentType
    self.body = ByteBuffer(bytes: body)
    gzipped = Self.isText(contentType) ? Gzip.compress(self.body) : nil
    hash = Fingerprint.text(of: body)
    url = "\(path)?\(version ?? hash)"
  }

  /// The script of each page.
  static let script = script("client", PackageResources.client_js)

  /// The scripts that others load when a page first needs them.
  static let laterScripts = laterSources.map(script)

  private static let laterSources = [
    ("lists", PackageResources.lists_js), ("keys", PackageResources.keys_js),
    ("pointer", PackageResources.pointer_js), ("motion", PackageResources.motion_js),
    ("moving", PackageResources.moving_js), ("edges", PackageResources.edges_js),
    ("screens", PackageResources.screens_js), ("storage", PackageResources.storage_js),
  ]

  /// The URL of all scripts, with `*` in place of the name. A page has one for all, which keeps it small.
  static let scriptPattern = "headwater/*.js?\(scriptVersion)"

  /// It changes with each of the scripts, and with the look of dialogs, so that a page has it once more and no other.
  private static let scriptVersion = Fingerprint.text(
    of: ([PackageResources.client_js] + laterSources.map(\.1)).flatMap(compactScript)
      + Array(Stylesheet.dialogs.utf8))

  private static func script(_ name: String, _ source: [UInt8]) -> Asset {
    // A script imports another one by its URL.
    let text = String(decoding: compactScript(source), as: UTF8.self)
      .replacing(#/from ?"\.\/(\w+)\.js"/#) { "from\"./\($0.output.1).js?\(scriptVersion)\"" }
    return Asset(
      path: "headwater/\(name).js", contentType: "text/javascript; charset=utf-8",
      body: Array(text.utf8), version: scriptVersion)
  }

  static let stylesheet = Asset(
    path: "headwater/base.css", contentType: "text/css; charset=utf-8",
    body: compact(withoutComments(Array(Stylesheet.base.utf8) + PackageResources.client_css)))

  /// The look of dialogs, which browsers load when the script first needs it.
  static let dialogs = Asset(
    path: "headwater/dialogs.css", contentType: "text/css; charset=utf-8",
    body: compact(withoutComments(Array(Stylesheet.dialogs.utf8))), version: scriptVersion)

  static let all = [script, stylesheet, dialogs] + laterScripts

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

  /// Leaves out comments, and the spaces and semicolons beside signs that mean nothing.
  ///
  /// - Parameter source: A script of ours. No regular expression in it has a space or a quote, and no statement is empty.
  private static func compactScript(_ source: [UInt8]) -> [UInt8] {
    let signs = Set(",;{}()[]=?:&|<>".utf8)
    let quotes = Set("\"'`".utf8)
    // Two of them in a row are another sign.
    let doubled = Set("+-".utf8)
    var code: [UInt8] = []
    var quote: UInt8?
    let text = withoutComments(source)
    for (place, byte) in text.enumerated() {
      if let open = quote {
        if byte == open, !isEscaped(code) { quote = nil }
      } else if quotes.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: " "), let before = code.last, place + 1 < text.count {
        let after = text[place + 1]
        if signs.contains(before) || signs.contains(after)
          || doubled.contains(before) != doubled.contains(after)
        {
          continue
        }
      } else if byte == UInt8(ascii: "}"), code.last == UInt8(ascii: ";") {
        code.removeLast()
      }
      code.append(byte)
    }
    return code
  }

  private static func isEscaped(_ code: [UInt8]) -> Bool {
    code.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
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
