import HeadwaterMacros

/// The last stage of the pipeline: a pure reducer without dependencies and effects.
public struct MoviesReducer: Reducer {
  public init() {}

  public var body: some Reducer<MoviesState, MoviesAction> {
    ListReducer().lift(state: \.self, action: \.list)
    CastReducer().lift(state: \.cast, action: \.cast)
    WatchReducer().lift(state: \.self, action: \.watch)
    AppLifecycle().lift(state: \.lifecycle, action: \.lifecycle)
    Reduce { state, action in
      switch action {
      case .reachability(let isOnline): state.isOnline = isOnline
      case .minutePassed: state.minutesSinceLoading += 1
      case .localeChanged(let locale): state.locale = locale
      case .messageDismissed: state.message = nil
      default: break
      }
      return .none
    }
  }
}

struct ListReducer: Reducer {
  func reduce(into state: inout MoviesState, action: ListAction) -> Effect<ListAction> {
    switch action {
    case .requested: state.movies.startLoading()
    case .loaded(let movies):
      state.movies = .loaded(IdentifiedArray(movies))
      state.minutesSinceLoading = 0
    case .failed(let reason): state.movies.fail(reason)
    case .genreChosen(let genre): state.filter.genre = genre
    case .unwatchedOnlyToggled(let isOn): state.filter.isUnwatchedOnly = isOn
    }
    return .none
  }
}

struct CastReducer: Reducer {
  func reduce(
    into state: inout [Movie.ID: Loadable<[Person]>], action: CastAction
  ) -> Effect<CastAction> {
    switch action {
    case .requested(let id): state[id, default: .neverLoaded].startLoading()
    case .loaded(let id, let people): state[id] = .loaded(people)
    case .failed(let id, let reason): state[id, default: .neverLoaded].fail(reason)
    }
    return .none
  }
}
