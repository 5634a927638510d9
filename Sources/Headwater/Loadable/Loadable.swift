/// A value that is loaded: not requested yet, loading, loaded or failed.
///
/// ```swift
/// struct State: Equatable { var movies: Loadable<[Movie]> = .neverLoaded }
/// ```
public enum Loadable<Value> {
  /// The value was never requested.
  case neverLoaded

  /// The value is loading. The previous value, if there is one, can still be shown.
  case loading(previous: Value?)

  /// The value is loaded.
  case loaded(Value)

  /// Loading failed, for this reason. The previous value, if there is one, can still be shown.
  case failed(String, previous: Value? = nil)

  /// The value is loading, and there is no previous one.
  public static var loading: Loadable { .loading(previous: nil) }

  /// The value to show: the loaded one, or the previous one.
  public var value: Value? {
    switch self {
    case .neverLoaded: nil
    case .loading(let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// Whether the value is loading.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The reason why loading failed; nil if it did not fail.
  public var failure: String? {
    if case .failed(let reason, _) = self { reason } else { nil }
  }

  /// Returns the same state with transformed values.
  public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> Loadable<NewValue>
  {
    switch self {
    case .neverLoaded: .neverLoaded
    case .loading(let previous): .loading(previous: try previous.map(transform))
    case .loaded(let value): .loaded(try transform(value))
    case .failed(let reason, let previous): .failed(reason, previous: try previous.map(transform))
    }
  }

  /// Begins loading, and keeps the current value as the previous one.
  public mutating func startLoading() {
    self = .loading(previous: value)
  }

  /// Records a failure, and keeps the current value as the previous one.
  public mutating func fail(_ reason: String) {
    self = .failed(reason, previous: value)
  }
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Hashable where Value: Hashable {}
extension Loadable: Encodable where Value: Encodable {}
extension Loadable: Sendable where Value: Sendable {}
