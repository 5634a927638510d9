// Whether a part of the state is there, as a property of the whole, so that readers of it can be tracked.

extension Optional {
  @usableFromInline var isPresent: Bool {
    if case .some = self { true } else { false }
  }
}

/// A case as the index of a key path.
@usableFromInline
struct CaseToken<Path: CasePath>: Hashable {
  /// Key paths compare the contents of their indices and not the types. Without this, those of two cases would be
  /// equal.
  private let path = ObjectIdentifier(Path.self)

  @usableFromInline
  init() {}
}

extension CasePathable {
  @usableFromInline
  subscript<Path: CasePath>(isCase token: CaseToken<Path>) -> Bool where Path.Root == Self {
    Path.withValue(of: self) { _ in true } ?? false
  }
}
