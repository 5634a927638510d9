import Headwater

extension LiveSessions {
  /// Asks the app again who is at the pages of each person whose number in a store changes.
  ///
  /// With a journaled store, each process that has opened it hears of a sign-out in any of them:
  ///
  /// ```swift
  /// let logins = try await journal.store("logins", initialState: .init(), reducer: Logins())
  /// component.sessions.follow(logins, \.changes)
  /// ```
  ///
  /// - The reducer changes the number of a person in the same turn as their login or rights. Where the admission
  ///   reads the same store, it never answers with what was before.
  /// - People who are in the store when this is called are not asked about.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - changes: A number for each person, by the name that ``Admission`` gives them.
  /// - Returns: The subscription. It lasts as long as the store unless you cancel it.
  @discardableResult
  public func follow<State, Action>(
    _ store: Store<State, Action>, _ changes: KeyPath<State, [String: Int]>
  ) -> StoreSubscription {
    var known: [String: Int]?
    return store.subscribe(to: changes) { [weak self] latest in
      let former = known ?? latest
      known = latest
      let people = latest.keys.filter { latest[$0] != former[$0] }
      guard !people.isEmpty else { return }
      Task {
        for person in people { await self?.judgeAgain(person) }
      }
    }
  }
}
