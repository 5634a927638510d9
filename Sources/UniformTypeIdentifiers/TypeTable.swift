/// What is known of a type.
struct TypeRow: Sendable {
  let parents: [String]
  let endings: [String]
  let media: String?
}

/// The known types by their names.
enum TypeTable {
  /// The names in the order in which endings are looked for.
  static let names = rows.keys.sorted()

  static let rows: [String: TypeRow] = [
    "public.item": TypeRow(
      parents: [], endings: [], media: nil),
    "public.content": TypeRow(
      parents: [], endings: [], media: nil),
    "public.data": TypeRow(
      parents: ["public.item"], endings: [], media: nil),
    "public.directory": TypeRow(
      parents: ["public.item"], endings: [], media: nil),
    "public.folder": TypeRow(
      parents: ["public.directory"], endings: [], media: nil),
    "public.url": TypeRow(
      parents: ["public.data"], endings: [], media: nil),
    "public.file-url": TypeRow(
      parents: ["public.url"], endings: [], media: nil),
    "public.text": TypeRow(
      parents: ["public.data", "public.content"], endings: [], media: nil),
    "public.plain-text": TypeRow(
      parents: ["public.text"], endings: ["txt", "text"], media: "text/plain"),
    "public.utf8-plain-text": TypeRow(
      parents: ["public.plain-text"], endings: [], media: nil),
    "public.rtf": TypeRow(
      parents: ["public.text"], endings: ["rtf"], media: "text/rtf"),
    "public.html": TypeRow(
      parents: ["public.text"], endings: ["html", "htm"], media: "text/html"),
    "public.xml": TypeRow(
      parents: ["public.text"], endings: ["xml"], media: "application/xml"),
    "public.json": TypeRow(
      parents: ["public.text"], endings: ["json"], media: "application/json"),
    "public.yaml": TypeRow(
      parents: ["public.text"], endings: ["yaml", "yml"], media: "application/x-yaml"),
    "public.comma-separated-values-text": TypeRow(
      parents: ["public.text"], endings: ["csv"], media: "text/csv"),
    "public.tab-separated-values-text": TypeRow(
      parents: ["public.text"], endings: ["tsv"], media: "text/tab-separated-values"),
    "public.source-code": TypeRow(
      parents: ["public.plain-text"], endings: [], media: nil),
    "public.swift-source": TypeRow(
      parents: ["public.source-code"], endings: ["swift"], media: "text/x-swift"),
    "public.image": TypeRow(
      parents: ["public.data", "public.content"], endings: [], media: nil),
    "public.png": TypeRow(
      parents: ["public.image"], endings: ["png"], media: "image/png"),
    "public.jpeg": TypeRow(
      parents: ["public.image"], endings: ["jpeg", "jpg"], media: "image/jpeg"),
    "com.compuserve.gif": TypeRow(
      parents: ["public.image"], endings: ["gif"], media: "image/gif"),
    "org.webmproject.webp": TypeRow(
      parents: ["public.image"], endings: ["webp"], media: "image/webp"),
    "public.heic": TypeRow(
      parents: ["public.image"], endings: ["heic"], media: "image/heic"),
    "public.tiff": TypeRow(
      parents: ["public.image"], endings: ["tiff", "tif"], media: "image/tiff"),
    "com.microsoft.bmp": TypeRow(
      parents: ["public.image"], endings: ["bmp"], media: "image/bmp"),
    "public.svg-image": TypeRow(
      parents: ["public.image"], endings: ["svg"], media: "image/svg+xml"),
    "com.adobe.pdf": TypeRow(
      parents: ["public.data", "public.content"], endings: ["pdf"], media: "application/pdf"),
    "public.audiovisual-content": TypeRow(
      parents: ["public.data", "public.content"], endings: [], media: nil),
    "public.movie": TypeRow(
      parents: ["public.audiovisual-content"], endings: [], media: nil),
    "public.video": TypeRow(
      parents: ["public.movie"], endings: [], media: nil),
    "public.mpeg-4": TypeRow(
      parents: ["public.movie"], endings: ["mp4"], media: "video/mp4"),
    "com.apple.quicktime-movie": TypeRow(
      parents: ["public.movie"], endings: ["mov"], media: "video/quicktime"),
    "public.audio": TypeRow(
      parents: ["public.audiovisual-content"], endings: [], media: nil),
    "public.mp3": TypeRow(
      parents: ["public.audio"], endings: ["mp3"], media: "audio/mpeg"),
    "com.microsoft.waveform-audio": TypeRow(
      parents: ["public.audio"], endings: ["wav"], media: "audio/vnd.wave"),
    "public.mpeg-4-audio": TypeRow(
      parents: ["public.audio"], endings: ["m4a"], media: "audio/mp4"),
    "public.archive": TypeRow(
      parents: ["public.data"], endings: [], media: nil),
    "public.zip-archive": TypeRow(
      parents: ["public.archive"], endings: ["zip"], media: "application/zip"),
    "org.gnu.gnu-zip-archive": TypeRow(
      parents: ["public.archive"], endings: ["gz"], media: "application/gzip"),
    "com.apple.property-list": TypeRow(
      parents: ["public.data"], endings: ["plist"], media: nil),
  ]
}

