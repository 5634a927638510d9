import HeadwaterUI

/// A screen beside the list, or above it in a narrow window. Its address is the number of its movie.
public enum MoviesScreen: Hashable {
  case cast(Movie.ID)
}

extension MoviesScreen: AddressValue {
  public init?(addressText: String) {
    guard let id = Movie.ID(addressText: addressText) else { return nil }
    self = .cast(id)
  }

  public var addressText: String {
    switch self {
    case .cast(let id): id.addressText
    }
  }
}

extension Movie.Genre: AddressValue {}
