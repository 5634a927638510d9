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
  /// Marks a place if the path asks for it. What is left of the path leads to fields of the value here.
  func mark(
    at path: ArraySlice<PathStep>, in state: UnsafePointer<State>, _ node: LifeNode
  ) -> PlaceMark? {
    guard path.last?.isMarked == true else { return nil }
    return ConditionMark(self, at: node, in: state.pointee)
  }
}

/// The marked places that lead to the feature whose effects are being started, each inside the one before.
struct PlaceTrail {
  /// A feature, the marked place that it is in, and the lifts from there to the feature, which lead to fields.
  private struct Mark {
    let scopes: EffectScopes
    let place: PlaceMark
    let fields: [PathStep]
  }

  private var marks: [Mark] = []

  /// Finds a place below a feature; nil if the feature is in no marked place.
  ///
  /// It drops the places of features that the start has left.
  ///
  /// - Parameters:
  ///   - path: The lifts that lead from the feature to the place.
  ///   - scopes: The lifts that lead to the feature.
  ///   - tree: The tree of places.
  mutating func find(
    _ path: [PathStep], from scopes: EffectScopes, tree: LifeTree
  ) -> FoundPlace? {
    while let last = marks.last, !last.scopes.isIdentical(to: scopes) { marks.removeLast() }
    guard let last = marks.last else { return nil }
    return last.place.find((last.fields + path)[...], tree: tree)
  }

  /// Records where a feature is.
  ///
  /// - Parameters:
  ///   - place: The marked place; nil if the feature is in the one that was recorded last.
  ///   - path: The lifts that lead from there to the feature.
  ///   - scopes: The lifts that lead to the feature.
  mutating func add(_ place: PlaceMark?, _ path: some Sequence<PathStep>, of scopes: EffectScopes) {
    if let place {
      marks.append(Mark(scopes: scopes, place: place, fields: Array(path)))
    } else if let last = marks.last {
      marks.append(Mark(scopes: scopes, place: last.place, fields: last.fields + path))
    }
  }
}
