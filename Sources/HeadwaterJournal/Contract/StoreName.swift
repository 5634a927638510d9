/// The name of a journaled store, such as "board/42".
///
/// The part before the first "/" is the kind of the store. Two names are one if they have the same bytes in UTF-8.
public struct StoreName: Hashable, Sendable, CustomStringConvertible {
  /// The longest name, in bytes of UTF-8.
  public static let longest = 512

  /// The name.
  public let text: String

  /// Makes a name.
  ///
  /// - Parameter text: The text: not empty, without a null character, and at most ``longest`` bytes.
  /// - Throws: ``JournalError`` with the reason ``JournalError/Reason/name``.
  public init(_ text: String) throws(JournalError) {
    let length = text.utf8.count
    guard length > 0, length <= Self.longest, !text.utf8.contains(0) else {
      throw .name(text, longest: Self.longest)
    }
    self.text = text
  }

  /// The part before the first "/"; the whole name if it has none.
  public var kind: String { String(text.prefix { $0 != "/" }) }

  public var description: String { text }

  /// What is wrong with so many names of a journal; nil if there are none.
  package static func problem(with count: Int) -> String? {
    if count == 0 { return nil }
    return """
      Of the names of stores, \(count) \(count == 1 ? "is" : "are") no text of 1 to \(longest) bytes in UTF-8.
      """
  }

  // A text compares by what it looks like, and databases compare bytes: "é" as one scalar and as two.
  public static func == (one: StoreName, other: StoreName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
