/// A case of an enum as a type: it makes the case from its value, and extracts the value.
///
/// A case path is to an enum's case what a key path is to a struct's field. `@CasePathable` writes case
/// paths; written by hand, one looks like this:
///
/// ```swift
/// enum Action {
///   case counter(Counter.Action)
///   case reset
/// }
///
/// extension Action: CasePathable {
///   struct Cases {
///     enum CounterCase: CasePath {
///       static func embed(_ value: Counter.Action) -> Action { .counter(value) }
///       static func extract(_ root: Action) -> Counter.Action? {
///         if case .counter(let value) = root { value } else { nil }
///       }
///     }
///     var counter: CounterCase.Type { CounterCase.self }
///   }
///   static var cases: Cases { Cases() }
/// }
/// ```
///
/// A case path is a type with static functions, not a value with closures: the compiler can inline a lift.
///
/// The other functions have default implementations. Where many actions pass, implement `withValue(of:_:)`
/// too, as the macro does: a lift then reads the value in place and does not copy it.
///
/// ```swift
/// static func withValue<Result>(of root: Action, _ body: (Counter.Action) -> Result) -> Result? {
///   if case .counter(let value) = root { body(value) } else { nil }
/// }
/// ```
///
/// A case of a case's value is named by one key path, `\.editor.saved`, if both enums have case paths.
@dynamicMemberLookup
public protocol CasePath<Root, Value>: SendableMetatype {
  /// The type of the enum.
  associatedtype Root

  /// The type of the case's value: `Void` for a case without a value, and a tuple for several values.
  associatedtype Value

  /// Makes the case from its value.
  static func embed(_ value: Value) -> Root

  /// Returns the value of the case; nil if `root` is a different case.
  static func extract(_ root: Root) -> Value?

  /// Calls a function with the value of the case.
  ///
  /// Lifts call this for each action. The default implementation extracts the value, which copies it.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - body: Called with the value.
  /// - Returns: The result of `body`; nil if `root` is a different case.
  static func withValue<Result>(of root: Root, _ body: (Value) -> Result) -> Result?

  /// Changes the value of the case in place.
  ///
  /// The default implementation extracts, changes and embeds the value. It copies no collection in the
  /// value, since it consumes `root` before it calls `change`.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - change: Called with the value, to change it.
  /// - Returns: The result of `change`; nil if `root` is a different case.
  static func modify<Result>(_ root: inout Root, _ change: (inout Value) -> Result) -> Result?

  /// The number of the case, as in ``CasePathable/caseIndex(of:)``; nil if that has none.
  ///
  /// A body of many lifts uses these numbers to find the lifts for an action without trying each.
  static var caseIndex: Int? { get }
}

extension CasePath {
  /// Extracts the value, and calls a function with it.
  @inlinable
  public static func withValue<Result>(of root: Root, _ body: (Value) -> Result) -> Result? {
    extract(root).map(body)
  }

  /// Extracts the value, changes it and embeds it again.
  @inlinable
  public static func modify<Result>(
    _ root: inout Root, _ change: (inout Value) -> Result
  ) -> Result? {
    guard var value = extract(root) else { return nil }
    // Otherwise the collections in the value would have two owners, and a change would copy them.
    _ = consume root
    let result = change(&value)
    root = embed(value)
    return result
  }

  /// No number: a lift by this path is tried for each action.
  @inlinable public static var caseIndex: Int? { nil }
}

/// An enum whose cases can be named by case paths: `\.counter`.
///
/// Unlike ``CasePath``, it does not refine `SendableMetatype`. In a module with main-actor default isolation
/// that would make the enum nonisolated, but not the types in its cases, and the enum could no longer use
/// their `==`.
public protocol CasePathable {
  /// A type with a property for each case, whose type is the metatype of the case path.
  associatedtype Cases

  /// The case paths of this enum.
  static var cases: Cases { get }

  /// The number of a value's case, which only the path of that case has; nil if the case has no number.
  ///
  /// The macro numbers the cases in the order written. If you write case paths by hand, implement both
  /// numbers or neither: a lift by a path with a number is called only for actions with that number.
  static func caseIndex(of root: Self) -> Int?
}

extension CasePathable {
  /// No number: each lift is tried for each action.
  @inlinable
  public static func caseIndex(of root: Self) -> Int? { nil }
}

/// A case path as an argument: in `action: \.counter`, the property of `Root.Cases` names the type `Path`.
public typealias CaseKeyPath<Root: CasePathable, Path: CasePath> = KeyPath<Root.Cases, Path.Type>

extension CasePathable {
  /// Whether a value is of a case: `action.is(\.reset)`.
  @inlinable
  public func `is`<Path: CasePath>(_ path: CaseKeyPath<Self, Path>) -> Bool
  where Path.Root == Self {
    Path.withValue(of: self) { _ in true } ?? false
  }

  /// Changes the value of a case in place: `state.screen?.modify(\.detail) { $0.title = "Two" }`.
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - change: Called with the value, to change it.
  /// - Returns: The result of `change`; nil if this is a different case, which then stays as it is.
  @inlinable
  @discardableResult
  public mutating func modify<Path: CasePath, Result>(
    _ path: CaseKeyPath<Self, Path>, _ change: (inout Path.Value) -> Result
  ) -> Result? where Path.Root == Self {
    Path.modify(&self, change)
  }

  /// The value of a case, as in `action[case: \.loaded]`; nil if this is a different case.
  @inlinable
  public subscript<Path: CasePath>(case path: CaseKeyPath<Self, Path>) -> Path.Value?
  where Path.Root == Self {
    Path.extract(self)
  }
}
