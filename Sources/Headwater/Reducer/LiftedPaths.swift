/// The case paths over which the reducers of a store lift to values that come and go.
struct LiftedPaths {
  private var paths: Set<ObjectIdentifier> = []
  private var entered: Set<LiftIdentity> = []

  /// Adds the path of a lift.
  mutating func add(_ path: ObjectIdentifier) {
    paths.insert(path)
  }

  /// Adds the paths of a feature.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - lift: The lift of the feature. It is entered once, since a feature may contain itself.
  mutating func add<State, Action>(
    below feature: LazyReducer<State, Action>, of lift: LiftIdentity
  ) {
    guard entered.insert(lift).inserted else { return }
    feature.conditions?.add(to: &self)
  }

  func contains(_ path: Any.Type) -> Bool { paths.contains(ObjectIdentifier(path)) }
}
