/// The effects of a query, each implied by an entry.
struct QueryRequests<Endpoint: QueryEndpoint> {
  typealias Action = QueryAction<Endpoint>
  typealias Entry = QueryEntry<Endpoint>

  let endpoint: Endpoint
  let policy: QueryPolicy
  let clock: any Clock<Duration>

  /// The place of the query, which stands for that of its effects.
  let place: SourcePlace

  private enum Work: Hashable, Sendable {
    case load(Endpoint.Key, generation: StampedNumber)
    case poll(Endpoint.Key, generation: StampedNumber)
    case page(Endpoint.Key, Endpoint.Cursor)
    case change(Endpoint.Key, number: StampedNumber)
    case expiry(Endpoint.Key)
  }

  /// A number of the state, with a stamp that tells it from the same number of a state that was made anew.
  private struct StampedNumber: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    let stamp: UInt64

    var description: String { "\(number)" }
  }

  /// The work for a key that somebody looks at.
  ///
  /// - Parameters:
  ///   - entry: The entry of the key.
  ///   - stamp: Differs for entries that have nothing to do with each other.
  func ofWatched(_ entry: Entry, stamp: UInt64) -> [Subscription<Action>] {
    // An answer would tell nobody which of the changes it includes.
    guard entry.changes.isEmpty else { return [] }
    let key = entry.id
    let generation = StampedNumber(number: entry.generation, stamp: stamp)
    var work = [Subscription(id: Work.load(key, generation: generation), load(entry)).asRequest]
    if let pause = policy.polling, !entry.isLoading {
      work.append(
        Subscription(
          id: Work.poll(key, generation: generation), later(.refetch(key), after: pause)))
    }
    // The answer to a refetch has no page that comes meanwhile. Such a page follows on the answer.
    for edge in PageEdge.allCases where entry[edge].isWanted && !entry.isLoading {
      guard let cursor = entry.cursor(at: edge) else { continue }
      work.append(
        Subscription(id: Work.page(key, cursor), loadPage(of: key, at: edge, from: cursor))
          .asRequest)
    }
    return work
  }

  /// The work for an entry, whether somebody looks at it or not.
  func ofKept(_ entry: Entry) -> [Subscription<Action>] {
    var work: [Subscription<Action>] = []
    if let change = entry.changes.first {
      work.append(
        Subscription(
          id: Work.change(
            entry.id, number: StampedNumber(number: change.number, stamp: change.stamp)),
          send(change, to: entry.id)
        ).asRequest)
    }
    if let freshness = policy.freshness, freshness > .zero, entry.answer != nil, !entry.isStale,
      !entry.isLoading
    {
      work.append(Subscription(id: Work.expiry(entry.id), expire(entry, after: freshness)))
    }
    return work
  }

  private func load(_ entry: Entry) -> Effect<Action> {
    // A loading entry without its request was left by somebody who looked away, or was restored.
    let isFresh =
      entry.answer != nil && !entry.isStale && !entry.isLoading && policy.freshness != .zero
    if isFresh { return checkAge(of: entry) }
    let (endpoint, key, answer) = (endpoint, entry.id, entry.answer)
    let request = run("query") { send in
      if let answer {
        send(.loaded(key, try await endpoint.reload(key, replacing: answer)))
      } else {
        send(.loaded(key, try await endpoint.load(key)))
      }
    } catch: { error, send in
      send(.failed(key, "\(error)"))
    }
    return .concatenate(.send(.loading(key)), retrying(request))
  }

  /// Requests an answer again that has grown old while no process ran.
  private func checkAge(of entry: Entry) -> Effect<Action> {
    guard let dated = entry.answeredAt, let freshness = policy.freshness else { return .none }
    let (clock, key) = (clock, entry.id)
    return run("age") { send in
      if WallTime.now(of: clock) - dated >= freshness { send(.refetch(key)) }
    }
  }

  /// Lets an answer grow old. Its time is taken down when it has come, and counts in each process that restores it.
  private func expire(_ entry: Entry, after freshness: Duration) -> Effect<Action> {
    let (clock, key, dated) = (clock, entry.id, entry.answeredAt)
    return run("pause") { send in
      let now = WallTime.now(of: clock)
      if dated == nil { send(.dated(key, at: now)) }
      let age = max(.zero, now - (dated ?? now))
      if age < freshness { try await clock.sleep(for: freshness - age) }
      send(.expired(key))
    }
  }

  private func loadPage(
    of key: Endpoint.Key, at edge: PageEdge, from cursor: Endpoint.Cursor
  ) -> Effect<Action> {
    let endpoint = endpoint
    return retrying(
      run("page") { send in
        send(.pageLoaded(key, edge, at: cursor, try await endpoint.loadPage(of: key, at: cursor)))
      } catch: { error, send in
        send(.pageFailed(key, edge, "\(error)"))
      })
  }

  private func send(
    _ change: NumberedChange<Endpoint.Change>, to key: Endpoint.Key
  ) -> Effect<Action> {
    let endpoint = endpoint
    return run("change") { send in
      try await endpoint.send(change.change, to: key)
      send(.confirmed(key, change: change.number))
    } catch: { error, send in
      send(.refused(key, change: change.number, "\(error)"))
    }
  }

  private func later(_ action: Action, after pause: Duration) -> Effect<Action> {
    let clock = clock
    return run("pause") { send in
      try await clock.sleep(for: pause)
      send(action)
    }
  }

  private func run(
    _ name: String, _ operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    catch handler: (@Sendable (any Error, Send<Action>) async -> Void)? = nil
  ) -> Effect<Action> {
    .run(name: name, operation, catch: handler, fileID: place.fileID, line: place.line)
  }

  private func retrying(_ effect: Effect<Action>) -> Effect<Action> {
    policy.retry.map { effect.retry($0, clock: clock) } ?? effect
  }
}
