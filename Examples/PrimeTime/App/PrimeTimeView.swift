import FavoritePrimes
import Foundation
import HeadwaterUI
import NthPrime
import PrimeCounter
import PrimeSheet

/// The app's first screen, with links to all others.
public struct PrimeTimeView: View {
  @State private var stores: PrimeTimeStores

  /// - Parameter usesOneStore: Whether to use one store with scopes, or a store for each screen.
  public init(usesOneStore: Bool, client: NthPrimeClient) {
    let make = usesOneStore ? PrimeTimeStores.one : PrimeTimeStores.many
    _stores = State(wrappedValue: make([], client, { Date() }, .live))
  }

  init(stores: PrimeTimeStores) {
    _stores = State(wrappedValue: stores)
  }

  public var body: some View {
    List {
      Section {
        NavigationLink("Counter") {
          PrimeCounterView(store: stores.counter) { PrimeSheetView(store: stores.sheet) }
        }
        NavigationLink("Favorite primes") { FavoritePrimesView(store: stores.favorites) }
        NavigationLink("Activity feed") { ActivityFeedView(store: stores.feed) }
      }
      AccountSection(store: stores.account)
    }
    .navigationTitle("PrimeTime")
  }
}
