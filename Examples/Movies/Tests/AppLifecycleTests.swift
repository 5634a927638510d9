import HeadwaterTesting
import Testing

@testable import Movies

@Suite("Movies, the life of the app")
struct AppLifecycleTests {
  @Test("it goes to the background and comes back, by four states")
  func life() {
    let store = TestStore(initialState: .foregroundActive, reducer: AppLifecycle())
    store.send(.willResignActive) { $0 = .foregroundInactive }
    store.send(.didEnterBackground) { $0 = .backgroundActive }
    store.send(.willSuspend) { $0 = .backgroundSuspended }
    store.send(.willEnterForeground) { $0 = .foregroundInactive }
    store.send(.didBecomeActive) { $0 = .foregroundActive }
    store.finish()
  }

  @Test("the list is loaded again when the app returns to the foreground")
  func comingBack() {
    var state = MoviesMiddlewareTests.loaded()
    state.lifecycle = .backgroundSuspended
    let client = MoviesClient(
      movies: { MoviesMiddlewareTests.movies }, cast: { _ in [] }, setWatched: { _, _ in })
    let store = TestStore(
      initialState: state, reducer: MoviesReducer(client: client, clock: TestClock()),
      middleware: CatalogueMiddleware(client: client, clock: TestClock()))
    store.exhaustivity = .relaxed
    store.send(.lifecycle(.willEnterForeground)) { $0.lifecycle = .foregroundInactive }
    store.receive(.list(.loaded(MoviesMiddlewareTests.movies)))
  }
}
