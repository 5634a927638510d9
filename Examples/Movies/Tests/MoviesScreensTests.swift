import Foundation
import Headwater
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Synchronization
import Testing

@testable import Movies

/// The screens with filters, during requests and after failures.
@MainActor
@Suite("Movies, the screens in every state")
struct MoviesScreensTests {
  /// A catalogue whose answers and their times a test controls.
  private final class Catalogue: Sendable {
    let refuses = Mutex(false)
    let clock = TestClock()

    func answer<Value: Sendable>(_ value: Value) async throws -> Value {
      try await clock.sleep(for: .seconds(1))
      if refuses.withLock({ $0 }) { throw CatalogueError.refused(status: 503) }
      return value
    }
  }

  private let catalogue = Catalogue()
  private let clock = TestClock()
  private let online = AsyncStream.makeStream(of: Bool.self)
  private let runtime = ManualRuntime()

  private func host() -> ViewHost {
    let world = MoviesWorld(
      client: MoviesClient(
        movies: { [catalogue] in try await catalogue.answer(MoviesMiddlewareTests.movies) },
        cast: { [catalogue] _ in
          try await catalogue.answer([Person(id: 7, name: "Ida Lund", role: "Nora")])
        },
        setWatched: { [catalogue] _, _ in try await catalogue.answer(()) }),
      track: { _ in }, report: { _ in }, log: { _ in },
      reachability: { [online] in online.stream }, clock: clock)
    let movies = NavigationStack { MoviesView(world: world, runtime: runtime.effects) }
      .environment(\.locale, Locale(identifier: "en_US"))
    return ViewHost(movies, settle: { [runtime] in runtime.drain() })
  }

  private func loaded() -> ViewHost {
    let ui = host()
    catalogue.clock.advance(by: .seconds(1))
    return ui
  }

  @Test("a list says that it is loading")
  func loading() throws {
    let ui = host()
    _ = try ui.find(progress: "Loading…")
    catalogue.clock.advance(by: .seconds(1))
    _ = try ui.find(text: "A (1990)")
    #expect(throws: (any Error).self) { try ui.find(progress: "Loading…") }
  }

  @Test("a list that could not be loaded says why, and can be loaded again")
  func failure() throws {
    catalogue.refuses.withLock { $0 = true }
    let ui = loaded()
    _ = try ui.find(text: "The catalogue answered with 503.")
    catalogue.refuses.withLock { $0 = false }
    try ui.find(button: "Refresh").tap()
    catalogue.clock.advance(by: .seconds(1))
    _ = try ui.find(text: "A (1990)")
    _ = try ui.find(text: "Up to date")
  }

  @Test("the filter shows a genre, or movies that are not watched, or a note if none match")
  func filter() throws {
    let ui = loaded()
    try ui.find(picker: "Genre").select("Comedy")
    #expect(ui.findAll(text: "A (1990)").isEmpty)
    _ = try ui.find(text: "B (2000)")
    try ui.find(toggle: "Only unwatched").toggle()
    _ = try ui.find(text: "No movie is like that.")
    try ui.find(picker: "Genre").select("All")
    _ = try ui.find(text: "A (1990)")
  }

  @Test("a waiting change is not shown before it is saved")
  func waiting() throws {
    let ui = loaded()
    try ui.find(picker: "A tap shows").select("when saved")
    try ui.find(button: "Not watched: A (1990)").tap()
    _ = try ui.find(button: "Not watched: A (1990)")
    catalogue.clock.advance(by: .seconds(1))
    _ = try ui.find(button: "Watched: A (1990)")
  }

  @Test("a change that is being saved is shown as such")
  func inProgress() throws {
    let ui = loaded()
    try ui.find(picker: "A tap shows").select("as being saved")
    try ui.find(button: "Not watched: A (1990)").tap()
    #expect(ui.findAll(button: "Not watched: A (1990)").isEmpty)
    #expect(ui.findAll(button: "Watched: A (1990)").isEmpty)
    catalogue.clock.advance(by: .seconds(1))
    _ = try ui.find(button: "Watched: A (1990)")
  }

  @Test("a cast that could not be loaded says why, and can be loaded again")
  func cast() throws {
    let ui = loaded()
    catalogue.refuses.withLock { $0 = true }
    try ui.find(link: "A (1990) $3.00").tap()
    _ = try ui.find(progress: "Loading…")
    catalogue.clock.advance(by: .seconds(1))
    _ = try ui.find(text: "The catalogue answered with 503.")
    catalogue.refuses.withLock { $0 = false }
    try ui.find(button: "Try again").tap()
    catalogue.clock.advance(by: .seconds(1))
    _ = try ui.find(text: "Ida Lund")
    #expect(ui.findAll(text: "The catalogue answered with 503.").isEmpty)
  }

  @Test("a list that could not be refreshed says why, and can still be changed")
  func changeAfterFailure() throws {
    let ui = loaded()
    catalogue.refuses.withLock { $0 = true }
    try ui.find(button: "Refresh").tap()
    catalogue.clock.advance(by: .seconds(1))
    _ = try ui.find(text: "The catalogue answered with 503.")
    try ui.find(button: "Not watched: A (1990)").tap()
    _ = try ui.find(button: "Watched: A (1990)")
  }

  @Test("the note tells how old the list is, and whether the server can be reached")
  func note() throws {
    let ui = loaded()
    clock.advance(by: .seconds(60))
    _ = try ui.find(text: "Loaded a minute ago")
    clock.advance(by: .seconds(60))
    _ = try ui.find(text: "Loaded 2 minutes ago")
    online.continuation.yield(false)
    _ = try ui.find(text: "The catalogue can't be reached.")
  }
}
