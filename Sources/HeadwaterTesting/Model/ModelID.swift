/// One lift on the way to a feature: where the child is, and which child it is.
package struct ModelScope: Hashable {
  package var place: AnyHashable

  /// What tells this child from another in the same place: its id, or the same for all that have
  /// none.
  package var identity: AnyHashable

  package init(place: AnyHashable, identity: AnyHashable) {
    self.place = place
    self.identity = identity
  }
}

/// The name of an effect: what the feature called it, below the lifts that lead to the feature.
package struct ModelID: Hashable {
  package var path: [ModelScope]
  package var key: AnyHashable

  package init(path: [ModelScope], key: AnyHashable) {
    self.path = path
    self.key = key
  }
}

/// Where an effect is started, and what stands around it.
package struct ModelContext {
  /// The lifts that lead to its feature, the outermost first.
  package var path: [ModelScope] = []

  /// All ids it runs under.
  package var ids: [ModelID] = []

  /// The timeouts and retries around it, the outermost first.
  package var guards: [ModelGuard] = []

  func id(_ key: AnyHashable) -> ModelID { ModelID(path: path, key: key) }
}

/// What stands around the work of a `run`.
package enum ModelGuard {
  case timeout(Duration)
  case retry(pauses: [Duration])
}
