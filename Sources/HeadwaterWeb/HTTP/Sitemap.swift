import Foundation
import HeadwaterPortableViews

/// A list of addresses for search engines, in the form of [sitemaps.org](https://www.sitemaps.org/protocol.html).
struct Sitemap {
  /// Where it is, below the path of the app.
  static let address = "sitemap.xml"
  /// The most addresses that the protocol allows.
  static let limit = 50_000

  /// The whole addresses, each once.
  let addresses: [String]
  /// The number of addresses above the limit.
  let leftOut: Int

  /// - Parameters:
  ///   - addresses: The addresses, below that of the app. What is no address is left out.
  ///   - root: The address of the app, with its scheme and host.
  init(_ addresses: [String], below root: String) {
    let base = URL(string: root)
    var known: Set<String> = []
    let all = addresses.compactMap { address -> String? in
      guard let url = URL(string: address.isEmpty ? "." : address, relativeTo: base),
        url.absoluteString.hasPrefix(root)
      else { return nil }
      let text = url.absoluteString
      return known.insert(text).inserted ? text : nil
    }
    self.addresses = Array(all.prefix(Self.limit))
    leftOut = max(0, all.count - Self.limit)
  }

  var xml: String {
    let entries = addresses.map { "<url><loc>\(HTMLWriter.escaped($0))</loc></url>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(entries)</urlset>

      """
  }
}
