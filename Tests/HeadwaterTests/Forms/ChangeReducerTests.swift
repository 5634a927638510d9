import Headwater
import HeadwaterTesting
import Testing

@Suite("Changes of fields")
struct ChangeReducerTests {
  @Test(
    "a change is applied before the reducers after it, and watched like any change of the state")
  func order() {
    let store = TestStore(initialState: Booking.State(), reducer: Booking())

    store.send(.change(.seats(-3)))
    store.send(.change(.name("Ann"))) {
      $0.name = "Ann"
      $0.edits = 1
    }
    store.send(.change(.name("Ann")))
    store.finish()
  }

  @Test("a change of a nested part and of a row leaves the rest as it is")
  func parts() {
    let store = TestStore(
      initialState: Booking.State(guests: [Guest(id: 1), Guest(id: 2)]), reducer: Booking())

    store.send(.change(.address(.street(.number(7))))) { $0.address.street.number = 7 }
    store.send(.change(.guests(.element(id: 2, action: .age(30))))) { $0.guests[id: 2]?.age = 30 }
    store.send(.change(.guests(.element(id: 9, action: .age(30)))))
    store.finish()
  }

  @Test("changes that are the actions themselves need no case")
  func wholeAction() {
    struct Lodging: Reducer {
      var body: some Reducer<Address, Address.Change> { ChangeReducer() }
    }
    let store = TestStore(initialState: Address(), reducer: Lodging())

    store.send(.city("Rome")) { $0.city = "Rome" }
    store.send(.street(.number(7))) { $0.street.number = 7 }
    store.finish()
  }

  @Test("an action of another case may not change the state for its changes' sake")
  func mayChange() {
    let reducer = ChangeReducer<Booking.State, Booking.Action, Booking.Action.Cases.ChangeCase>(
      action: \.change)

    #expect(reducer.mayChange(.change(.name("a"))))
    #expect(!reducer.mayChange(.cleared))
  }

  @Test("the store of a nested part sends changes of its fields, and is kept as long as it is used")
  @MainActor
  func nestedScope() {
    let store = Store(initialState: Booking.State(), reducer: Booking())
    let address = store.scope(field: \.address)
    let street = address.scope(field: \.street)

    address.send(.city("Rome"))
    street.send(.number(7))

    #expect(store.address == Address(city: "Rome", street: Street(number: 7)))
    #expect(address.city == "Rome" && street.number == 7)
    #expect(store.scope(field: \.address) === address)
    #expect(address.scope(field: \.street) === street)
  }

  @Test("the store of a row sends changes of its fields, until the row is gone")
  @MainActor
  func rowScopes() throws {
    let store = Store(
      initialState: Booking.State(guests: [Guest(id: 1), Guest(id: 2)]), reducer: Booking())
    let rows = store.scope(each: \.guests)
    let second = try #require(rows.store(2))

    second.send(.name("Bob"))
    store.send(.guestRemoved(1))

    #expect(rows.ids == [1, 2] && store.scope(each: \.guests).ids == [2])
    #expect(store.guests == [Guest(id: 2, name: "Bob")])
    #expect(store.scope(each: \.guests).store(2) === second)
    #expect(store.scope(each: \.guests).store(1) == nil)
  }
}
