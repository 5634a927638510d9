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
  /// In dollars.
  public var price: Decimal
  public var isWatched: Bool
}

/// Somebody who plays in a movie.
public struct Person: Codable, Equatable, Identifiable, Sendable {
  public var id: Int
  public var name: String
  public var role: String
}

/// Which movies the list shows.
public struct MovieFilter: Equatable, Sendable {
  public var genre: Movie.Genre?
  public var isUnwatchedOnly = false

  public func admits(_ movie: Movie) -> Bool {
    (genre == nil || movie.genre == genre) && !(isUnwatchedOnly && movie.isWatched)
  }
}

/// When a tap on the watch toggle shows: a movie can be marked at once, after the server has agreed,
/// or be seen to be on its way.
public enum WatchStyle: String, CaseIterable, Sendable {
  /// At once; taken back if the server refuses.
  case optimistic

  /// When the server has agreed.
  case waiting

  /// At once as "being changed", and for good when the server has agreed.
  case inProgress
}
