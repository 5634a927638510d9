@testable import Headwater
import HeadwaterMacros
import HeadwaterTesting
import Synchronization

@testable import Movies

/// The app together with its catalogue, for exploring.
///
/// What the catalogue has is a part of the state, so that it can be compared with what a person sees.
struct AskedCatalogue: Reducer {
  struct State: Equatable {
    var app: MoviesState
    var catalogue: [Movie]
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case app(MoviesAction)
  }

  let world: TestWorld
  private let catalogue: Memory

  init(_ world: TestWorld, _ movies: [Movie]) {
    self.world = world
    catalogue = Memory(movies)
  }

  var body: some Reducer<State, Action> {
    AppWithMiddlewares(client: client, clock: world.clock).lift(state: \.app, action: \.app)
    Reduce { state, _ in
      state.catalogue = catalogue.movies
      return .none
    }
  }

  /// It answers with what the catalogue had when it was asked, however late the answer comes.
  private var client: MoviesClient {
    let (world, catalogue) = (world, catalogue)
    return MoviesClient(
      movies: {
        let movies = catalogue.movies
        try await world.choose("movies", from: Self.answers)
        return movies
      }, cast: { _ in [] },
      setWatched: { id, isWatched in
        try await world.choose("change", of: id, from: Self.answers)
        catalogue.setWatched(id, isWatched)
      })
  }

  private static let answers: [Result<Void, any Error>] = [
    .success(()), .failure(CatalogueError.refused(status: 500)),
  ]

  private final class Memory: Sendable {
    private let state: Mutex<[Movie]>

    init(_ movies: [Movie]) { state = Mutex(movies) }

    var movies: [Movie] { state.withLock { $0 } }

    func setWatched(_ id: Movie.ID, _ isWatched: Bool) {
      state.withLock { movies in
        for index in movies.indices where movies[index].id == id {
          movies[index].isWatched = isWatched
        }
      }
    }
  }
}

/// The reducer between the two middlewares that a tap passes through, since `explore` takes a reducer.
private struct AppWithMiddlewares: Reducer {
  typealias State = MoviesState
  typealias Action = MoviesAction

  let client: MoviesClient
  let clock: any Clock<Duration>

  func reduce(into state: inout MoviesState, action: MoviesAction) -> Effect<MoviesAction> { .none }

  func resolved() -> ResolvedReducer<MoviesState, MoviesAction> {
    let middleware = TapMiddleware() <> CatalogueMiddleware(client: client, clock: clock)
    let links = middleware.resolved().links
    let context = MiddlewareContext<MoviesState>(access: { _ in }, source: nil)
    let resolved = MoviesReducer(client: client, clock: clock).resolved()
    let reduce = resolved.reduce
    return resolved.replacingReduce { state, action in
      var action = action
      for link in links {
        switch link.before(action, state, context).decision {
        case .pass: break
        case .replace(let other): action = other
        case .stop: return .none
        }
      }
      var effects = [reduce(&state, action)]
      for link in links { effects.append(link.after(action, state, context)) }
      return .merge(effects)
    }
  }
}
