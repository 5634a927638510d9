/// One lift on the path to a feature: the place of the child, and its identity.
package struct ModelScope: Hashable {
  package var place: AnyHashable

  /// The identity that distinguishes this child from others in the same place: its id, or an equal value for
  /// all children without ids.
  package var identity: AnyHashable

  package init(place: AnyHashable, identity: AnyHashable) {
    self.place = place
    self.identity = identity
  }
}

/// The identity of an effect: the id from its feature, and the lifts that lead to the feature.
package struct ModelID: Hashable {
  package var path: [ModelScope]
  package var key: AnyHashable

  package init(path: [ModelScope], key: AnyHashable) {
    self.path = path
    self.key = key
  }
}

/// The place of an effect in the tree of features, with the ids and guards around it.
package struct ModelContext {
  /// The lifts that lead to its feature, the outermost first.
  package var path: [ModelScope] = []

  /// The ids under which the effect runs.
  package var ids: [ModelID] = []

  /// The timeouts and retries around it, the outermost first.
  package var guards: [ModelGuard] = []

  func id(_ key: AnyHashable) -> ModelID { ModelID(path: path, key: key) }
}

/// A timeout or retry around the work of a `run`.
package enum ModelGuard {
  case timeout(Duration)
  case retry(pauses: [Duration])
}
