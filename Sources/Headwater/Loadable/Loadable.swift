/// A value that is fetched: not asked for, under way, there, or failed.
///
/// ```swift
/// struct State: Equatable { var movies: Loadable<[Movie]> = .neverLoaded }
/// ```
public enum Loadable<Value> {
  /// Nobody has asked for it.
  case neverLoaded

  /// It was asked for; the value that was there before, if any, can still be shown.
  case loading(previous: Value?)

  /// It is there.
  case loaded(Value)

  /// It could not be had, and why; the value that was there before, if any, can still be shown.
  case failed(String, previous: Value?)

  /// It was asked for, and none was there before.
  public static var loading: Loadable { .loading(previous: nil) }

  /// The value to show: the loaded one, or the one before.
  public var value: Value? {
    switch self {
    case .neverLoaded: nil
    case .loading(let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// Whether it is under way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The reason, if it could not be had.
  public var failure: String? {
    if case .failed(let reason, _) = self { reason } else { nil }
  }

  /// The same with another value in it.
  public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> Loadable<NewValue>
  {
    switch self {
    case .neverLoaded: .neverLoaded
    case .loading(let previous): .loading(previous: try previous.map(transform))
    case .loaded(let value): .loaded(try transform(value))
    case .failed(let reason, let previous): .failed(reason, previous: try previous.map(transform))
    }
  }

  /// Notes that it was asked for; the value stays to be shown.
  public mutating func startLoading() {
    self = .loading(previous: value)
  }

  /// Notes that it could not be had; the value stays to be shown.
  public mutating func fail(_ reason: String) {
    self = .failed(reason, previous: value)
  }
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Hashable where Value: Hashable {}
extension Loadable: Sendable where Value: Sendable {}
