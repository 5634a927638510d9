extension NavigationPath {
  /// The path as something that can be saved; nil as long as one of its values is not `Codable`, or
  /// is of a type that can't be found by its name, as some private ones.
  public var codable: CodableRepresentation? {
    var entries: [CodableRepresentation.Entry] = []
    for value in values {
      guard let value = value.base as? any Hashable & Codable,
        let entry = CodableRepresentation.Entry(value)
      else { return nil }
      entries.append(entry)
    }
    return CodableRepresentation(entries: entries)
  }

  /// Makes the path that was saved.
  public init(_ codable: CodableRepresentation) {
    values = codable.entries.map(\.value)
  }

  /// A path whose values are all `Codable`.
  ///
  /// - It is written as pairs of texts: the name of a value's type, and the value as JSON, the
  ///   topmost screen first.
  /// - The name is that of the type in the program, so renaming or moving a type makes what was
  ///   saved before unreadable: decoding then throws an error that says so.
  /// - What is decoded names types of the program: read it from your own storage only, never from
  ///   what a person sends.
  public struct CodableRepresentation {
    struct Entry {
      let value: AnyHashable
      let typeName: String
    }

    let entries: [Entry]
  }
}

extension NavigationPath.CodableRepresentation.Entry {
  /// Nil for types that can't be found by their name again, as some private ones.
  init?<Value: Hashable & Codable>(_ value: Value) {
    guard let name = _mangledTypeName(Value.self), _typeByName(name) == Value.self else {
      return nil
    }
    self.value = AnyHashable(value)
    typeName = name
  }

  func json() throws -> String {
    guard let value = value.base as? any Encodable else { return "null" }
    return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  /// Nil when there is no type of the name whose values can be on a path.
  init?(typeName: String, json: String) throws {
    func decode<Value: Hashable & Codable>(_ type: Value.Type) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }
    guard let type = _typeByName(typeName) as? any (Hashable & Codable).Type else { return nil }
    self.typeName = typeName
    value = try decode(type)
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether two paths have equal values.
  public static func == (left: Self, right: Self) -> Bool {
    left.entries.map(\.value) == right.entries.map(\.value)
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads a path.
  ///
  /// - Throws: `DecodingError`, which names the type where there is none of the name any more.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var entries: [Entry] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let json = try container.decode(String.self)
      guard let entry = try Entry(typeName: name, json: json) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: """
            The path has a value of type \(name), and the program has no type of that name that is \
            Hashable and Codable. It may have been renamed since the path was saved: begin with an \
            empty path.
            """)
      }
      entries.append(entry)
    }
    self.entries = entries.reversed()
  }

  /// Writes the path.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in entries.reversed() {
      try container.encode(entry.typeName)
      try container.encode(try entry.json())
    }
  }
}
