/// The path of a case of an element's action: `\.rows.renamed`. Its value has the id of the element.
///
/// Write it as a key path over case paths. It stands wherever a case path does.
public enum ElementCasePath<Outer: CasePath, Inner: CasePath, ID>: CasePath
where Outer.Value == ElementAction<ID, Inner.Root> {
  @inlinable
  public static func embed(_ value: ElementAction<ID, Inner.Value>) -> Outer.Root {
    switch value {
    case .element(let id, let value): Outer.embed(.element(id: id, action: Inner.embed(value)))
    }
  }

  @inlinable
  public static func extract(_ root: Outer.Root) -> ElementAction<ID, Inner.Value>? {
    switch Outer.extract(root) {
    case .element(let id, let action):
      Inner.extract(action).map { .element(id: id, action: $0) }
    case nil: nil
    }
  }
}

extension CasePath {
  /// The path of a case of an element's action: `\.rows.renamed`. Its value has the id of the element.
  @inlinable
  public static subscript<ID, Action: CasePathable, Inner: CasePath>(
    dynamicMember path: CaseKeyPath<Action, Inner>
  ) -> ElementCasePath<Self, Inner, ID>.Type
  where Value == ElementAction<ID, Action>, Inner.Root == Action {
    ElementCasePath<Self, Inner, ID>.self
  }
}

extension ElementCasePath: CompositeCasePath {
  package static var parts: (outer: Any.Type, inner: Any.Type) { (Outer.self, Inner.self) }
}