extension UTType {
  /// Anything that is stored.
  public static var item: UTType { UTType(named: "public.item") }
  /// Anything that a person looks at.
  public static var content: UTType { UTType(named: "public.content") }
  /// Bytes.
  public static var data: UTType { UTType(named: "public.data") }
  /// A folder or a package.
  public static var directory: UTType { UTType(named: "public.directory") }
  /// A folder.
  public static var folder: UTType { UTType(named: "public.folder") }
  /// An address.
  public static var url: UTType { UTType(named: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(named: "public.file-url") }
  /// Any text.
  public static var text: UTType { UTType(named: "public.text") }
  /// A text without a format.
  public static var plainText: UTType { UTType(named: "public.plain-text") }
  /// A text in UTF-8.
  public static var utf8PlainText: UTType { UTType(named: "public.utf8-plain-text") }
  /// A text with a format.
  public static var rtf: UTType { UTType(named: "public.rtf") }
  /// A page.
  public static var html: UTType { UTType(named: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(named: "public.xml") }
  /// JSON.
  public static var json: UTType { UTType(named: "public.json") }
  /// YAML.
  public static var yaml: UTType { UTType(named: "public.yaml") }
  /// A table with commas.
  public static var commaSeparatedText: UTType {
    UTType(named: "public.comma-separated-values-text")
  }
  /// A table with tabs.
  public static var tabSeparatedText: UTType { UTType(named: "public.tab-separated-values-text") }
  /// The source of a program.
  public static var sourceCode: UTType { UTType(named: "public.source-code") }
  /// Swift.
  public static var swiftSource: UTType { UTType(named: "public.swift-source") }
  /// Any picture.
  public static var image: UTType { UTType(named: "public.image") }
  /// A picture in PNG.
  public static var png: UTType { UTType(named: "public.png") }
  /// A picture in JPEG.
  public static var jpeg: UTType { UTType(named: "public.jpeg") }
  /// A picture in GIF.
  public static var gif: UTType { UTType(named: "com.compuserve.gif") }
  /// A picture in WebP.
  public static var webP: UTType { UTType(named: "org.webmproject.webp") }
  /// A picture in HEIC.
  public static var heic: UTType { UTType(named: "public.heic") }
  /// A picture in TIFF.
  public static var tiff: UTType { UTType(named: "public.tiff") }
  /// A picture in BMP.
  public static var bmp: UTType { UTType(named: "com.microsoft.bmp") }
  /// A drawing in SVG.
  public static var svg: UTType { UTType(named: "public.svg-image") }
  /// A document in PDF.
  public static var pdf: UTType { UTType(named: "com.adobe.pdf") }
  /// Sounds or moving pictures.
  public static var audiovisualContent: UTType { UTType(named: "public.audiovisual-content") }
  /// Moving pictures.
  public static var movie: UTType { UTType(named: "public.movie") }
  /// Moving pictures without sounds.
  public static var video: UTType { UTType(named: "public.video") }
  /// Moving pictures in MPEG-4.
  public static var mpeg4Movie: UTType { UTType(named: "public.mpeg-4") }
  /// Moving pictures in QuickTime.
  public static var quickTimeMovie: UTType { UTType(named: "com.apple.quicktime-movie") }
  /// Sounds.
  public static var audio: UTType { UTType(named: "public.audio") }
  /// Sounds in MP3.
  public static var mp3: UTType { UTType(named: "public.mp3") }
  /// Sounds in WAV.
  public static var wav: UTType { UTType(named: "com.microsoft.waveform-audio") }
  /// Sounds in MPEG-4.
  public static var mpeg4Audio: UTType { UTType(named: "public.mpeg-4-audio") }
  /// Several files in one.
  public static var archive: UTType { UTType(named: "public.archive") }
  /// Several files in ZIP.
  public static var zip: UTType { UTType(named: "public.zip-archive") }
  /// A file in gzip.
  public static var gzip: UTType { UTType(named: "org.gnu.gnu-zip-archive") }
  /// A property list.
  public static var propertyList: UTType { UTType(named: "com.apple.property-list") }
}
