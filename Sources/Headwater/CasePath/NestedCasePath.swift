/// The path of a case inside the value of another case: `\.editor.saved`.
///
/// Write it as a key path over case paths. It stands wherever a case path does.
public enum NestedCasePath<Outer: CasePath, Inner: CasePath>: CasePath
where Inner.Root == Outer.Value {
  @inlinable
  public static func embed(_ value: Inner.Value) -> Outer.Root {
    Outer.embed(Inner.embed(value))
  }

  @inlinable
  public static func extract(_ root: Outer.Root) -> Inner.Value? {
    Outer.withValue(of: root) { Inner.extract($0) } ?? nil
  }

  @inlinable
  public static func withValue<Result>(
    of root: Outer.Root, _ body: (Inner.Value) -> Result
  ) -> Result? {
    Outer.withValue(of: root) { Inner.withValue(of: $0, body) } ?? nil
  }

  @inlinable
  public static func modify<Result>(
    _ root: inout Outer.Root, _ change: (inout Inner.Value) -> Result
  ) -> Result? {
    Outer.modify(&root) { Inner.modify(&$0, change) } ?? nil
  }
}

extension CasePath where Value: CasePathable {
  /// The path of a case of this case's value: `\.editor.saved`.
  @inlinable
  public static subscript<Inner: CasePath>(
    dynamicMember path: CaseKeyPath<Value, Inner>
  ) -> NestedCasePath<Self, Inner>.Type where Inner.Root == Value {
    NestedCasePath<Self, Inner>.self
  }
}

/// A case path that consists of two, for its name in failing tests.
package protocol CompositeCasePath {
  /// The types of the two paths, the outer one first.
  static var parts: (outer: Any.Type, inner: Any.Type) { get }
}

extension NestedCasePath: CompositeCasePath {
  package static var parts: (outer: Any.Type, inner: Any.Type) { (Outer.self, Inner.self) }
}
