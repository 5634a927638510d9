extension NavigationPath {
  /// The path in a form that can be saved; nil if one of its values isn't `Codable`, or if its type can't be
  /// found by name, as is the case for some private types.
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

  /// Makes a path from its saved form.
  public init(_ codable: CodableRepresentation) {
    values = codable.entries.map(\.value)
  }

  /// A path whose values are all `Codable`.
  ///
  /// - The saved form consists of pairs of texts, the topmost screen first: the name of a value's type,
  ///   and the value as JSON.
  /// - The name is that of the type in the program. If a type is renamed or moved, older saved paths can't be
  ///   read, and decoding throws an error that explains the reason.
  /// - A saved path names types of the program. Read it only from your own storage, never from data that a
  ///   person sends.
  public struct CodableRepresentation {
    struct Entry {
      let value: AnyHashable
      let typeName: String
    }

    let entries: [Entry]
  }
}

extension NavigationPath.CodableRepresentation.Entry {
  /// Returns nil for types that can't be found by name, such as some private types.
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

  /// Returns nil if there is no type with the name whose values can be on a path.
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
  /// - Throws: `DecodingError`. It names the type if the program no longer has a type with this name.
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
