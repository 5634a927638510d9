import Foundation
import HeadwaterUI
import Movies
import Synchronization
import Testing

@testable import HeadwaterUITesting
@testable import Showcase

@MainActor
@Suite("The start of the movies' catalogue", .timeLimit(.minutes(3)))
struct CatalogueStartTests {
  private struct Secret: Error {}

  @Test("the list says in plain words that the catalogue is not there, and can ask again")
  func failure() async throws {
    let attempts = Mutex(0)
    let start = CatalogueStart {
      attempts.withLock { $0 += 1 }
      throw Secret()
    }
    var world = Services.fake.movies
    world.client = .starting(start)
    let ui = ViewHost(NavigationStack { MoviesView(world: world) })
    await ui.until { ui.texts.contains("The catalogue does not answer.") }
    #expect(!ui.outline.contains("Secret"))
    try ui.find(button: "Refresh").tap()
    await ui.until { attempts.withLock { $0 } == 2 }
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
