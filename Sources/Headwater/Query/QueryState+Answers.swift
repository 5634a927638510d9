extension QueryState {
  mutating func reduce(_ action: QueryAction<Endpoint>) {
    switch action {
    case .refetch(let key): refetch(key)
    case .invalidate(let tags): invalidate(tags)
    case .submit(let change, let key): submit(change, to: key)
    case .loadPage(let edge, let key): loadPage(at: edge, of: key)
    case .loading(let key): modify(key) { $0.isLoading = true }
    case .loaded(let key, let value): self[key] = .loaded(value)
    case .failed(let key, let reason):
      modify(key) { ($0.failure, $0.isLoading) = (reason, false) }
    case .pageLoaded(let key, let edge, let cursor, let page):
      join(page, to: key, at: edge, from: cursor)
    case .pageFailed(let key, let edge, let reason):
      entries[id: key]?[edge] = PageProgress(failure: reason)
    case .confirmed(let key, let number): confirm(number, of: key)
    case .refused(let key, let number, let reason): refuse(number, of: key, reason)
    case .expired(let key): entries[id: key]?.isStale = true
    }
  }

  /// Ignores a page that follows on other pages than there are now.
  private mutating func join(
    _ page: Endpoint.Value, to key: Endpoint.Key, at edge: PageEdge, from cursor: Endpoint.Cursor
  ) {
    guard let entry = entries[id: key], entry.cursor(at: edge) == cursor, var answer = entry.answer
    else { return }
    Endpoint.join(page, to: &answer, at: edge)
    entries[id: key]?.answer = answer
    entries[id: key]?[edge] = PageProgress()
  }

  /// The change becomes a part of the answer, which is outdated from now on.
  private mutating func confirm(_ number: Int, of key: Endpoint.Key) {
    guard let change = remove(number, of: key) else { return }
    if var answer = entries[id: key]?.answer {
      Endpoint.apply(change, to: &answer)
      entries[id: key]?.answer = answer
    }
    invalidate(Endpoint.tags(changedBy: change, to: key))
  }

  private mutating func refuse(_ number: Int, of key: Endpoint.Key, _ reason: String) {
    guard remove(number, of: key) != nil else { return }
    entries[id: key]?.refusal = reason
  }

  private mutating func remove(_ number: Int, of key: Endpoint.Key) -> Endpoint.Change? {
    guard let index = entries[id: key]?.changes.firstIndex(where: { $0.number == number })
    else { return nil }
    entries[id: key]?.isStale = true
    return entries[id: key]?.changes.remove(at: index).change
  }

  mutating func forgetOldest(limit: Int, watched: [Endpoint.Key]) {
    guard entries.count > limit else { return }
    let watched = Set(watched)
    let unwatched = entries.filter { !watched.contains($0.id) && $0.changes.isEmpty }
    for entry in unwatched.dropLast(limit) { entries.remove(id: entry.id) }
  }
}
