import Foundation
import HeadwaterMacros

/// The changes that a person has made to the favourites, on any screen.
///
/// It is derived from the favourites themselves, so no screen has to add to it.
struct ActivityFeed: Reducer {
  struct State: Equatable, Sendable {
    var activities: [Activity] = []
    var favorites: [Int] = []
  }

  struct Activity: Equatable, Sendable, Identifiable {
    enum Kind: Equatable, Sendable { case added, removed }

    var id: Int
    var date: Date
    var kind: Kind
    var prime: Int
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case favoritesChanged([Int])
  }

  let now: @Sendable () -> Date

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .favoritesChanged(let favorites) = action else { return .none }
    let removed = state.favorites.filter { !favorites.contains($0) }
    let added = favorites.filter { [old = state.favorites] in !old.contains($0) }
    for prime in removed { state.add(.removed, prime, at: now()) }
    for prime in added { state.add(.added, prime, at: now()) }
    state.favorites = favorites
    return .none
  }
}

extension ActivityFeed.State {
  fileprivate mutating func add(_ kind: ActivityFeed.Activity.Kind, _ prime: Int, at date: Date) {
    activities.append(
      ActivityFeed.Activity(id: activities.count, date: date, kind: kind, prime: prime))
  }
}
