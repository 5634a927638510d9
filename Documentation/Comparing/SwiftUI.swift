import SwiftUI

@MainActor @Observable
final class Search {
  var query = ""
  var edited: Movie?
  private(set) var movies: [Movie] = []
  private(set) var problem: String?
  private let service: MovieService

  init(service: MovieService) {
    self.service = service
  }

  func search() async {
    do {
      try await Task.sleep(for: .milliseconds(300))
      movies = try await service.search(query)
      problem = nil
    } catch is CancellationError {
      // The next search has begun.
    } catch {
      problem = "\(error)"
    }
  }

  func save(_ movie: Movie) async {
    do {
      let saved = try await service.save(movie)
      movies = movies.map { $0.id == saved.id ? saved : $0 }
      edited = nil
    } catch {
      problem = "\(error)"
    }
  }
}

struct SearchView: View {
  @State var search: Search

  var body: some View {
    List {
      if let problem = search.problem { Text(problem).foregroundStyle(.red) }
      ForEach(search.movies) { movie in
        Button(movie.title) { search.edited = movie }
      }
    }
    .searchable(text: $search.query)
    .task(id: search.query) { await search.search() }
    .sheet(item: $search.edited) { EditorView(search: search, movie: $0) }
  }
}

struct EditorView: View {
  let search: Search
  @State var movie: Movie

  var body: some View {
    Form {
      LabeledContent("Year", value: String(movie.year))
      TextField("Title", text: $movie.title)
      if let problem = search.problem { Text(problem).foregroundStyle(.red) }
      Button("Save") { Task { await search.save(movie) } }
    }
  }
}
