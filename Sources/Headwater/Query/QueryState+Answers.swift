extension QueryState {
  /// Takes in what is asked of the query, or what the server has answered.
  ///
  /// A ``Query`` does this with each of its actions. In a test, it says what an action has changed, in the words
  /// of the action:
  ///
  /// ```swift
  /// store.receive(\.search, .pageFailed("dune", .next, "no line")) {
  ///   $0.search.apply(.pageFailed("dune", .next, "no line"))
  /// }
  /// ```
  public mutating func apply(_ action: QueryAction<Endpoint>) {
    switch action {
    case .refetch(let key): refetch(key)
    case .invalidate(let tags): invalidate(tags)
    case .submit(let change, let key): submit(change, to: key)
    case .loadPage(let edge, let key): loadPage(at: edge, of: key)
    case .loading(let key): modify(key) { $0.startLoading() }
    case .loaded(let key, let value): self[key] = .loaded(value)
    case .failed(let key, let reason): modify(key) { $0.fail(reason) }
    case .pageLoaded(let key, let edge, let cursor, let page):
      join(page, to: key, at: edge, from: cursor)
    case .pageFailed(let key, let edge, let reason):
      entries.modify(key) { $0[edge] = PageProgress(failure: reason) }
    case .confirmed(let key, let number): confirm(number, of: key)
    case .refused(let key, let number, let reason): refuse(number, of: key, reason)
    case .dated(let key, let time): entries.modify(key) { $0.answeredAt = time }
    case .expired(let key): entries.modify(key) { $0.isStale = true }
    }
  }

  /// Ignores a page that follows on other pages than there are now.
  private mutating func join(
    _ page: Endpoint.Value, to key: Endpoint.Key, at edge: PageEdge, from cursor: Endpoint.Cursor
  ) {
    guard entries[id: key]?.answer != nil, entries[id: key]?.cursor(at: edge) == cursor else {
      return
    }
    // In place: no page is copied for the next one.
    entries.modify(key) { entry in
      Endpoint.join(page, to: &entry.answer!, at: edge)
      entry[edge] = PageProgress()
      entry.checkMissedTags()
      // No request of the whole value runs that would have to be answered first.
      if entry.isOutdatedMeanwhile && !entry.isLoading {
        (entry.isOutdatedMeanwhile, entry.missedTags) = (false, [])
        entry.makeOutdated()
      }
    }
  }

  /// The change becomes a part of the answer, which is outdated from now on.
  private mutating func confirm(_ number: Int, of key: Endpoint.Key) {
    guard let change = remove(number, of: key) else { return }
    updateAnswer(of: key) { Endpoint.apply(change, to: &$0) }
    invalidate(Endpoint.tags(changedBy: change, to: key))
  }

  private mutating func refuse(_ number: Int, of key: Endpoint.Key, _ reason: String) {
    guard remove(number, of: key) != nil else { return }
    entries.modify(key) { $0.refusal = reason }
  }

  private mutating func remove(_ number: Int, of key: Endpoint.Key) -> Endpoint.Change? {
    guard let index = entries[id: key]?.changes.firstIndex(where: { $0.number == number })
    else { return nil }
    var change: Endpoint.Change?
    entries.modify(key) { entry in
      entry.isStale = true
      change = entry.changes.remove(at: index).change
    }
    return change
  }
}
