/// The cookie by which a page that is being left says which session is its own, for a few seconds.
///
/// A browser asks for a page anew before it has left the former document, whose session still has its socket then. The
/// new page takes its place.
enum LeavingCookie {
  static let name = "headwater-leaving"

  /// The short name of the session of the page that is being left; nil if there is none. The whole one stays in the page,
  /// since nobody else may know it.
  static func session(in headers: [String]) -> String? {
    let start = "\(name)="
    return BrowserCookie.pairs(of: headers).first { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
  }
}
