// @inlinable: each store has one, whose closure takes no memory where the state's type is known.

/// A filter for the states that a store emits to its subscribers and streams.
///
/// It does not affect which states the store has, nor the single values that views read.
public struct Emission<State> {
  /// Nil emits nothing.
  @usableFromInline let isEmitted: ((_ old: State, _ new: State) -> Bool)?

  /// Whether the filter compares states, which requires the last emitted one to be kept.
  @usableFromInline let comparesStates: Bool

  @inlinable
  init(isEmitted: ((_ old: State, _ new: State) -> Bool)?, comparesStates: Bool) {
    self.isEmitted = isEmitted
    self.comparesStates = comparesStates
  }

  /// Emits the state after each action that may have changed it, equal or not.
  @inlinable
  public static var always: Emission {
    Emission(isEmitted: { _, _ in true }, comparesStates: false)
  }

  /// Emits no state.
  @inlinable
  public static var never: Emission { Emission(isEmitted: nil, comparesStates: false) }

  /// Emits the states that a function chooses.
  ///
  /// - Parameter isEmitted: Whether to emit `new`, given the state that was emitted last.
  @inlinable
  public static func when(
    _ isEmitted: @escaping (_ old: State, _ new: State) -> Bool
  ) -> Emission {
    Emission(isEmitted: isEmitted, comparesStates: true)
  }
}

extension Emission {
  /// The emission of a scope, which learns only at run time whether its state can be compared.
  static var whenDifferentIfComparable: Emission {
    guard let type = State.self as? any Equatable.Type else { return .always }
    func comparison<Value: Equatable>(_: Value.Type) -> Emission {
      .when { ($0 as? Value) != ($1 as? Value) }
    }
    return comparison(type)
  }
}

extension Emission where State: Equatable {
  /// Emits the states that differ from the one that was emitted last.
  @inlinable
  public static var whenDifferent: Emission { .when { $0 != $1 } }
}
