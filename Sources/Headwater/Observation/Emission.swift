// @inlinable: each store has one, whose closure takes no memory where the state's type is known.

/// Which new states a store tells its subscribers and streams of.
///
/// It is a filter on what is told, not on what is stored, and has no say over single values that
/// views read.
public struct Emission<State> {
  /// nil tells nothing.
  @usableFromInline let isEmitted: ((_ old: State, _ new: State) -> Bool)?

  /// Whether the former state has to be kept for the comparison.
  @usableFromInline let comparesStates: Bool

  @inlinable
  init(isEmitted: ((_ old: State, _ new: State) -> Bool)?, comparesStates: Bool) {
    self.isEmitted = isEmitted
    self.comparesStates = comparesStates
  }

  /// Each state that an action may have changed, equal or not.
  @inlinable
  public static var always: Emission {
    Emission(isEmitted: { _, _ in true }, comparesStates: false)
  }

  /// No state.
  @inlinable
  public static var never: Emission { Emission(isEmitted: nil, comparesStates: false) }

  /// The states that a function of your own chooses.
  ///
  /// - Parameter isEmitted: Whether a state is told, after the one that was told last.
  @inlinable
  public static func when(
    _ isEmitted: @escaping (_ old: State, _ new: State) -> Bool
  ) -> Emission {
    Emission(isEmitted: isEmitted, comparesStates: true)
  }
}

extension Emission {
  /// What a scope tells, whose state's type is not known to be comparable where it is made.
  static var whenDifferentIfComparable: Emission {
    guard let type = State.self as? any Equatable.Type else { return .always }
    func comparison<Value: Equatable>(_: Value.Type) -> Emission {
      .when { ($0 as? Value) != ($1 as? Value) }
    }
    return comparison(type)
  }
}

extension Emission where State: Equatable {
  /// The states that differ from the one that was told last.
  @inlinable
  public static var whenDifferent: Emission { .when { $0 != $1 } }
}
