import ComposableArchitecture
import SwiftUI

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var movies: [Movie] = []
    var problem: String?
    @Presents var editor: Editor.State?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case found(Result<[Movie], any Error>)
    case movieTapped(Movie)
    case editor(PresentationAction<Editor.Action>)
  }

  @Dependency(\.movieService) var service
  @Dependency(\.continuousClock) var clock

  private enum CancelID { case search }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        return .run { [query = state.query] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.found(Result { try await service.search(query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .found(.success(let movies)):
        state.movies = movies
        state.problem = nil
        return .none

      case .found(.failure(let error)):
        state.problem = "\(error)"
        return .none

      case .movieTapped(let movie):
        state.editor = Editor.State(movie: movie)
        return .none

      case .editor(.presented(.saved(.success(let movie)))):
        state.movies = state.movies.map { $0.id == movie.id ? movie : $0 }
        state.editor = nil
        return .none

      case .binding, .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { Editor() }
  }
}

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var movie: Movie
    var problem: String?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
    case saved(Result<Movie, any Error>)
  }

  @Dependency(\.movieService) var service

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return .run { [movie = state.movie] send in
          await send(.saved(Result { try await service.save(movie) }))
        }

      case .saved(.failure(let error)):
        state.problem = "\(error)"
        return .none

      case .binding, .saved:
        return .none
      }
    }
  }
}

struct SearchView: View {
  @Bindable var store: StoreOf<Search>

  var body: some View {
    List {
      if let problem = store.problem { Text(problem).foregroundStyle(.red) }
      ForEach(store.movies) { movie in
        Button(movie.title) { store.send(.movieTapped(movie)) }
      }
    }
    .searchable(text: $store.query)
    .sheet(item: $store.scope(state: \.$editor, action: \.editor)) { EditorView(store: $0) }
  }
}

struct EditorView: View {
  @Bindable var store: StoreOf<Editor>

  var body: some View {
    Form {
      LabeledContent("Year", value: String(store.movie.year))
      TextField("Title", text: $store.movie.title)
      if let problem = store.problem { Text(problem).foregroundStyle(.red) }
      Button("Save") { store.send(.saveTapped) }
    }
  }
}

extension MovieService: TestDependencyKey {
  static let testValue = MovieService(search: { _ in [] }, save: { $0 })
}

extension DependencyValues {
  var movieService: MovieService {
    get { self[MovieService.self] }
    set { self[MovieService.self] = newValue }
  }
}
