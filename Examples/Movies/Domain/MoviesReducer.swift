import HeadwaterMacros

/// The last stage of the pipeline. It has no effects but those of the cast, which is asked for by what the
/// state says instead of by a middleware, and a second attempt.
public struct MoviesReducer: Reducer {
  let cast: CastEndpoint
  let clock: any Clock<Duration>

  public init(client: MoviesClient, clock: any Clock<Duration>) {
    cast = CastEndpoint(client: client)
    self.clock = clock
  }

  public var body: some Reducer<MoviesState, MoviesAction> {
    ListReducer().lift(state: \.self, action: \.list)
    WatchReducer().lift(state: \.self, action: \.watch)
    AppLifecycle().lift(state: \.lifecycle, action: \.lifecycle)
    AlertReducer().lift(optional: \.refusal, action: \.refusal)
    Reduce { state, action in
      switch action {
      case .reachability(let isOnline): state.isOnline = isOnline
      case .slowNetworkToggled(let isSlow): state.isNetworkSlow = isSlow
      case .minutePassed: state.minutesSinceLoading += 1
      case .localeChanged(let locale): state.locale = locale
      case .refusal(.presented(.tryAgain(let id, let isWatched))):
        return .send(.watch(.change(id, isWatched: isWatched)))
      case .movieOpened(let id): state.openMovie = id
      case .movieClosed(let id): if state.openMovie == id { state.openMovie = nil }
      default: break
      }
      return .none
    }
    Query(\.cast, action: \.cast, cast, clock: clock) { state in
      state.openMovie.map { [$0] } ?? []
    }
  }
}

struct ListReducer: Reducer {
  func reduce(into state: inout MoviesState, action: ListAction) -> Effect<ListAction> {
    switch action {
    case .requested: state.movies.startLoading()
    case .loaded(let movies):
      state.movies = .loaded(IdentifiedArray(movies))
      state.showChanges()
      state.minutesSinceLoading = 0
    case .failed(let reason): state.movies.fail(reason)
    case .genreChosen(let genre): state.filter.genre = genre
    case .unwatchedOnlyToggled(let isOn): state.filter.isUnwatchedOnly = isOn
    }
    return .none
  }
}
