/// One case of an enum, as a type: how to make it of its value, and how to get the value out.
///
/// It is to an enum's case what a key path is to a struct's field. `@CasePathable` writes these; by
/// hand one looks like this:
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
/// It is a type with static functions, and not a value with closures, so that lifting is inlined.
///
/// The others follow from these. `withValue(of:_:)` is worth writing, as the macro does,
/// where many actions pass: a lift then looks at a value where it lies, and does not copy it out.
///
/// ```swift
/// static func withValue<Result>(of root: Action, _ body: (Counter.Action) -> Result) -> Result? {
///   if case .counter(let value) = root { body(value) } else { nil }
/// }
/// ```
public protocol CasePath<Root, Value>: SendableMetatype {
  /// The enum.
  associatedtype Root

  /// What the case carries; `Void` for a case without a value, a tuple for several values.
  associatedtype Value

  /// Makes the case of its value.
  static func embed(_ value: Value) -> Root

  /// The value, if this is the case; nil if it is another.
  static func extract(_ root: Root) -> Value?

  /// Lends the value, if this is the case.
  ///
  /// The default extracts it, which is a copy. Lifts call this for each action.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - body: Is lent the value.
  /// - Returns: What `body` returned; nil if `root` is another case.
  static func withValue<Result>(of root: Root, _ body: (Value) -> Result) -> Result?

  /// Changes the value in place, if this is the case.
  ///
  /// The default extracts, changes and embeds, and copies no collection in the value: `root` is
  /// given up before `change` is called, so that the value is held once.
  ///
  /// - Parameters:
  ///   - root: The enum whose value is changed.
  ///   - change: Is lent the value.
  /// - Returns: What `change` returned; nil if `root` is another case.
  static func modify<Result>(_ root: inout Root, _ change: (inout Value) -> Result) -> Result?

  /// The number of the case, as ``CasePathable/caseIndex(of:)`` gives it; nil if that gives none.
  ///
  /// By these numbers a body of many lifts finds the ones that an action is for, and does not ask each.
  static var caseIndex: Int? { get }
}

extension CasePath {
  /// Lends the value, by extracting it.
  @inlinable
  public static func withValue<Result>(of root: Root, _ body: (Value) -> Result) -> Result? {
    extract(root).map(body)
  }

  /// Changes the value in place, by extracting and embedding it.
  @inlinable
  public static func modify<Result>(
    _ root: inout Root, _ change: (inout Value) -> Result
  ) -> Result? {
    guard var value = extract(root) else { return nil }
    // Else the collections in the value would have two owners, and be copied when they change.
    _ = consume root
    let result = change(&value)
    root = embed(value)
    return result
  }

  /// No number, so that a lift by this path is asked for each action.
  @inlinable public static var caseIndex: Int? { nil }
}

/// An enum whose cases can be named by case paths: `\.counter`.
///
/// It does not refine `SendableMetatype`, as ``CasePath`` does: in a module isolated to the main actor
/// by default that would take the enum out of the isolation, but not the types in its cases, and the
/// enum could no longer be compared by their `==`.
public protocol CasePathable {
  /// A type with one property for each case, of that case path's metatype.
  associatedtype Cases

  /// The case paths of this enum.
  static var cases: Cases { get }

  /// The number of a value's case: that of its case path, and of no other; nil if it has none.
  ///
  /// The macro counts the cases in the order in which they are written. By hand write both numbers or
  /// neither: a lift by a path with a number is called for the actions with that number alone.
  static func caseIndex(of root: Self) -> Int?
}

extension CasePathable {
  /// No number, so that each lift is asked for each action.
  @inlinable
  public static func caseIndex(of root: Self) -> Int? { nil }
}

/// How functions take a case path: `action: \.counter` names the type `Path` by a property of
/// `Root.Cases`.
public typealias CaseKeyPath<Root: CasePathable, Path: CasePath> = KeyPath<Root.Cases, Path.Type>

extension CasePathable {
  /// Whether this is a case: `action.is(\.reset)`.
  @inlinable
  public func `is`<Path: CasePath>(_ path: CaseKeyPath<Self, Path>) -> Bool
  where Path.Root == Self {
    Path.withValue(of: self) { _ in true } ?? false
  }

  /// The value of a case; nil if this is another: `action[case: \.loaded]`.
  @inlinable
  public subscript<Path: CasePath>(case path: CaseKeyPath<Self, Path>) -> Path.Value?
  where Path.Root == Self {
    Path.extract(self)
  }
}
