/// Keeps the answers of a server in the state, for as long as the state says that somebody looks at them.
///
/// ```swift
/// struct Catalogue: Reducer {
///   struct State: Equatable {
///     var genre = Genre.comedy
///     var movies = QueryState<Movies>()
///   }
///
///   @CasePathable enum Action {
///     case genreChosen(Genre)
///     case movies(QueryAction<Movies>)
///   }
///
///   let movies: Movies
///   let clock: any Clock<Duration>
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       if case .genreChosen(let genre) = action { state.genre = genre }
///       return .none
///     }
///     Query(\.movies, action: \.movies, movies, clock: clock) { state in [state.genre] }
///   }
/// }
/// ```
///
/// The view reads `store.movies[store.genre]`. Nothing asks for a value by hand:
///
/// - A value is requested when its key appears among the keys that `watching` returns. The request is
///   cancelled when the key goes. A key is requested once, however many screens look at it.
/// - A value is requested again when it is invalidated or refetched, by an action or by a reducer that calls
///   `state.movies.invalidate(_:)`, and at the pauses of ``QueryPolicy/polling``.
/// - A change that was submitted is shown at once, is sent whether anybody looks or not, and is taken back
///   if the server refuses it.
/// - Everything that the query knows is in the state: an equal state asks for the same things. A state that
///   was saved and restored goes on where it was.
///
/// Each answer is an action, which the feature's other reducers see as well.
public struct Query<State, Action, Endpoint: QueryEndpoint, Path: CasePath>: Reducer
where Path.Root == Action, Path.Value == QueryAction<Endpoint> {
  private let query: WritableKeyPath<State, QueryState<Endpoint>>
  private let endpoint: Endpoint
  private let policy: QueryPolicy
  private let clock: any Clock<Duration>
  private let watching: (State) -> [Endpoint.Key]
  private let place: SourcePlace

  /// Makes the query of an endpoint.
  ///
  /// - Parameters:
  ///   - state: The place of the answers.
  ///   - action: The case with the query's actions.
  ///   - endpoint: What the server is asked for.
  ///   - policy: When the server is asked.
  ///   - clock: The feature's clock, which measures the policy's durations.
  ///   - watching: Returns the keys that somebody looks at. It is called after each turn that may have
  ///     changed the state, so a long list of keys is best kept in the state.
  public init(
    _ state: WritableKeyPath<State, QueryState<Endpoint>>, action: CaseKeyPath<Action, Path>,
    _ endpoint: Endpoint, policy: QueryPolicy = QueryPolicy(), clock: any Clock<Duration>,
    watching: @escaping (_ state: State) -> [Endpoint.Key],
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Action: CasePathable {
    query = state
    self.endpoint = endpoint
    self.policy = policy
    self.clock = clock
    self.watching = watching
    place = SourcePlace(fileID: fileID, line: line)
  }

  public var body: some Reducer<State, Action> {
    QueryAnswers<State, Action, Endpoint, Path>(
      query: query, limit: policy.limit, watching: watching)
    QuerySubscriptions<State, Action, Endpoint, Path>(
      query: query,
      requests: QueryRequests(endpoint: endpoint, policy: policy, clock: clock, place: place),
      watching: watching)
  }
}

/// Does the work that a state implies.
private struct QuerySubscriptions<State, Action, Endpoint: QueryEndpoint, Path: CasePath>: Reducer
where Path.Root == Action, Path.Value == QueryAction<Endpoint> {
  let query: WritableKeyPath<State, QueryState<Endpoint>>
  let requests: QueryRequests<Endpoint>
  let watching: (State) -> [Endpoint.Key]

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

  func mayChange(_ action: Action) -> Bool { false }

  func resolved() -> ResolvedReducer<State, Action> {
    let condition = QueryCondition<State, Action, Endpoint>(
      query, requests, watching: watching, embed: { Path.embed($0) })
    return ResolvedReducer(
      reduce: { _, _ in .none }, mayChange: { _ in false },
      conditions: ReducerConditions([condition]))
  }
}

/// Takes what is asked of a query, and what is answered, into the state.
private struct QueryAnswers<State, Action, Endpoint: QueryEndpoint, Path: CasePath>: Reducer
where Path.Root == Action, Path.Value == QueryAction<Endpoint> {
  let query: WritableKeyPath<State, QueryState<Endpoint>>
  let limit: Int
  let watching: (State) -> [Endpoint.Key]

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Path.withValue(of: action) { action in
      state[keyPath: query].apply(action)
      // Each key that is new begins with this action, whether its request ends or not.
      if case .loading = action {
        let watched = watching(state)
        state[keyPath: query].entries.forgetOldest(limit: limit, watched: watched)
      }
    }
    return .none
  }

  func mayChange(_ action: Action) -> Bool {
    Path.withValue(of: action) { _ in true } ?? false
  }
}
