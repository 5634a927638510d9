import HeadwaterTesting
import Testing

@testable import Movies

@Suite("Movies, a slow network")
struct SlowNetworkTests {
  @Test("the list and each change come two seconds later")
  func delay() {
    let clock = TestClock()
    let movies = MoviesMiddlewareTests.movies
    let client = MoviesClient(movies: { movies }, cast: { _ in [] }, setWatched: { _, _ in })
    let store = TestStore(
      initialState: MoviesMiddlewareTests.loaded(style: .waiting),
      reducer: MoviesReducer(client: client, clock: clock),
      middleware: TapMiddleware() <> CatalogueMiddleware(client: client, clock: clock))
    store.exhaustivity = .relaxed
    store.send(.slowNetworkToggled(true)) { $0.isNetworkSlow = true }
    store.send(.watch(.tapped(row: 0)))
    clock.advance(by: .milliseconds(1_999))
    #expect(store.state.changing == [1: true])
    clock.advance(by: .milliseconds(1))
    store.receive(\.watch) { $0.changing = [:] }
    store.send(.list(.requested))
    clock.advance(by: CatalogueMiddleware.delay)
    store.receive(.list(.loaded(movies)))
    store.finish()
  }
}
