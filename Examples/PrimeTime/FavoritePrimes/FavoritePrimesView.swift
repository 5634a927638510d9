import Foundation
import HeadwaterUI

/// The list of favourites. A person can remove each of them.
public struct FavoritePrimesView: View {
  let store: Store<FavoritePrimes.State, FavoritePrimes.Action>

  public init(store: Store<FavoritePrimes.State, FavoritePrimes.Action>) {
    self.store = store
  }

  public var body: some View {
    List {
      if store.primes.isEmpty {
        Text("No favorites yet. Count to a prime, and save it.").foregroundStyle(.secondary)
      }
      ForEach(store.primes, id: \.self) { prime in
        Text("\(prime)")
      }
      .onDelete { offsets in store.send(.deleted(places: Array(offsets))) }
    }
    .navigationTitle("Favorite primes")
  }
}

#Preview("Some") {
  NavigationStack {
    FavoritePrimesView(
      store: Store(
        initialState: FavoritePrimes.State(primes: [2, 17, 7919]), reducer: FavoritePrimes()))
  }
}

#Preview("None") {
  NavigationStack { FavoritePrimesView(store: .mock(state: FavoritePrimes.State())) }
}
