import Foundation
import Headwater

/// The whole state of the app. It contains no derived values, such as the rows of a list.
public struct MoviesState: Equatable, Sendable {
  public var movies = Loadable<IdentifiedArray<Movie>>.neverLoaded
  public var cast = QueryState<CastEndpoint>()

  /// The movie whose cast the person looks at.
  public var openMovie: Movie.ID?
  public var filter = MovieFilter()
  public var watchStyle = WatchStyle.optimistic

  /// The requested changes of movies, as long as the server has not answered.
  public var changing: [Movie.ID: Bool] = [:]

  /// The person's format of numbers.
  public var locale = Locale(identifier: "en_US")
  public var isOnline = true
  /// Whether the person has slowed the network down, to see what a tap shows meanwhile.
  public var isNetworkSlow = false
  public var lifecycle = AppLifecycle.State.foregroundActive
  public var minutesSinceLoading = 0

  /// The alert that a change was refused.
  public var refusal: AlertState<RefusalAnswer>?

  public init() {}

  /// The movies that match the filter, in the catalogue's order.
  public var shown: [Movie] { movies.value?.filter(filter.admits) ?? [] }
}
