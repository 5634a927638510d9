import HeadwaterUI

struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var movies: [Movie] = []
    var problem: String?
    var edited: Movie?
    var title: String { edited?.title ?? "" }
  }

  enum Action: Equatable {
    case queryChanged(String)
    case found([Movie])
    case opened(Movie?)
    case titleChanged(String)
    case saveTapped
    case saved(Movie)
    case failed(String)
  }

  let service: MovieService
  let clock: any Clock<Duration>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      return .run { [service] send in
        send(.found(try await service.search(query)))
      } catch: { error, send in
        send(.failed("\(error)"))
      }
      .debounce(id: "search", for: .milliseconds(300), clock: clock)

    case .found(let movies):
      state.movies = movies
      state.problem = nil

    case .opened(let movie):
      state.edited = movie

    case .titleChanged(let title):
      state.edited?.title = title

    case .saveTapped:
      guard let movie = state.edited else { break }
      return .run { [service] send in
        send(.saved(try await service.save(movie)))
      } catch: { error, send in
        send(.failed("\(error)"))
      }

    case .saved(let movie):
      state.movies = state.movies.map { $0.id == movie.id ? movie : $0 }
      state.edited = nil

    case .failed(let problem):
      state.problem = problem
    }
    return .none
  }
}

struct SearchView: View {
  let store: Store<Search.State, Search.Action>

  var body: some View {
    List {
      if let problem = store.problem { Text(problem).foregroundStyle(.red) }
      ForEach(store.movies) { movie in
        Button(movie.title, action: store.call(.opened(movie)))
      }
    }
    .searchable(text: store.binding(\.query, { .queryChanged($0) }))
    .sheet(item: store.binding(\.edited, { .opened($0) })) { movie in
      Form {
        LabeledContent("Year", value: String(movie.year))
        TextField("Title", text: store.binding(\.title, { .titleChanged($0) }))
        if let problem = store.problem { Text(problem).foregroundStyle(.red) }
        Button("Save", action: store.call(.saveTapped))
      }
    }
  }
}
