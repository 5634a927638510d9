/// What the case paths of an enum are written from.
struct EnumDescription: Equatable {
  /// As it is written, backticks included.
  var name: String

  /// `public`, `package`, or nil: inside a type without it, a member never needs another.
  var access: String?

  /// Whether the enum and everything around it is seen to be public.
  ///
  /// Only then may its members be `@inlinable`: in `extension Feature { public enum Action … }`
  /// nothing says whether `Feature` is public.
  var isKnownToBePublic: Bool

  /// `@available` attributes of the enum and of the types around it.
  var availability: [String]

  var members: [EnumMember]

  /// Every identifier in the enum; a type that is written into it must have none of these names.
  var identifiers: Set<String>
}

/// A case, or cases between `#if` and `#endif`.
indirect enum EnumMember: Equatable {
  case enumCase(CaseDescription)
  case conditional([ConditionalClause])
}

/// `#if`, `#elseif` or `#else` and what is between it and the next.
struct ConditionalClause: Equatable {
  /// With the condition: `#if DEBUG`.
  var directive: String
  var members: [EnumMember]
}

struct CaseDescription: Equatable {
  /// As it is written, backticks included.
  var name: String

  /// `@available` attributes.
  var availability: [String]

  var values: [AssociatedValue]
}

struct AssociatedValue: Equatable {
  /// Nil if the value has none.
  var label: String?

  /// With `Self` replaced by the enum's name, since it stands in another type now.
  var type: String

  /// Every identifier in the type.
  var identifiers: Set<String>

  /// Whether the type is written as a function type, hence needs `@escaping` as a parameter.
  var isFunction: Bool
}
