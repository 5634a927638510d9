import Foundation
import HeadwaterUI

/// The app: one store, with a projection for each screen.
public struct MoviesView: View {
  @State private var store: Store<MoviesState, MoviesAction>
  @State private var screen: MoviesScreen?
  @Environment(\.scenePhase) private var scenePhase

  public init(world: MoviesWorld, runtime: EffectRuntime = .live) {
    let store = Store(
      initialState: MoviesState(), reducer: MoviesReducer(client: world.client, clock: world.clock),
      middleware: moviesMiddleware().inject(world), runtime: runtime)
    _store = State(wrappedValue: store)
  }

  public var body: some View {
    NavigationSplitView {
      MovieListView(
        store: store.scope(state: MovieListScreen.viewState, action: MovieListScreen.action),
        selection: $screen)
    } detail: {
      switch screen {
      case nil:
        ContentUnavailableView(
          "No movie is chosen", systemImage: "film",
          description: Text("Choose one to see who plays in it."))
      case .cast(let id):
        CastView(
          title: store.movies.value?[id: id]?.title ?? "Movie", people: store.cast[id],
          load: store.call(.cast(.refetch(id)))
        )
        .notFound(store.movies.value.map { $0[id: id] == nil } ?? false)
        .onAppear(perform: store.call(.movieOpened(id)))
        .onDisappear(perform: store.call(.movieClosed(id)))
        .id(id)
      }
    }
    .addresses($screen, AddressMap(.all(.value(under: "cast"))))
    .onChange(of: scenePhase) { old, new in
      store.send(.lifecycle(AppLifecycle.Action(from: old, to: new)))
    }
  }
}

extension AppLifecycle.Action {
  fileprivate init(from old: ScenePhase, to new: ScenePhase) {
    self =
      switch (old, new) {
      case (.background, _): .willEnterForeground
      case (_, .active): .didBecomeActive
      case (_, .background): .didEnterBackground
      default: .willResignActive
      }
  }
}
