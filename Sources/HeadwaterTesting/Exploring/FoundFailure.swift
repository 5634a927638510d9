import Headwater

/// A failure and the way to it.
struct FoundFailure<State, Action> {
  enum Kind {
    /// The property with this index.
    case property(Int)
    /// A step that a property does not allow.
    case step(BrokenStep<State, Action>)
    case issue(StoreIssue)
    case reducer(ReducerMistake<State, Action>)
    case unexplorable(UnexplorableEffect?)
    case endless(EndlessEffects)
    /// The closure that gives the actions of the person gave two lists for one state.
    case twoLists(first: [Action], second: [Action])
    /// States that were taken for one go on differently.
    case merged(MergedStates<State>)
    /// Nothing was explored, for this reason.
    case refused(String)
    /// An effect did something else when it ran again.
    case effectVaries(TwoDoings)
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
  /// An error of a run.
  init(_ error: any Error) {
    if let endless = error as? EndlessEffects {
      self = .endless(endless)
    } else {
      self = .unexplorable(error as? UnexplorableEffect)
    }
  }

  /// Whether two failures are the same one, found on different ways.
  func isSame(as other: FoundFailure.Kind) -> Bool {
    switch (self, other) {
    case (.property(let left), .property(let right)): left == right
    case (.step(let left), .step(let right)): left.property == right.property
    case (.issue(let left), .issue(let right)): "\(left)" == "\(right)"
    case (.unexplorable(let left), .unexplorable(let right)):
      left?.effect != nil && left?.effect?.description == right?.effect?.description
    case (.endless(let left), .endless(let right)): left == right
    default: false
    }
  }
}

/// A step that a property does not allow.
struct BrokenStep<State, Action> {
  /// The index of the property.
  var property: Int
  var before: State
  var action: Action
  var after: State
}
