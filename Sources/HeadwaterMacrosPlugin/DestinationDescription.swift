/// The description of a struct of features, from which its state, actions and body are written.
struct DestinationDescription: Equatable {
  /// `public`, `package`, or nil, for which members need no modifier.
  var access: String?

  /// Whether the struct and all declarations around it are visibly public.
  var isKnownToBePublic: Bool

  /// `@available` attributes of the struct and of the types around it.
  var availability: [String]

  var features: [FeatureDescription]
}

struct FeatureDescription: Equatable {
  /// As it is written, backticks included.
  var name: String

  var type: String

  /// Every identifier in the type.
  var identifiers: Set<String>
}
