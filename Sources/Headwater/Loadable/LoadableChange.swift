extension Loadable {
  /// What happens to a value that is loaded.
  public enum Change {
    /// Loading begins. The current value is kept as the previous one.
    case loading

    /// The value has arrived.
    case loaded(Value)

    /// Loading failed, for this reason. The value that is there then is kept as the previous one.
    case failed(String)

    /// Loading was cancelled. The value from before is the loaded one again, if there was one.
    case cancelled
  }

  /// Changes the value.
  public mutating func apply(_ change: Change) {
    switch change {
    case .loading: startLoading()
    case .loaded(let value): self = .loaded(value)
    case .failed(let reason): fail(reason)
    case .cancelled:
      if case .loading(let previous) = self { self = previous.map { .loaded($0) } ?? .neverLoaded }
    }
  }
}

extension Loadable: FieldPathable where Value: Codable & Equatable {}

extension Loadable.Change: FieldAction, FieldChange where Value: Codable & Equatable {
  public typealias Change = Self
}

extension Loadable.Change: ChangeOfWhole {
  var words: String {
    switch self {
    case .loading: "loading"
    case .loaded(let value): ChangeText.words(of: value)
    case .failed(let reason): "failed: \(reason)"
    case .cancelled: "loading cancelled"
    }
  }
}

extension Loadable.Change: Equatable where Value: Equatable {}
extension Loadable.Change: Hashable where Value: Hashable {}
extension Loadable.Change: Encodable where Value: Encodable {}
extension Loadable.Change: Decodable where Value: Decodable {}
extension Loadable.Change: Sendable where Value: Sendable {}
