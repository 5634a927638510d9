/// The answers of a server, by their keys, as a part of the state.
///
/// ```swift
/// struct State: Equatable {
///   var genre = Genre.comedy
///   var movies = QueryState<Movies>()
/// }
///
/// switch store.movies[store.genre] {
/// case .loaded(let movies): …
/// ```
///
/// A ``Query`` fills it. A reducer may change it, too: ``refetch(_:)``, ``invalidate(_:)``,
/// ``submit(_:to:)`` and ``loadPage(at:of:)`` begin their work as soon as they are in the state.
public struct QueryState<Endpoint: QueryEndpoint>: Sendable {
  /// The entries. The last ones were loaded last, or are new.
  var entries = QueryEntries<Endpoint>()

  /// Makes a state without answers.
  public init() {}

  /// The value of a key, with the changes that the server has not confirmed.
  ///
  /// Set it in previews and tests, or when an answer arrives by another way. Setting it keeps the changes
  /// that the server has not confirmed; they are applied to the new value. To change a part of the server's
  /// answer, call ``update(_:_:)``.
  ///
  /// After `.neverLoaded`, the value is requested anew if somebody looks at it.
  ///
  /// When nobody looks at a key any more, its request is cancelled. The value stays as it was then, even if
  /// it was loading.
  public subscript(key: Endpoint.Key) -> Loadable<Endpoint.Value> {
    get { entries[id: key]?.loadable ?? .neverLoaded }
    set {
      let known = entries[id: key]
      var entry = known ?? QueryEntry(key)
      switch newValue {
      case .neverLoaded:
        if known != nil { entry.forgetAnswer() }
      case .loading(let previous):
        entry.answer = previous
        entry.startLoading()
      case .loaded(let value):
        // It goes to the end: the first ones are those that were loaded longest ago.
        entries.moveToEnd(key)
        entry.receive(value)
      case .failed(let reason, let previous):
        entry.answer = previous
        entry.fail(reason)
      }
      entries.put(entry)
    }
  }

  /// The keys with a value, a failure or a change.
  public var keys: [Endpoint.Key] { entries.keys }

  /// Requests a value again. If nobody looks at it, it is requested when somebody does.
  ///
  /// The task of the action waits for the answer: `await store.send(.pulled).finish()`.
  public mutating func refetch(_ key: Endpoint.Key) {
    entries.modify(key) { $0.makeOutdated() }
  }

  /// Requests all values again that have one of some tags.
  ///
  /// An answer that is on its way, and turns out to have one of them, is requested again when it is there.
  public mutating func invalidate(_ tags: Set<Endpoint.Tag>) {
    if tags.isEmpty { return }
    let found = entries.keys(with: tags)
    for key in found { refetch(key) }
    // An answer that is on its way may have these tags although there is none yet, or one without them.
    for key in entries.awaitedKeys.subtracting(found)
    where entries[id: key]?.missedTags.isSuperset(of: tags) == false {
      entries.modify(key) { $0.missedTags.formUnion(tags) }
    }
  }

  /// Changes the answer of a key, when the server reports a part of it in another way, such as by a socket.
  ///
  /// ```swift
  /// case .orderChanged(let order): state.orders.update(.all) { $0[id: order.id] = order }
  /// ```
  ///
  /// - The changes that the server has not confirmed are no part of the answer. The value shows them on top of it.
  /// - An answer that is on its way may be older than what is reported. The value is therefore requested anew.
  /// - Without an answer, nothing is changed.
  public mutating func update(_ key: Endpoint.Key, _ change: (inout Endpoint.Value) -> Void) {
    if entries[id: key]?.isLoading == true { refetch(key) }
    updateAnswer(of: key, change)
  }

  mutating func updateAnswer(
    of key: Endpoint.Key, _ change: (inout Endpoint.Value) -> Void
  ) {
    guard entries[id: key]?.answer != nil else { return }
    entries.modify(key) { change(&$0.answer!) }
  }

  /// Forgets all values. Changes that the server has not confirmed stay, and what somebody looks at is requested anew.
  public mutating func removeAll() {
    for key in keys {
      if entries[id: key]?.changes.isEmpty == true {
        entries.remove(key)
      } else {
        self[key] = .neverLoaded
      }
    }
  }
}

extension QueryState {
  /// Changes a value at once, and sends the change to the server.
  ///
  /// - The changes of a key are sent one after the other. Meanwhile, the key is not loaded, since nobody
  ///   could tell which changes an answer includes; it is loaded again after the last of them.
  /// - If the server refuses a change, the value is shown without it. The later changes stay.
  public mutating func submit(_ change: Endpoint.Change, to key: Endpoint.Key) {
    modify(key) { entry in
      entry.changeCount += 1
      entry.changes.append(NumberedChange(number: entry.changeCount, change: change))
      entry.refusal = nil
    }
  }

  /// The changes of a value that the server has not confirmed.
  public func unconfirmedChanges(of key: Endpoint.Key) -> [Endpoint.Change] {
    entries[id: key]?.changes.map(\.change) ?? []
  }

  /// When the answer of a key came, if the policy asks for it.
  package func timeOfAnswer(of key: Endpoint.Key) -> Duration? { entries[id: key]?.answeredAt }

  /// The numbers of those changes.
  package func numbersOfUnconfirmedChanges(of key: Endpoint.Key) -> [Int] {
    entries[id: key]?.changes.map(\.number) ?? []
  }

  /// Why the server refused the last change of a value; nil if it did not, or since the next one.
  public func refusal(of key: Endpoint.Key) -> String? { entries[id: key]?.refusal }
}

extension QueryState {
  /// Loads the page before or after those that are loaded.
  ///
  /// It changes nothing if there is no such page, or if the page is being loaded. While the pages before are loaded
  /// again, the page is wanted, and is requested after them.
  public mutating func loadPage(at edge: PageEdge, of key: Endpoint.Key) {
    guard let entry = entries[id: key], entry.cursor(at: edge) != nil else { return }
    entries.modify(key) { $0[edge] = PageProgress(isWanted: true) }
  }

  /// Whether there is a page to load.
  public func hasPage(at edge: PageEdge, of key: Endpoint.Key) -> Bool {
    entries[id: key]?.cursor(at: edge) != nil
  }

  /// Whether a page is being loaded.
  public func isLoadingPage(at edge: PageEdge, of key: Endpoint.Key) -> Bool {
    entries[id: key]?[edge].isWanted == true
  }

  /// Why the last page could not be loaded; nil if it could, or while it is loaded again.
  public func pageFailure(at edge: PageEdge, of key: Endpoint.Key) -> String? {
    entries[id: key]?[edge].failure
  }
}

extension QueryState {
  mutating func modify(_ key: Endpoint.Key, _ change: (inout QueryEntry<Endpoint>) -> Void) {
    if entries[id: key] == nil { entries.put(QueryEntry(key)) }
    entries.modify(key, change)
  }
}

extension QueryState: CustomReflectable {
  /// A mirror that shows only the entries.
  public var customMirror: Mirror {
    Mirror(self, children: ["entries": IdentifiedArray(entries.all)], displayStyle: .struct)
  }
}

extension QueryState: Equatable where Endpoint.Value: Equatable, Endpoint.Change: Equatable {}
extension QueryState: Encodable
where Endpoint.Key: Encodable, Endpoint.Value: Encodable, Endpoint.Change: Encodable {}
extension QueryState: Decodable
where Endpoint.Key: Decodable, Endpoint.Value: Decodable, Endpoint.Change: Decodable {}
