import Foundation
import HeadwaterMacros

/// All actions of the app: those of people, and their results.
@CasePathable
public enum MoviesAction: Equatable, Sendable {
  case list(ListAction)
  case movieOpened(Movie.ID)
  case movieClosed(Movie.ID)
  case cast(QueryAction<CastEndpoint>)
  case watch(WatchAction)
  case reachability(isOnline: Bool)
  case slowNetworkToggled(Bool)
  case minutePassed
  case lifecycle(AppLifecycle.Action)
  case localeChanged(Locale)
  case refusal(PresentationAction<RefusalAnswer>)
}

/// The answers to the alert that a change was refused.
public enum RefusalAnswer: Equatable, Sendable {
  case tryAgain(Movie.ID, isWatched: Bool)
}

@CasePathable
public enum ListAction: Equatable, Sendable {
  case requested
  case loaded([Movie])
  case failed(String)
  case genreChosen(Movie.Genre?)
  case unwatchedOnlyToggled(Bool)
}

@CasePathable
public enum WatchAction: Equatable, Sendable {
  case styleChosen(WatchStyle)

  /// A person tapped the toggle in a row of the visible list.
  case tapped(row: Int)

  /// The change that a tap requests. A middleware sends it, since it depends on the state.
  case change(Movie.ID, isWatched: Bool)
  case changed(Movie.ID, isWatched: Bool)
  case refused(Movie.ID, isWatched: Bool, String)
}
