extension Loadable: Decodable where Value: Decodable {
  private enum Name: CodingKey {
    case neverLoaded, loading, loaded, failed
  }

  private enum Part: String, CodingKey {
    case first = "_0"
    case previous
  }

  /// Decodes what is written of a value that is loaded.
  ///
  /// By hand, since a previous value that is nil itself is read as none otherwise.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.typeMismatch(
        Loadable.self,
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "A Loadable has one case, and there are \(container.allKeys.count)."))
    }
    let parts = try container.nestedContainer(keyedBy: Part.self, forKey: name)
    switch name {
    case .neverLoaded: self = .neverLoaded
    case .loading: self = .loading(previous: try parts.decodeKept(Value.self, forKey: .previous))
    case .loaded: self = .loaded(try parts.decode(Value.self, forKey: .first))
    case .failed:
      self = .failed(
        try parts.decode(String.self, forKey: .first),
        previous: try parts.decodeKept(Value.self, forKey: .previous))
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value if there is one. Unlike `decodeIfPresent`, it keeps an optional value that is nil itself.
  func decodeKept<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard contains(key) else { return nil }
    if !(type is any AnyOptional.Type), try decodeNil(forKey: key) { return nil }
    return try decode(type, forKey: key)
  }
}

private protocol AnyOptional {}

extension Optional: AnyOptional {}
