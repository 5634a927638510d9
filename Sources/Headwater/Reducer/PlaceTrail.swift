/// A place that was found, as the start of further paths.
///
/// The start of an effect finds the place of each feature in it. From the root each time, that would cost the
/// square of the depth. It has a copy of the value there, so it must be gone when the state changes next: the
/// copy would keep the collections in the state from being changed in place.
class PlaceMark {
  /// Finds the place at the end of a path that begins here.
  func find(_ path: ArraySlice<PathStep>, tree: LifeTree) -> FoundPlace { .permanent }
}

private final class ConditionMark<State, Action>: PlaceMark {
  private let conditions: ReducerConditions<State, Action>
  private let node: LifeNode
  private let state: State

  init(_ conditions: ReducerConditions<State, Action>, at node: LifeNode, in state: State) {
    self.conditions = conditions
    self.node = node
    self.state = state
  }

  override func find(_ path: ArraySlice<PathStep>, tree: LifeTree) -> FoundPlace {
    withUnsafePointer(to: state) { conditions.find(path, in: $0, at: node, tree: tree) }
  }
}

extension ReducerConditions {
  /// Marks a place if the path ends here and asks for it.
  func mark(
    at path: ArraySlice<PathStep>, in state: UnsafePointer<State>, _ node: LifeNode
  ) -> PlaceMark? {
    guard path.count == 1, path.first?.isMarked == true else { return nil }
    return ConditionMark(self, at: node, in: state.pointee)
  }
}

/// The marked places that lead to the feature whose effects are being started, each inside the one before.
struct PlaceTrail {
  private var marks: [(scopes: EffectScopes, place: PlaceMark)] = []

  /// The marked place of a feature; nil if it was not marked.
  ///
  /// It drops the places of features that the start has left.
  mutating func mark(of scopes: EffectScopes) -> PlaceMark? {
    while let last = marks.last, !last.scopes.isIdentical(to: scopes) { marks.removeLast() }
    return marks.last?.place
  }

  mutating func add(_ place: PlaceMark, of scopes: EffectScopes) {
    marks.append((scopes, place))
  }
}
