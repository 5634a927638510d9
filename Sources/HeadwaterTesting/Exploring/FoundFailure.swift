import Headwater

/// A failure and the way to it.
struct FoundFailure<State, Action> {
  enum Kind {
    /// The property with this index.
    case property(Int)
    case issue(StoreIssue)
    case impure(ImpureStep<State, Action>)
    case unexplorable(UnexplorableEffect?)
    /// The same steps led to another state.
    case otherEnd(first: State, second: State)
    /// An earlier run has ended its process in the last step.
    case crash
  }

  var kind: Kind

  /// Nil for a failure without a way.
  var way: Way<State, Action>?

  /// The number of the state in which it shows; nil if that was not found.
  var end: Int?

  /// How it was found, if that was not breadth first.
  var note: String?
}

extension FoundFailure.Kind {
  /// Whether two failures are the same one, found on different ways.
  func isSame(as other: FoundFailure.Kind) -> Bool {
    switch (self, other) {
    case (.property(let left), .property(let right)): left == right
    case (.issue(let left), .issue(let right)): "\(left)" == "\(right)"
    case (.unexplorable(let left), .unexplorable(let right)):
      left?.effect.description == right?.effect.description
    default: false
    }
  }
}
