/// The description of an enum, from which its case paths are written.
struct EnumDescription: Equatable {
  /// As it is written, backticks included.
  var name: String

  /// `public`, `package`, or nil, for which members need no modifier.
  var access: String?

  /// Whether the enum and all declarations around it are visibly public.
  ///
  /// Only then may its members be `@inlinable`. In `extension Feature { public enum Action … }`, it is not
  /// visible whether `Feature` is public.
  var isKnownToBePublic: Bool

  /// `@available` attributes of the enum and of the types around it.
  var availability: [String]

  var members: [EnumMember]

  /// Every identifier in the enum. No type that is written into the enum may have such a name.
  var identifiers: Set<String>
}

/// A case, or cases between `#if` and `#endif`.
indirect enum EnumMember: Equatable {
  case enumCase(CaseDescription)
  case conditional([ConditionalClause])
}

/// `#if`, `#elseif` or `#else`, with the members up to the next directive.
struct ConditionalClause: Equatable {
  /// The directive with its condition: `#if DEBUG`.
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
  /// The label; nil if the value has none.
  var label: String?

  /// The type, with `Self` replaced by the enum's name, since the case path is a different type.
  var type: String

  /// Every identifier in the type.
  var identifiers: Set<String>

  /// Whether the type is written as a function type, which needs `@escaping` as a parameter.
  var isFunction: Bool
}
