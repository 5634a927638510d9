extension StackState: Encodable where Element: Encodable {
  /// Writes the screens with their ids, and the id that is given next.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StackKey.self)
    try container.encode(nextID, forKey: .nextID)
    var screens = container.nestedUnkeyedContainer(forKey: .screens)
    for (id, element) in zip(ascendingIDs, self) {
      var screen = screens.nestedContainer(keyedBy: ScreenKey.self)
      try screen.encode(id, forKey: .id)
      try screen.encode(element, forKey: .state)
    }
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Reads a stack.
  ///
  /// - Throws: An error that names the id if one is negative or too high, if ids do not ascend, or if one is not
  ///   below the id given next: a screen that is pushed later would have the id of another.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StackKey.self)
    var screens = try container.nestedUnkeyedContainer(forKey: .screens)
    while !screens.isAtEnd {
      let screen = try screens.nestedContainer(keyedBy: ScreenKey.self)
      let id = try screen.decode(StackElementID.self, forKey: .id)
      guard id >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .id, in: screen,
          debugDescription: "A screen has the id \(id). Ids of a stack count from 0.")
      }
      if let last = ascendingIDs.last, last >= id {
        throw DecodingError.dataCorruptedError(
          forKey: .id, in: screen,
          debugDescription: "The id \(id) of a screen comes after \(last). Ids of a stack ascend.")
      }
      add(try screen.decode(Element.self, forKey: .state), id)
    }
    nextID = try container.decode(StackElementID.self, forKey: .nextID)
    guard (0...StackElementID.highestNext).contains(nextID) else {
      throw DecodingError.dataCorruptedError(
        forKey: .nextID, in: container,
        debugDescription: """
          The next id of a stack is \(nextID). Ids of a stack count from 0, and not beyond \
          \(StackElementID.highestNext).
          """)
    }
    if let last = ascendingIDs.last, last >= nextID {
      throw DecodingError.dataCorruptedError(
        forKey: .nextID, in: container,
        debugDescription: "The next id of a stack is \(nextID), and a screen has the id \(last).")
    }
  }
}

extension StackElementID {
  /// The highest next id that is read: as many screens can be pushed after it.
  fileprivate static let highestNext = StackElementID(Int.max / 2)
}

private enum StackKey: String, CodingKey {
  case nextID, screens
}

private enum ScreenKey: String, CodingKey {
  case id, state
}
