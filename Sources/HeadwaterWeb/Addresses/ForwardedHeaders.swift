/// Reads the hops of a request from the headers of proxies, the nearest hop first.
///
/// Each proxy appends its client at the right. Values further left come from further away, and the client
/// may have invented them. Headers are therefore read from the right, and only up to 32 hops and 4 KiB in
/// all, which is more than a chain of proxies has. A hop that is no address, such as `unknown` or a name,
/// is nil, and so is one that is only partly within those bytes.
///
/// - `X-Forwarded-For: 203.0.113.7, 198.51.100.2`
/// - `Forwarded: for=203.0.113.7, for="[2001:db8::1]:4711";proto=https` (RFC 7239)
enum ForwardedHeaders {
  /// The hops in the values of `X-Forwarded-For`.
  static func hops(forwardedFor values: [String]) -> [NetworkAddress?] {
    hops(in: values, minding: nil, node)
  }

  /// The hops in the values of `Forwarded`.
  static func hops(forwarded values: [String]) -> [NetworkAddress?] {
    hops(in: values, minding: "\"") { element in
      let told = PartsFromRight(of: element, separator: ";", minding: "\"")
        .map { $0.trimmingSpaces() }
        .filter { $0.prefix(4).lowercased() == "for=" }
      // A hop with two values has none that can be trusted.
      return told.count == 1 ? node(unquoted(told[0].dropFirst(4))) : nil
    }
  }

  private static func hops(
    in values: [String], minding quote: Unicode.Scalar?, _ hop: (Substring) -> NetworkAddress?
  ) -> [NetworkAddress?] {
    var hops: [NetworkAddress?] = []
    var bytesLeft = mostBytes
    for value in values.reversed() {
      guard bytesLeft > 0 else { break }
      let end = value.utf8.suffix(bytesLeft)
      bytesLeft -= end.count
      for part in PartsFromRight(of: Substring(end), separator: ",", minding: quote) {
        guard hops.count < mostHops else { return hops }
        let isCut = part.startIndex == end.startIndex && end.startIndex > value.startIndex
        hops.append(isCut ? nil : hop(part))
      }
    }
    return hops
  }

  /// Reads `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:80`.
  private static func node(_ text: Substring) -> NetworkAddress? {
    let text = text.trimmingSpaces()
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]"), isPort(text[end...].dropFirst()) else { return nil }
      return NetworkAddress(text[..<end].dropFirst())
    }
    if let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon {
      return isPort(text[colon...]) ? NetworkAddress(text[..<colon]) : nil
    }
    return NetworkAddress(text)
  }

  /// Whether a text is empty, or a colon and a port.
  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || (text.first == ":" && UInt16(text.dropFirst()) != nil)
  }

  private static func unquoted(_ text: Substring) -> Substring {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
    return text.dropFirst().dropLast()
  }

  /// No chain of proxies has more.
  private static let mostHops = 32
  private static let mostBytes = 4 * 1024
}

/// The parts of a text between separators, the last one first, found lazily. Separators inside quotes do
/// not count.
///
/// Quotes are matched from the right too: one that a client has left open affects only the text on its
/// left. An address contains no escaped quote.
private struct PartsFromRight: Sequence, IteratorProtocol {
  private var rest: Substring?
  private let separator: UInt8
  private let quote: UInt8?

  init(of text: Substring, separator: Unicode.Scalar, minding quote: Unicode.Scalar?) {
    rest = text
    self.separator = UInt8(ascii: separator)
    self.quote = quote.map { UInt8(ascii: $0) }
  }

  mutating func next() -> Substring? {
    guard let text = rest else { return nil }
    var isQuoted = false
    var index = text.endIndex
    while index > text.startIndex {
      let end = index
      index = text.utf8.index(before: index)
      if text.utf8[index] == quote { isQuoted.toggle() }
      guard text.utf8[index] == separator, !isQuoted else { continue }
      rest = text[..<index]
      return text[end...]
    }
    rest = nil
    return text
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...end]
  }
}
