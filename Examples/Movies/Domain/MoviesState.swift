import Foundation
import Headwater

/// The app's whole state; what can be derived from it, such as the rows of a list, is not in it.
public struct MoviesState: Equatable, Sendable {
  public var movies = Loadable<IdentifiedArray<Movie>>.neverLoaded
  public var cast = QueryState<CastEndpoint>()

  /// The movie whose cast the person looks at.
  public var openMovie: Movie.ID?
  public var filter = MovieFilter()
  public var watchStyle = WatchStyle.optimistic

  /// What a movie is about to become, while the server has not answered.
  public var changing: [Movie.ID: Bool] = [:]

  /// How this person writes numbers.
  public var locale = Locale(identifier: "en_US")
  public var isOnline = true
  public var lifecycle = AppLifecycle.State.foregroundActive
  public var minutesSinceLoading = 0
  public var message: String?

  public init() {}

  /// The movies that the filter admits, in the catalogue's order.
  public var shown: [Movie] { movies.value?.filter(filter.admits) ?? [] }
}
