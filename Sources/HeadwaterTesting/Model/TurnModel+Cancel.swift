extension TurnModel {
  /// Cancels the effects that run under an id, wait in the queue under it, or wait for a throttle under it.
  mutating func cancel(_ id: ModelID) {
    for effect in effects where effect.context.ids.contains(id) { cancel(effect: effect.number) }
    queue.removeAll { $0.context.ids.contains(id) }
    dropWaiting { $0.context.ids.contains(id) }
  }

  /// Cancels one effect. No action of it arrives any more, not even one that it has sent.
  ///
  /// The effect stays registered until its work has returned.
  mutating func cancel(effect number: Int) {
    let index = index(of: number)
    guard !effects[index].isCancelled else { return }
    effects[index].isCancelled = true
    cancel(task: effects[index].task)
    closeWindow(of: number)
  }

  /// The ids with a certain key under which children of a feature run effects or have a throttle.
  func idsInUse(
    ofChildrenIn place: AnyHashable, _ element: AnyHashable?, of path: [ModelScope],
    key: AnyHashable
  ) -> [ModelID] {
    let ids =
      effects.flatMap(\.context.ids) + queue.flatMap(\.context.ids)
      + windows.flatMap { $0.waiting?.context.ids ?? [] }
    return ids.filter { id in
      guard id.key == key, let last = id.path.last else { return false }
      return id.path.dropLast() == path[...] && last.place == place
        && (element == nil || last.identity == element)
    }
  }
}
