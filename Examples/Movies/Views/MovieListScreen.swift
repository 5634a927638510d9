import Foundation
import HeadwaterMacros

/// The list's view state and events: flat values, derived from the state and the person's locale.
enum MovieListScreen {
  struct ViewState: Equatable {
    var rows: [Row]
    var note: String
    /// The reason why the list differs from the catalogue.
    var problem: String?
    var isLoading: Bool
    var genre: Movie.Genre?
    var isUnwatchedOnly: Bool
    var style: WatchStyle
    var isNetworkSlow: Bool
    var refusal: AlertState<RefusalAnswer>?
  }

  struct Row: Equatable, Identifiable {
    var id: Movie.ID
    var index: Int
    var title: String
    var price: String
    var isWatched: Bool
    var isChanging: Bool
  }

  @CasePathable
  enum Event {
    case localeChanged(Locale)
    case refreshTapped
    case genreChosen(Movie.Genre?)
    case unwatchedOnlyToggled(Bool)
    case styleChosen(WatchStyle)
    case slowNetworkToggled(Bool)
    case watchTapped(row: Int)
    case refusal(PresentationAction<RefusalAnswer>)
  }

  static func viewState(of state: MoviesState) -> ViewState {
    ViewState(
      rows: state.shown.enumerated().map { index, movie in
        Row(
          id: movie.id, index: index, title: "\(movie.title) (\(movie.year))",
          price: movie.price.formatted(.currency(code: "USD").locale(state.locale)),
          isWatched: movie.isWatched,
          isChanging: state.watchStyle == .inProgress && state.changing[movie.id] != nil)
      },
      note: note(for: state),
      problem: state.movies.failure ?? (state.isOnline ? nil : "The catalogue can't be reached."),
      isLoading: state.movies.isLoading, genre: state.filter.genre,
      isUnwatchedOnly: state.filter.isUnwatchedOnly, style: state.watchStyle,
      isNetworkSlow: state.isNetworkSlow, refusal: state.refusal)
  }

  static func action(for event: Event) -> MoviesAction? {
    switch event {
    case .localeChanged(let locale): .localeChanged(locale)
    case .refreshTapped: .list(.requested)
    case .genreChosen(let genre): .list(.genreChosen(genre))
    case .unwatchedOnlyToggled(let isOn): .list(.unwatchedOnlyToggled(isOn))
    case .styleChosen(let style): .watch(.styleChosen(style))
    case .slowNetworkToggled(let isSlow): .slowNetworkToggled(isSlow)
    case .watchTapped(let row): .watch(.tapped(row: row))
    case .refusal(let action): .refusal(action)
    }
  }

  private static func note(for state: MoviesState) -> String {
    if !state.isOnline || state.movies.failure != nil || state.movies.value == nil { return "" }
    if state.shown.isEmpty { return "No movie is like that." }
    return switch state.minutesSinceLoading {
    case 0: "Up to date"
    case 1: "Loaded a minute ago"
    default: "Loaded \(state.minutesSinceLoading) minutes ago"
    }
  }
}
