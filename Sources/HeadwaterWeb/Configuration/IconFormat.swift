/// The format of an icon, by the end of its file's name.
enum IconFormat: String {
  case svg, png, ico

  init?(of file: String) {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    self.init(rawValue: file[file.index(after: dot)...].lowercased())
  }

  var contentType: String {
    switch self {
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .ico: "image/x-icon"
    }
  }
}
