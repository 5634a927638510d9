import Foundation
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import NthPrime
import Testing

@testable import PrimeTime

/// The same tests with one store and with many. A person sees no difference.
@MainActor
@Suite("PrimeTime, the screens")
struct PrimeTimeViewTests {
  let clock = TestClock()

  private func host(usesOneStore: Bool, favorites: [Int] = []) -> ViewHost {
    let make = usesOneStore ? PrimeTimeStores.one : PrimeTimeStores.many
    let client = NthPrimeClient { [clock] place in
      try await clock.sleep(for: .seconds(1))
      return try await NthPrimeClient.local.nthPrime(place)
    }
    let stores = make(
      favorites, client, { Date(timeIntervalSince1970: 0) }, ManualRuntime().effects)
    return ViewHost(NavigationStack { PrimeTimeView(stores: stores) })
  }

  private func open(_ screen: String, in ui: ViewHost) throws {
    try ui.find(link: screen).tap()
  }

  private func count(in ui: ViewHost) throws -> String { try ui.find(identifier: "count").text }

  @Test("the count stays when a person leaves the screen and comes back", arguments: [true, false])
  func persistence(usesOneStore: Bool) throws {
    let ui = host(usesOneStore: usesOneStore)
    try open("Counter", in: ui)
    try ui.find(button: "Increment").tap()
    try ui.find(button: "Increment").tap()
    try ui.find(button: "Decrement").tap()
    #expect(try count(in: ui) == "1")
    try ui.navigation.back()
    try open("Counter", in: ui)
    #expect(try count(in: ui) == "1")
  }

  @Test("a prime is saved, removed, and found in the feed", arguments: [true, false])
  func favorite(usesOneStore: Bool) throws {
    let ui = host(usesOneStore: usesOneStore)
    try open("Counter", in: ui)
    for _ in 1...3 { try ui.find(button: "Increment").tap() }
    try ui.find(button: "Is this prime?").tap()
    let sheet = try #require(ui.sheet)
    _ = try sheet.find(text: "3 is prime")
    try sheet.find(button: "Save to favorite primes").tap()
    try #require(ui.sheet).find(button: "Remove from favorite primes").tap()
    try #require(ui.sheet).find(button: "Save to favorite primes").tap()
    try #require(ui.sheet).dismiss()
    #expect(ui.sheet == nil)
    try ui.navigation.back()
    try open("Favorite primes", in: ui)
    _ = try ui.find(text: "3")
    try ui.navigation.back()
    try open("Activity feed", in: ui)
    #expect(ui.texts.filter { $0.contains("ed 3") } == ["Added 3", "Removed 3", "Added 3"])
  }

  @Test("a favorite is deleted from the list, and the feed says so", arguments: [true, false])
  func delete(usesOneStore: Bool) throws {
    let ui = host(usesOneStore: usesOneStore, favorites: [2, 3, 5])
    try open("Favorite primes", in: ui)
    try ui.find(text: "3").delete()
    #expect(ui.texts.filter { Int($0) != nil } == ["2", "5"])
    try ui.navigation.back()
    try open("Activity feed", in: ui)
    _ = try ui.find(text: "Removed 3")
  }

  @Test(
    "the button is disabled while it asks, and the answer is an alert", arguments: [true, false])
  func nthPrime(usesOneStore: Bool) throws {
    let ui = host(usesOneStore: usesOneStore)
    try open("Counter", in: ui)
    try ui.find(button: "Increment").tap()
    try ui.find(button: "What is the 1st prime?").tap()
    #expect(try !ui.find(button: "What is the 1st prime?").isEnabled)
    clock.advance(by: .seconds(1))
    let alert = try #require(ui.alert)
    #expect(alert.title == "The 1st prime is 2")
    try alert.tap("OK")
    #expect(ui.alert == nil)
    #expect(try ui.find(button: "What is the 1st prime?").isEnabled)
  }

  @Test("leaving the screen cancels the request", arguments: [true, false])
  func leaving(usesOneStore: Bool) throws {
    let ui = host(usesOneStore: usesOneStore)
    try open("Counter", in: ui)
    try ui.find(button: "Increment").tap()
    try ui.find(button: "What is the 1st prime?").tap()
    try ui.navigation.back()
    clock.advance(by: .seconds(1))
    #expect(ui.alert == nil)
    try open("Counter", in: ui)
    #expect(try ui.find(button: "What is the 1st prime?").isEnabled)
  }

  @Test(
    "a person logs in and out, and another person's session does not change",
    arguments: [true, false])
  func account(usesOneStore: Bool) throws {
    let ui = host(usesOneStore: usesOneStore)
    let neighbour = host(usesOneStore: usesOneStore)
    #expect(try !ui.find(button: "Log in").isEnabled)
    try ui.find(textField: "Name").type("Ann")
    try ui.find(button: "Log in").tap()
    _ = try ui.find(text: "Hello, Ann")
    #expect(neighbour.findAll(text: "Hello, Ann").isEmpty)
    try ui.find(button: "Log out").tap()
    #expect(try ui.find(textField: "Name").value == "")
  }
}
