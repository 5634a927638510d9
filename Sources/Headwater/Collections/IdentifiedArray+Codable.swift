extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements like an array of them.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable {
  /// Decodes an array of elements.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if several elements have the same id, with these ids and their
  ///   positions. To accept such data, decode an `[Element]` and make an identified array from it: of several
  ///   elements with the same id, it keeps the last.
  public init(from decoder: any Decoder) throws {
    let elements = try ContiguousArray<Element>(from: decoder)
    self.init(elements)
    guard count < elements.count else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: Self.complaint(aboutIDsOf: elements)))
  }

  private static func complaint(aboutIDsOf elements: ContiguousArray<Element>) -> String {
    let places = Dictionary(grouping: elements.indices) { elements[$0].id }
      .filter { $0.value.count > 1 }.sorted { $0.value[0] < $1.value[0] }
    let named = places.prefix(mostNamed).map { id, places in
      "\(id) at the places \(places.map(String.init).joined(separator: ", "))"
    }
    let others = places.count > mostNamed ? ", and \(places.count - mostNamed) more" : ""
    return
      "Elements of an identified array have the same id: \(named.joined(separator: "; "))\(others). "
      + "Give each an id of its own, or decode an array, from which an identified array can be made: "
      + "of several elements under one id it keeps the last."
  }

  /// The maximum number of ids in a message.
  private static var mostNamed: Int { 10 }
}
