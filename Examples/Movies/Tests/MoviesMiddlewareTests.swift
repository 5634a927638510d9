import Foundation
import Headwater
import HeadwaterTesting
import Synchronization
import Testing

@testable import Movies

/// Tests of single middlewares, each with its one dependency.
@Suite("Movies, the middlewares")
struct MoviesMiddlewareTests {
  final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  static let movies = [
    Movie(id: 1, title: "A", year: 1990, genre: .drama, price: 3, isWatched: false),
    Movie(id: 2, title: "B", year: 2000, genre: .comedy, price: 4, isWatched: true),
  ]

  static func loaded(style: WatchStyle = .optimistic) -> MoviesState {
    var state = MoviesState()
    state.movies = .loaded(IdentifiedArray(movies))
    state.watchStyle = style
    return state
  }

  private func client(refuses: Bool = false) -> MoviesClient {
    MoviesClient(
      movies: { Self.movies }, cast: { _ in [Person(id: 7, name: "P", role: "R")] },
      setWatched: { _, _ in if refuses { throw CatalogueError.refused(status: 500) } })
  }

  private func store(
    _ state: MoviesState, _ middleware: any Middleware<MoviesState, MoviesAction>
  ) -> TestStore<MoviesState, MoviesAction> {
    TestStore(
      initialState: state, reducer: MoviesReducer(client: client(), clock: TestClock()),
      middleware: middleware)
  }

  @Test("the list is loaded, and the cast of a movie")
  func loading() {
    let store = store(MoviesState(), CatalogueMiddleware(client: client(), clock: TestClock()))
    store.send(.list(.requested)) { $0.movies = .loading }
    store.receive(.list(.loaded(Self.movies))) { $0.movies = .loaded(IdentifiedArray(Self.movies)) }
    store.send(.movieOpened(1)) { $0.openMovie = 1 }
    store.receive(.cast(.loading(1))) { $0.cast[1] = .loading }
    store.receive(.cast(.loaded(1, [Person(id: 7, name: "P", role: "R")]))) {
      $0.cast[1] = .loaded([Person(id: 7, name: "P", role: "R")])
    }
    store.send(.movieClosed(2))
    store.send(.movieClosed(1)) { $0.openMovie = nil }
    store.finish()
  }

  @Test("a tap in a row of the filtered list changes the movie of that row")
  func tap() {
    var state = Self.loaded()
    state.filter.genre = .comedy
    let store = store(
      state, TapMiddleware() <> CatalogueMiddleware(client: client(), clock: TestClock()))
    store.send(.watch(.tapped(row: 0))) {
      $0.changing[2] = false
      $0.movies = .loaded(
        IdentifiedArray(
          Self.movies.map { movie in
            var movie = movie
            if movie.id == 2 { movie.isWatched = false }
            return movie
          }))
    }
    store.receive(.watch(.changed(2, isWatched: false))) { $0.changing = [:] }
    store.send(.watch(.tapped(row: 5)))
    store.finish()
  }

  @Test("an optimistic change shows at once, and a refusal takes it back")
  func optimistic() {
    let store = store(
      Self.loaded(),
      TapMiddleware() <> CatalogueMiddleware(client: client(refuses: true), clock: TestClock()))
    store.exhaustivity = .relaxed
    store.send(.watch(.tapped(row: 0))) { $0.changing = [1: true] }
    #expect(store.state.movies.value?[id: 1]?.isWatched == true)
    store.receive(\.watch) { $0.changing = [:] }
    #expect(store.state.refusal?.message == TextState(verbatim: "The catalogue answered with 500."))
    #expect(store.state.refusal?.buttons.first?.action == .tryAgain(1, isWatched: true))
    #expect(store.state.movies.value?[id: 1]?.isWatched == false)
  }

  @Test("a change waits for the server's answer", arguments: [WatchStyle.waiting, .inProgress])
  func waiting(style: WatchStyle) {
    let catalogue = CatalogueMiddleware(client: client(), clock: TestClock())
    let store = store(Self.loaded(style: style), TapMiddleware() <> catalogue)
    store.exhaustivity = .relaxed
    store.send(.watch(.tapped(row: 0))) { $0.changing = [1: true] }
    #expect(store.state.movies.value?[id: 1]?.isWatched == false)
    let rows = MovieListScreen.viewState(of: store.state).rows
    #expect(rows.first?.isChanging == (style == .inProgress))
    store.receive(\.watch) { $0.changing = [:] }
    #expect(store.state.movies.value?[id: 1]?.isWatched == true)
  }

  @Test("analytics and telemetry receive their events")
  func tracking() {
    let events = Lines()
    let problems = Lines()
    let store = store(
      Self.loaded(),
      AnalyticsMiddleware { events.add($0) } <> TelemetryMiddleware { problems.add($0) })
    store.exhaustivity = .relaxed
    store.send(.watch(.change(1, isWatched: true)))
    store.send(.watch(.styleChosen(.waiting)))
    store.send(.watch(.refused(1, isWatched: true, "no")), fileID: "Movies/A.swift", line: 9)
    #expect(events.all == ["watched 1"])
    #expect(problems.all == ["change of 1: no (A.swift:9)"])
  }

  @Test("the clock and the reachability lead to actions")
  func long() {
    let clock = TestClock()
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    let store = store(
      Self.loaded(),
      MinuteMiddleware(clock: clock)
        <> SequenceMiddleware<MoviesState, MoviesAction>("reachability") {
          stream
        } send: {
          .reachability(isOnline: $0)
        })
    store.send(.localeChanged(Self.loaded().locale))
    clock.advance(by: .seconds(60))
    store.receive(.minutePassed) { $0.minutesSinceLoading = 1 }
    continuation.yield(false)
    store.receive(.reachability(isOnline: false)) { $0.isOnline = false }
    store.cancelEffects()
    store.finish()
  }

  @Test("a price is written in the person's locale")
  func locale() {
    var state = Self.loaded()
    #expect(MovieListScreen.viewState(of: state).rows.first?.price == "$3.00")
    state.locale = Locale(identifier: "de_DE")
    #expect(MovieListScreen.viewState(of: state).rows.first?.price == "3,00\u{a0}$")
  }
}
