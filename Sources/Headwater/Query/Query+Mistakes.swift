extension Query where Path == MissingCasePath<Action, QueryAction<Endpoint>> {
  /// Unavailable: the actions have no case path of this name to the query's actions.
  @available(
    *, unavailable,
    message: """
      The actions need '@CasePathable', and a case of this name with the actions of the query: \
      'case movies(QueryAction<Movies>)'.
      """
  )
  @_disfavoredOverload
  public init(
    _ state: WritableKeyPath<State, QueryState<Endpoint>>,
    action: KeyPath<UnnamedCases, UnnamedCases>, _ endpoint: Endpoint,
    policy: QueryPolicy = QueryPolicy(), clock: any Clock<Duration>,
    watching: @escaping (_ state: State) -> [Endpoint.Key]
  ) {
    fatalError("An initialiser that is unavailable has no callers.")
  }
}
