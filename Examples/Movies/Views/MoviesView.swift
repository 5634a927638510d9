import Foundation
import HeadwaterUI

/// The app: one store, projected to each screen.
public struct MoviesView: View {
  @State private var store: Store<MoviesState, MoviesAction>

  public init(world: MoviesWorld, runtime: EffectRuntime = .live) {
    let store = Store(
      initialState: MoviesState(), reducer: MoviesReducer(),
      middleware: moviesMiddleware().inject(world), runtime: runtime)
    _store = State(wrappedValue: store)
  }

  public var body: some View {
    MovieListView(
      store: store.scope(state: MovieListScreen.viewState, action: MovieListScreen.action)
    ) { id in
      CastView(
        title: store.movies.value?[id: id]?.title ?? "", people: store.cast[id] ?? .neverLoaded,
        load: store.call(.cast(.requested(id))))
    }
  }
}
