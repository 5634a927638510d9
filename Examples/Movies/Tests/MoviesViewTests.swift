import Foundation
import Headwater
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Movies

@MainActor
@Suite("Movies, the screens")
struct MoviesViewTests {
  private func host(refuses: Bool = false, locale: String = "en_US") -> ViewHost {
    let world = MoviesWorld(
      client: MoviesClient(
        movies: { MoviesMiddlewareTests.movies },
        cast: { _ in [Person(id: 7, name: "Ida Lund", role: "Nora")] },
        setWatched: { _, _ in if refuses { throw CatalogueError.refused(status: 500) } }),
      track: { _ in }, report: { _ in }, log: { _ in }, reachability: { AsyncStream { _ in } },
      clock: TestClock())
    return ViewHost(
      NavigationStack { MoviesView(world: world, runtime: ManualRuntime().effects) }
        .environment(\.locale, Locale(identifier: locale)))
  }

  @Test("the first page contains the list, with prices in the person's locale")
  func list() throws {
    let ui = host()
    _ = try ui.find(text: "A (1990)")
    _ = try ui.find(text: "$3.00")
    _ = try ui.find(text: "Up to date")
    let german = host(locale: "de_DE")
    _ = try german.find(text: "3,00\u{a0}$")
  }

  @Test("a tap on the toggle is kept, or taken back with an alert that says why")
  func watching() throws {
    let ui = host()
    try ui.find(button: "Not watched: A (1990)").tap()
    _ = try ui.find(button: "Watched: A (1990)")
    let refused = host(refuses: true)
    try refused.find(button: "Not watched: A (1990)").tap()
    let alert = try #require(refused.alert)
    #expect(alert.message == "The catalogue answered with 500.")
    try alert.tap("Try again")
    try #require(refused.alert).tap("OK")
    #expect(refused.alert == nil)
    _ = try refused.find(button: "Not watched: A (1990)")
  }

  @Test("a movie opens its cast beside the list")
  func cast() throws {
    let ui = host()
    _ = try ui.find(text: "Choose one to see who plays in it.")
    try ui.find(link: "A (1990) $3.00").tap()
    #expect(ui.title == "A")
    #expect(ui.address == "/cast/1")
    _ = try ui.find(text: "Ida Lund")
    _ = try ui.find(link: "B (2000) $4.00")
    try ui.back()
    #expect(ui.title == "Movies")
    _ = try ui.find(text: "Choose one to see who plays in it.")
  }
}
