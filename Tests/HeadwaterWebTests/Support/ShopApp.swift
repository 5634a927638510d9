import HeadwaterUI

/// An app with addresses: tabs, a stack, and a store's decision.
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Shop") { ShopView() }
  }
}

/// The same with a view for unknown addresses.
struct FriendlyShopApp: App {
  var body: some Scene {
    WindowGroup("Shop") {
      ShopView().unknownAddress { Text("There is no shelf \($0)") }
    }
  }
}

struct ShopView: View {
  enum ShopTab: Hashable { case orders, help }

  @State private var tab = ShopTab.orders
  @State private var orders: [Int] = []
  @State private var isLocked = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("Orders", systemImage: "list.bullet", value: ShopTab.orders) {
        NavigationStack(path: locked) {
          VStack {
            NavigationLink("Order 7", value: 7)
          }
          .navigationTitle("All orders")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("This is order \(number)")
              NavigationLink("Next", value: number + 1)
              Button("Lock") { isLocked = true }
            }
            .navigationTitle("Order \(number)")
          }
        }
        .addresses(locked, AddressMap(.all(.value(under: "orders"))))
      }
      Tab("Help", systemImage: "questionmark", value: ShopTab.help) { Text("Help yourself") }
    }
    .addresses($tab, AddressMap(.place(.orders), .place(.help, "help")))
  }

  /// The path, which stays as it is while it is locked.
  private var locked: Binding<[Int]> {
    Binding(get: { orders }, set: { if !isLocked { orders = $0 } })
  }
}
