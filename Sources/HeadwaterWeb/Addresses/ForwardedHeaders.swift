/// Reads what proxies tell about whom they forward for, the nearest hop first.
///
/// Each proxy adds whom it heard from at the right; what stands further left came from further away and
/// may be anybody's invention, so that nothing is read but from the right. A hop that is no address,
/// such as `unknown` or a name, is nil.
///
/// - `X-Forwarded-For: 203.0.113.7, 198.51.100.2`
/// - `Forwarded: for=203.0.113.7, for="[2001:db8::1]:4711";proto=https` (RFC 7239)
enum ForwardedHeaders {
  /// The hops in the values of `X-Forwarded-For`.
  static func hops(forwardedFor values: [String]) -> [NetworkAddress?] {
    values.reversed().flatMap { value in
      value.split(separator: ",", omittingEmptySubsequences: false).reversed().prefix(mostHops)
        .map { node($0) }
    }
  }

  /// The hops in the values of `Forwarded`.
  static func hops(forwarded values: [String]) -> [NetworkAddress?] {
    values.reversed().flatMap { value in
      fromRight(value, separator: ",").prefix(mostHops).map { element in
        let pairs = fromRight(element, separator: ";").map { $0.trimmingSpaces() }
        let told = pairs.filter { $0.lowercased().hasPrefix("for=") }
        // Told twice, it is told by nobody.
        return told.count == 1 ? node(unquoted(told[0].dropFirst(4))) : nil
      }
    }
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

  /// Whether it is nothing, or a colon and a port.
  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || (text.first == ":" && UInt16(text.dropFirst()) != nil)
  }

  private static func unquoted(_ text: Substring) -> Substring {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
    return text.dropFirst().dropLast()
  }

  /// The parts of a text, the last one first, where separators inside quotes are none.
  ///
  /// Quotes are matched from the right too, so that one that a client has left open spoils only what
  /// stands on its left. An escaped quote has no place in an address.
  private static func fromRight(_ text: some StringProtocol, separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(text)
    var isQuoted = false
    for index in rest.indices.reversed() {
      if rest[index] == "\"" { isQuoted.toggle() }
      guard rest[index] == separator, !isQuoted else { continue }
      parts.append(rest[index...].dropFirst())
      rest = rest[..<index]
    }
    return parts + [rest]
  }

  /// More are in no chain of proxies.
  private static let mostHops = 32
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...end]
  }
}
