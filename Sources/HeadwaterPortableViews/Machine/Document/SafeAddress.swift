/// Decides which addresses a link may have.
enum SafeAddress {
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// The address without control characters and spaces at its ends, or nil if it could do anything
  /// but open a page, write a mail or call a number.
  static func address(_ text: String) -> String? {
    // Browsers skip these characters, so "java\tscript:" would be a script.
    let visible = text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7f }
    let address = String(String.UnicodeScalarView(visible))
    guard let colon = address.firstIndex(of: ":") else { return address }
    let scheme = address[..<colon]
    guard scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) }) else {
      // The colon stands in a path or a query: the address is relative.
      return address
    }
    return schemes.contains(scheme.lowercased()) ? address : nil
  }
}
