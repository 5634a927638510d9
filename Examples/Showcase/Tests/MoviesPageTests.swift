import Foundation
import HeadwaterUI
import Synchronization
import Testing

@testable import HeadwaterUITesting
@testable import Showcase

@MainActor
@Suite("The movies' page in the showcase", .timeLimit(.minutes(1)))
struct MoviesPageTests {
  private struct Secret: Error {}

  @Test("the page says in plain words that the catalogue did not start, and can start it again")
  func retry() async throws {
    let fails = Mutex(true)
    let page = MoviesPage {
      if fails.withLock({ $0 }) { throw Secret() }
      return try await Services.fake.movies()
    }
    let ui = ViewHost(NavigationStack { page })
    await ui.settles()
    _ = try ui.find(text: "The movies are not here: their catalogue could not be started.")
    #expect(!ui.outline.contains("Secret"))
    fails.withLock { $0 = false }
    try ui.find(button: "Try again").tap()
    await ui.until { ui.texts.contains { $0.contains("Night Ferry") } }
    ui.close()
  }

  @Test("a start that failed is tried again by the next one, and one that succeeded is kept")
  func start() async throws {
    let attempts = Mutex(0)
    let address = try #require(URL(string: "http://127.0.0.1:1"))
    let start = CatalogueStart {
      let attempt = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      if attempt < 3 { throw Secret() }
      return address
    }
    for _ in 0..<2 {
      await #expect(throws: Secret.self) { try await start.address }
    }
    #expect(try await start.address == address)
    #expect(try await start.address == address)
    #expect(attempts.withLock { $0 } == 3)
  }
}
