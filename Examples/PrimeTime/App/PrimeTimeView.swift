import FavoritePrimes
import Foundation
import HeadwaterUI
import NthPrime
import PrimeCounter
import PrimeSheet

/// A screen of the app above the first. The raw value is its address.
public enum PrimeTimeScreen: String, Hashable, AddressValue {
  case counter = "count"
  case favorites, feed
}

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
        NavigationLink("Counter", value: PrimeTimeScreen.counter)
        NavigationLink("Favorite primes", value: PrimeTimeScreen.favorites)
        NavigationLink("Activity feed", value: PrimeTimeScreen.feed)
      }
      AccountSection(store: stores.account)
    }
    .remember(stores.account.binding(\.name, { .nameChanged($0) }), as: "primetime.name")
    .navigationTitle("PrimeTime")
    .navigationDestination(for: PrimeTimeScreen.self) { screen in
      switch screen {
      case .counter:
        PrimeCounterView(store: stores.counter) { PrimeSheetView(store: stores.sheet) }
      case .favorites: FavoritePrimesView(store: stores.favorites)
      case .feed: ActivityFeedView(store: stores.feed)
      }
    }
  }
}

#Preview("One store") {
  NavigationStack { PrimeTimeView(usesOneStore: true, client: .local) }
}

#Preview("Many stores") {
  NavigationStack { PrimeTimeView(usesOneStore: false, client: .local) }
}
