import HeadwaterUI
import HeadwaterUITesting
import Testing

@MainActor
@Suite("Addresses of a stack")
struct StackAddressTests {
  @Test("the address follows the screens, and Back and Forward go through them")
  func walk() throws {
    let ui = ViewHost(PlacesView())
    #expect(ui.address == "/")
    try ui.find(link: "Orders").tap()
    #expect(ui.address == "/orders")
    try ui.find(link: "Order 17").tap()
    #expect(ui.address == "/orders/orders/17")
    try ui.back()
    #expect(ui.address == "/orders")
    #expect(ui.title == "orders")
    try ui.back()
    #expect(ui.title == "Start")
    try ui.forward()
    try ui.forward()
    #expect(ui.address == "/orders/orders/17")
    #expect(ui.title == "order(17)")
    #expect(ui.issues == [])
  }

  @Test("an address shows its screens, with the ones below")
  func open() throws {
    let ui = ViewHost(PlacesView())
    try ui.open("/orders/orders/017?x=y")
    #expect(ui.title == "order(17)")
    #expect(ui.address == "/orders/orders/17")
    try ui.navigation.back()
    #expect(ui.address == "/orders")
    try ui.open("orders/5")
    #expect(ui.title == "order(5)")
  }

  @Test("the back button of the app goes back in the history")
  func ownBack() throws {
    let ui = ViewHost(PlacesView())
    try ui.find(link: "Orders").tap()
    try ui.navigation.back()
    #expect(ui.address == "/")
    try ui.forward()
    #expect(ui.title == "orders")
  }

  @Test("several screens at once are one entry, and another screen in place of one is a new entry")
  func entries() throws {
    let ui = ViewHost(PlacesView())
    try ui.find(button: "Jump").tap()
    #expect(ui.address == "/orders/orders/3/orders/4")
    try ui.find(button: "Other").tap()
    #expect(ui.address == "/orders/orders/3/tags/other")
    try ui.back()
    #expect(ui.title == "order(4)")
    try ui.back()
    #expect(ui.title == "Start")
    #expect(throws: ActionError.self) { try ui.back() }
  }

  @Test("a screen without an address ends it")
  func withoutAddress() throws {
    let ui = ViewHost(PlacesView())
    try ui.find(link: "Secret").tap()
    #expect(ui.title == "secret")
    #expect(ui.address == "/")
    try ui.open("/")
    #expect(ui.title == "Start")
  }

  @Test("screens above the limit of an address are screens without one")
  func deep() throws {
    let ui = ViewHost(PlacesView())
    try ui.find(link: "Orders").tap()
    for _ in 0..<24 { try ui.find(link: "Order 17").tap() }
    #expect(ui.address == "/orders" + String(repeating: "/orders/17", count: 19))
    #expect(ui.html.components(separatedBy: "data-from=").count - 1 == 5)
    // A link to an address that no server reads would lead nowhere in a new tab.
    #expect(!ui.html.contains(ui.address.dropFirst() + "/orders/17"))
    #expect(!ui.html.contains("data-from=\"\""))
    #expect(ui.issues == [])
  }

  @Test("screens above the longest text of an address are screens without one")
  func long() throws {
    let ui = ViewHost(LongPlacesView())
    for _ in 0..<12 { try ui.find(link: "Deeper").tap() }
    let place = "/tags/" + LongPlacesView.name
    #expect(ui.address == String(repeating: place, count: 9))
    #expect(ui.html.components(separatedBy: "data-from=").count - 1 == 3)
    try ui.navigation.back()
    #expect(ui.address == String(repeating: place, count: 9))
    try ui.open(ui.address)
    #expect(ui.address == String(repeating: place, count: 9))
    #expect(ui.issues == [])
  }

  @Test("a screen above one without an address has none")
  func above() throws {
    let ui = ViewHost(PlacesView())
    try ui.find(link: "Secret").tap()
    try ui.find(link: "Order 17").tap()
    #expect(ui.address == "/")
    #expect(ui.html.components(separatedBy: "data-from=").count - 1 == 2)
    #expect(ui.issues == [])
  }

  @Test("a link with a value is a native link to the address of its screen")
  func links() throws {
    let ui = ViewHost(PlacesView())
    #expect(ui.html.contains(#"href="orders""#))
    #expect(try ui.find(link: "Secret").isEnabled)
    try ui.find(link: "Orders").tap()
    #expect(ui.html.contains(#"href="orders/orders/17""#))
    #expect(!ui.html.contains("data-from"))
  }

  @Test("what no view knows is told, and what is known is shown")
  func unknown() throws {
    let ui = ViewHost(PlacesView())
    let error = #expect(throws: ActionError.self) { try ui.open("/orders/nothing") }
    #expect(
      error?.description.hasPrefix("No view knows the address /orders/nothing; shown is /orders.")
        == true)
  }

  @Test("a view without addresses refuses them")
  func noAddresses() {
    let ui = ViewHost(Text("Hello"))
    #expect(ui.address == "/")
    let error = #expect(throws: ActionError.self) { try ui.open("/x") }
    #expect(
      error?.description == "The address /x cannot be opened: no view has addresses.")
  }

  @Test("an address that is too long is refused")
  func tooLong() {
    let ui = ViewHost(PlacesView())
    #expect(throws: ActionError.self) { try ui.open(String(repeating: "x", count: 3_000)) }
    #expect(ui.address == "/")
  }

  @Test("foreign addresses leave the app as it is")
  func foreign() throws {
    let ui = ViewHost(PlacesView())
    for text in ["%", "..", "orders/%FF", "//", "?", "#", "orders/../orders", "\0", "é/%00"] {
      try? ui.open(text)
    }
    try ui.open("/orders")
    #expect(ui.title == "orders")
    #expect(ui.issues == [])
  }
}
