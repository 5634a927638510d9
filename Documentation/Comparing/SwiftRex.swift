import Combine
import CombineRex
import SwiftRex
import SwiftUI

enum SearchAction {
  case queryChanged(String)
  case found([Movie])
  case opened(Movie?)
  case titleChanged(String)
  case saveTapped
  case saved(Movie)
  case failed(String)
}

struct SearchState: Equatable {
  var query = ""
  var movies: [Movie] = []
  var problem: String?
  var edited: Movie?
}

let searchReducer = Reducer<SearchAction, SearchState>.reduce { action, state in
  switch action {
  case .queryChanged(let query):
    state.query = query
  case .found(let movies):
    state.movies = movies
    state.problem = nil
  case .opened(let movie):
    state.edited = movie
  case .titleChanged(let title):
    state.edited?.title = title
  case .saved(let movie):
    state.movies = state.movies.map { $0.id == movie.id ? movie : $0 }
    state.edited = nil
  case .failed(let problem):
    state.problem = problem
  case .saveTapped:
    break
  }
}

struct SearchWorld {
  var search: (String) -> AnyPublisher<[Movie], any Error>
  var save: (Movie) -> AnyPublisher<Movie, any Error>
  var scheduler: DispatchQueue
}

let searchMiddleware = EffectMiddleware<SearchAction, SearchAction, SearchState, SearchWorld>
  .onAction { action, _, getState in
    switch action {
    case .queryChanged(let query):
      return Effect(token: "search") { context in
        Just(query)
          .delay(for: .milliseconds(300), scheduler: context.dependencies.scheduler)
          .setFailureType(to: (any Error).self)
          .flatMap(context.dependencies.search)
          .map(SearchAction.found)
          .catch { Just(SearchAction.failed("\($0)")) }
          .map { DispatchedAction($0) }
      }
    case .saveTapped:
      guard let movie = getState().edited else { return .doNothing }
      return Effect { context in
        context.dependencies.save(movie)
          .map(SearchAction.saved)
          .catch { Just(SearchAction.failed("\($0)")) }
          .map { DispatchedAction($0) }
      }
    default:
      return .doNothing
    }
  }

struct SearchView: View {
  @ObservedObject var viewModel: ObservableViewModel<SearchAction, SearchState>

  var body: some View {
    List {
      if let problem = viewModel.state.problem { Text(problem).foregroundStyle(.red) }
      ForEach(viewModel.state.movies) { movie in
        Button(movie.title) { viewModel.dispatch(.opened(movie)) }
      }
    }
    .searchable(text: binding(\.query) { .queryChanged($0) })
    .sheet(item: binding(\.edited) { .opened($0) }) { movie in
      Form {
        LabeledContent("Year", value: String(movie.year))
        TextField("Title", text: binding(\.title) { .titleChanged($0) })
        if let problem = viewModel.state.problem { Text(problem).foregroundStyle(.red) }
        Button("Save") { viewModel.dispatch(.saveTapped) }
      }
    }
  }

  private func binding<Value>(
    _ path: KeyPath<SearchState, Value>, action: @escaping (Value) -> SearchAction
  ) -> Binding<Value> {
    Binding(
      get: { viewModel.state[keyPath: path] },
      set: { viewModel.dispatch(action($0)) })
  }
}

extension SearchState {
  fileprivate var title: String { edited?.title ?? "" }
}
