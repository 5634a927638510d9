import Foundation

extension Asset {
  /// Reads the app's icon; nil if it has none.
  static func icon(of configuration: WebHostConfiguration) throws(WebHostError) -> Asset? {
    guard let file = configuration.icon else { return nil }
    guard let format = IconFormat(of: file) else { throw .invalidIcon(file) }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: file))
    } catch {
      throw .unreadableIcon(file, error)
    }
    return Asset(path: "headwater/icon", contentType: format.contentType, body: Array(bytes))
  }
}
