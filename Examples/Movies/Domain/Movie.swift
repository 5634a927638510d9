import Foundation

/// A movie of the catalogue.
public struct Movie: Codable, Equatable, Identifiable, Sendable {
  public enum Genre: String, Codable, CaseIterable, Sendable {
    case comedy, drama, thriller
  }

  public var id: Int
  public var title: String
  public var year: Int
  public var genre: Genre
  /// The price in dollars.
  public var price: Decimal
  public var isWatched: Bool
}

/// An actor in a movie.
public struct Person: Codable, Equatable, Identifiable, Sendable {
  public var id: Int
  public var name: String
  public var role: String
}

/// The filter of the list.
public struct MovieFilter: Equatable, Sendable {
  public var genre: Movie.Genre?
  public var isUnwatchedOnly = false

  public func admits(_ movie: Movie) -> Bool {
    (genre == nil || movie.genre == genre) && !(isUnwatchedOnly && movie.isWatched)
  }
}

/// The time at which a tap on the watch toggle becomes visible.
public enum WatchStyle: String, CaseIterable, Sendable {
  /// The movie changes at once. The change is undone if the server refuses it.
  case optimistic

  /// The movie changes after the server has accepted the change.
  case waiting

  /// The movie shows at once that it is being changed, and changes after the server has accepted the change.
  case inProgress
}
