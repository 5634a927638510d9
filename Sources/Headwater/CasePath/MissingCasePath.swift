/// The path of a case that no enum has, in declarations that are unavailable.
public enum MissingCasePath<Root, Value>: CasePath {
  public static func embed(_ value: Value) -> Root {
    fatalError("Only declarations that are unavailable name this path.")
  }

  public static func extract(_ root: Root) -> Value? { nil }
}

/// Cases of any name: those of an enum without `@CasePathable`.
@dynamicMemberLookup
public struct UnnamedCases {
  /// A case of any name.
  public subscript(dynamicMember name: String) -> UnnamedCases { self }
}
