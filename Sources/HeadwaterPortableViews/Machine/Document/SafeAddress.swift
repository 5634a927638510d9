/// Decides whether a link may have an address.
enum SafeAddress {
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Returns the address without control characters and spaces; nil if it could do anything except open a
  /// page, write a mail or call a number.
  static func address(_ text: String) -> String? {
    // Browsers skip these characters, so "java\tscript:" would run a script.
    let visible = text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7f }
    let address = String(String.UnicodeScalarView(visible))
    // A colon and an accent after it are one `Character`.
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return address }
    let scheme = String(Substring(address.utf8[..<colon]))
    guard scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) }) else {
      // The colon is in a path or a query: the address is relative.
      return address
    }
    return schemes.contains(scheme.lowercased()) ? address : nil
  }
}
