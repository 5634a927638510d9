import HeadwaterTesting
import Testing

@testable import Movies

/// All that the watch toggle of a movie can do, with refreshes and a catalogue that may refuse.
@Suite("Movies, all states of the watch toggle")
struct MoviesExploreTests {
  @Test("the list comes to what the catalogue has, in each style", arguments: WatchStyle.allCases)
  func watching(style: WatchStyle) {
    let movies = Array(MoviesMiddlewareTests.movies.prefix(1))
    var app = MoviesState()
    app.movies = .loaded(IdentifiedArray(movies))
    app.watchStyle = style
    let found = explore(
      from: [AskedCatalogue.State(app: app, catalogue: movies)],
      reducer: { AskedCatalogue($0, movies) },
      actions: { state in
        if let alert = state.app.refusal {
          let answers = alert.buttons.compactMap(\.action).map { answer in
            AskedCatalogue.Action.app(.refusal(.presented(answer)))
          }
          return answers + [.app(.refusal(.dismiss))]
        }
        return [.app(.watch(.tapped(row: 0))), .app(.list(.requested))]
      },
      canonical: { Key($0) },
      holding: [
        .never("nothing goes on, and the list differs from the catalogue") {
          $0.running.isEmpty && $0.state.shown != $0.state.catalogue.map(\.isWatched)
        },
        .always("a tap shows at once if it is optimistic, and otherwise when it is saved") {
          let (state, changed) = ($0.state, $0.state.app.changing[1])
          let expected = style == .optimistic ? changed.map { [$0] } : nil
          return state.shown == expected ?? state.catalogue.map(\.isWatched)
        },
        .always("it is changed once at a time") { moment in
          moment.questions.count { $0.hasPrefix("\"change\"") } <= 1
        },
        .eventually("each change ends") { $0.state.app.changing.isEmpty },
        .sometimes("a refusal is told") { $0.state.app.refusal != nil },
      ])
    #expect(found.isComplete)
    #expect(found.failures.isEmpty)
  }
}

extension AskedCatalogue.State {
  /// Whether each movie of the list shows as watched.
  fileprivate var shown: [Bool] { app.movies.value?.map(\.isWatched) ?? [] }
}

/// What differs between the states of one exploration, for a state that is not `Hashable`.
private struct Key: Hashable {
  let shown, catalogue: [Bool]
  let changing: [Movie.ID: Bool]
  let isLoading, isRefused: Bool
  let failure: String?
  let lifecycle: String

  init(_ state: AskedCatalogue.State) {
    shown = state.shown
    catalogue = state.catalogue.map(\.isWatched)
    changing = state.app.changing
    isLoading = state.app.movies.isLoading
    isRefused = state.app.refusal != nil
    failure = if case .failed(let reason, _) = state.app.movies { reason } else { nil }
    lifecycle = "\(state.app.lifecycle)"
  }
}
