/// Checks numbers that a program counts on from, when it decodes them.
enum DecodedCount {
  /// No program counts so far. From here, it can count on without an overflow.
  private static var largest: Int { Int.max / 2 }

  /// - Throws: `DecodingError.dataCorrupted` for a number to which no program has counted.
  static func check(
    _ count: Int, name: @autoclosure () -> String, _ decoder: any Decoder
  ) throws {
    guard !(0...largest).contains(count) else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "\(count) is \(name()). It is a count, from 0 to \(largest)."))
  }
}
