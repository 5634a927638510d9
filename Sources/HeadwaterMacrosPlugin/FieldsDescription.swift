/// The description of a struct, from which the changes of its fields are written.
struct FieldsDescription: Equatable {
  /// As it is written, backticks included.
  var name: String

  /// `public`, `package`, or nil, for which members need no modifier.
  var access: String?

  /// `@available` attributes of the struct and of the types around it.
  var availability: [String]

  /// The protocols among `Hashable` and `Sendable` that the struct is declared to conform to.
  var conformances: [String]

  var fields: [FieldDescription]

  /// Every identifier in the struct. No type that is written into the struct may have such a name.
  var identifiers: Set<String>
}

struct FieldDescription: Equatable {
  enum Kind: Equatable {
    /// A change replaces the value.
    case whole

    /// A change is one of the value itself.
    case nested

    /// A change is one of an element.
    case rows
  }

  /// As it is written, backticks included.
  var name: String

  var kind: Kind

  /// Whether it is written as a `Loadable`, which effects change.
  var isLoadable: Bool

  /// The type, with `Self` replaced by the struct's name, since the field path is a different type.
  var type: String

  /// Every identifier in the type.
  var identifiers: Set<String>
}
