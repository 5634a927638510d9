/// A form of the page, by the stores that its views read.
public enum CirclesForm: CaseIterable, Sendable {
  /// One store, with a scope for each part.
  case oneStore
  /// A store for each part.
  case twoStores
  /// One store, all of whose state each circle is given, as the others avoid it.
  case naive

  var title: String {
    switch self {
    case .oneStore: "One store"
    case .twoStores: "Two stores"
    case .naive: "Naive"
    }
  }
}
