import HeadwaterUI
import HeadwaterUITesting
import Testing

private struct Shop: Reducer {
  struct State: Equatable {
    var places: [Place] = []
    var isLocked = false
    var opened = 0
  }

  enum Action: Equatable {
    case opened([Place])
    case orderTapped(Int)
    case lockTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .opened(let places):
      state.opened += 1
      if !state.isLocked { state.places = places }
    case .orderTapped(let order): state.places.append(.order(order))
    case .lockTapped: state.isLocked = true
    }
    return .none
  }
}

private struct ShopView: View {
  let store: Store<Shop.State, Shop.Action>

  var body: some View {
    VStack {
      Text("\(store.places.count) screens")
      Button("Order", action: store.call(.orderTapped(3)))
      Button("Lock", action: store.call(.lockTapped))
    }
    .addresses(.places, of: store, print: \.places, open: { .opened($0) })
  }
}

@MainActor
@Suite("Addresses of a store")
struct StoreAddressTests {
  private let store = Store(initialState: Shop.State(), reducer: Shop())

  @Test("an address is an action, and the state is an address")
  func open() throws {
    let ui = ViewHost(ShopView(store: store))
    try ui.open("/orders/orders/17")
    #expect(store.places == [.orders, .order(17)])
    try ui.find(button: "Order").tap()
    #expect(ui.address == "/orders/orders/17/orders/3")
    try ui.back()
    #expect(store.places == [.orders, .order(17)])
    try ui.back()
    #expect(store.places == [])
    #expect(store.opened == 3)
  }

  @Test("a refused Back restores the address, and the way on remains")
  func refused() throws {
    let ui = ViewHost(ShopView(store: store))
    try ui.find(button: "Order").tap()
    try ui.find(button: "Lock").tap()
    try ui.back()
    #expect(store.places == [.order(3)])
    #expect(ui.address == "/orders/3")
    try ui.back()
    #expect(store.opened == 2)
    #expect(throws: ActionError.self) { try ui.forward() }
  }

  @Test("an address that is shown already is no action")
  func same() throws {
    let ui = ViewHost(ShopView(store: store))
    try ui.open("/orders/3")
    try ui.open("orders//03?from=mail")
    #expect(store.opened == 1)
  }
}
