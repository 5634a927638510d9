import HeadwaterTesting
import Testing

@testable import Movies

/// A refresh and a change on their way at the same time.
@Suite("Movies, refreshes during a change")
struct MoviesRefreshTests {
  private static let movies = MoviesMiddlewareTests.movies

  @Test(
    "a refresh that was asked before a change was saved does not take the change back",
    arguments: WatchStyle.allCases)
  func lateRefresh(style: WatchStyle) {
    let state = AskedCatalogue.State(
      app: MoviesMiddlewareTests.loaded(style: style), catalogue: Self.movies)
    let store = TestStore(initialState: state) { AskedCatalogue($0, Self.movies) }
    store.exhaustivity = .relaxed
    store.send(.app(.watch(.tapped(row: 0))))
    store.send(.app(.list(.requested)))
    store.answer("change", .success(()))
    store.answer("movies", .success(()))
    store.skipWaitingActions()
    #expect(store.state.app.movies.value?[id: 1]?.isWatched == true)
  }

  @Test("an optimistic change shows while a refresh ends that does not know it")
  func refreshDuringChange() {
    let state = AskedCatalogue.State(app: MoviesMiddlewareTests.loaded(), catalogue: Self.movies)
    let store = TestStore(initialState: state) { AskedCatalogue($0, Self.movies) }
    store.exhaustivity = .relaxed
    store.send(.app(.watch(.tapped(row: 0))))
    store.send(.app(.list(.requested)))
    store.answer("movies", .success(()))
    store.skipWaitingActions()
    #expect(store.state.app.movies.value?[id: 1]?.isWatched == true)
    store.answer("change", .failure(CatalogueError.refused(status: 500)))
    store.skipWaitingActions()
    #expect(store.state.app.movies.value?[id: 1]?.isWatched == false)
  }
}
