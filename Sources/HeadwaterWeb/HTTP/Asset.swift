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
  static let script = script("client", pageSource)

  /// The scripts that others load when a page first needs them.
  static let laterScripts = laterSources.map(script)

  /// The scripts with the texts of the page's script in other languages, by the tags of these.
  static let words: [String: Asset] = {
    let code = importing(wordsSource)
    var scripts: [String: Asset] = [:]
    for catalogue in Catalogue.translations {
      let language = catalogue.language
      scripts[language] = module("words-\(language)", code + ScriptWords.call(with: catalogue))
    }
    return scripts
  }()

  /// The source of those scripts, apart from the texts.
  private static let wordsSource = CompactSource.script(PackageResources.words_js)

  private static let pageSource = PageScript.join(
    PageScript.parts, for: laterSources.map(\.1) + [PackageResources.words_js])

  private static let laterSources = [
    ("lists", PackageResources.lists_js), ("keys", PackageResources.keys_js),
    ("pointer", PackageResources.pointer_js), ("motion", PackageResources.motion_js),
    ("moving", PackageResources.moving_js), ("edges", PackageResources.edges_js),
    ("screens", PackageResources.screens_js), ("storage", PackageResources.storage_js),
    ("choices", PackageResources.choices_js), ("copying", PackageResources.copying_js),
    ("texts", PackageResources.texts_js), ("focus", PackageResources.focus_js),
    ("menus", PackageResources.menus_js), ("notices", PackageResources.notices_js),
    ("entries", PackageResources.entries_js), ("note", PackageResources.note_js),
    ("turns", PackageResources.turns_js), ("returning", PackageResources.returning_js),
    ("dialogs", PackageResources.dialogs_js), ("unanswered", PackageResources.unanswered_js),
  ]

  /// The URL of all scripts, with `*` in place of the name. A page has one for all, which keeps it small.
  static let scriptPattern = "headwater/*.js?\(scriptVersion)"

  /// It changes with each of the scripts, and with the look of dialogs, so that a page has it once more and no other.
  private static let scriptVersion: String = {
    let scripts = ([pageSource] + laterSources.map(\.1)).flatMap(CompactSource.script)
    let words = Catalogue.translations.flatMap(ScriptWords.call(with:))
    let look = Array(Stylesheet.dialogs.utf8)
    return Fingerprint.text(of: [scripts, wordsSource, words, look].joined())
  }()

  private static func script(_ name: String, _ source: [UInt8]) -> Asset {
    module(name, importing(CompactSource.script(source)))
  }

  private static func module(_ name: String, _ code: [UInt8]) -> Asset {
    Asset(
      path: "headwater/\(name).js", contentType: "text/javascript; charset=utf-8", body: code,
      version: scriptVersion)
  }

  /// Returns a script that imports from the addresses of others.
  private static func importing(_ code: [UInt8]) -> [UInt8] {
    // A script imports another one by its URL, and all parts of that of the page by one.
    let text = String(decoding: code, as: UTF8.self)
      .replacing(#/from ?"\.\/Page\/\w+\.js"/#, with: "from\"./client.js\"")
      .replacing(#/from ?"\.\/(\w+)\.js"/#) { "from\"./\($0.output.1).js?\(scriptVersion)\"" }
    return Array(text.utf8)
  }

  static let stylesheet = Asset(
    path: "headwater/base.css", contentType: "text/css; charset=utf-8",
    body: CompactSource.stylesheet(Array(Stylesheet.base.utf8) + PackageResources.client_css))

  /// The look of dialogs, which browsers load when the script first needs it.
  static let dialogs = Asset(
    path: "headwater/dialogs.css", contentType: "text/css; charset=utf-8",
    body: CompactSource.stylesheet(Array(Stylesheet.dialogs.utf8)), version: scriptVersion)

  static let all: [Asset] = [script, stylesheet, dialogs] + laterScripts + Array(words.values)

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
