import Foundation
import HeadwaterUI

/// The movies with their filter. This view knows its view state and its events, and nothing of the app.
struct MovieListView: View {
  let store: Store<MovieListScreen.ViewState, MovieListScreen.Event>
  /// The movie whose cast is beside the list.
  @Binding var selection: MoviesScreen?

  @Environment(\.locale) private var locale

  var body: some View {
    let genre = store.binding(\.genre, { .genreChosen($0) })
    List(selection: $selection) {
      Section {
        Picker("Genre", selection: genre) {
          Text("All").tag(Movie.Genre?.none)
          ForEach(Movie.Genre.allCases, id: \.self) { genre in
            Text(genre.rawValue.capitalized).tag(Movie.Genre?.some(genre))
          }
        }
        Toggle(
          "Only unwatched", isOn: store.binding(\.isUnwatchedOnly, { .unwatchedOnlyToggled($0) }))
        Picker("A tap shows", selection: store.binding(\.style, { .styleChosen($0) })) {
          Text("at once").tag(WatchStyle.optimistic)
          Text("when saved").tag(WatchStyle.waiting)
          Text("as being saved").tag(WatchStyle.inProgress)
        }
        Toggle(
          "Slow network", isOn: store.binding(\.isNetworkSlow, { .slowNetworkToggled($0) }))
      } footer: {
        Text(
          "The circle of a movie marks it as watched. On a slow network, each change takes two seconds, in which the three ways to show it differ."
        )
      }
      Section {
        if let problem = store.problem { Text(problem).foregroundStyle(.red) }
        ForEach(store.rows) { row in
          MovieRow(row: row, tap: store.call(.watchTapped(row: row.index)))
        }
        if store.isLoading { ProgressView("Loading…") }
      } header: {
        Text("Movies")
      } footer: {
        Text(store.note)
      }
      Button("Refresh", action: store.call(.refreshTapped))
    }
    .addresses(genre, AddressMap(.all(.query("genre"))))
    .navigationTitle("Movies")
    .alert(store.scope(presented: \.refusal, action: \.refusal))
    .onAppear(perform: store.call(.refreshTapped))
    .firstPage(isReady: !store.rows.isEmpty || store.problem != nil)
    .onChange(of: locale, initial: true) { store.send(.localeChanged(locale)) }
  }
}

/// A movie with its watch toggle.
struct MovieRow: View {
  let row: MovieListScreen.Row
  let tap: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      NavigationLink(value: MoviesScreen.cast(row.id)) {
        VStack(alignment: .leading, spacing: 4) {
          Text(row.title)
          Text(row.price).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Spacer()
      if row.isChanging {
        ProgressView()
      } else {
        Button(action: tap) {
          Image(systemName: row.isWatched ? "checkmark.circle.fill" : "circle").font(.title2)
        }
        .accessibilityLabel("\(row.isWatched ? "Watched" : "Not watched"): \(row.title)")
        .fixedSize()
      }
    }
  }
}

#Preview("Some movies") {
  NavigationStack {
    MovieListView(store: .mock(state: .some), selection: .constant(nil))
  }
}

#Preview("None") {
  NavigationStack {
    MovieListView(
      store: .mock(state: .none(note: "No movie is like that.")), selection: .constant(nil))
  }
}

#Preview("Loading") {
  NavigationStack {
    MovieListView(store: .mock(state: .none(isLoading: true)), selection: .constant(nil))
  }
}

#Preview("The catalogue is away") {
  NavigationStack {
    MovieListView(
      store: .mock(state: .none(problem: "The catalogue can't be reached.")),
      selection: .constant(nil))
  }
}

extension MovieListScreen.ViewState {
  fileprivate static func none(
    note: String = "", problem: String? = nil, isLoading: Bool = false
  ) -> Self {
    Self(
      rows: [], note: note, problem: problem, isLoading: isLoading, genre: nil,
      isUnwatchedOnly: false, style: .optimistic, isNetworkSlow: false, refusal: nil)
  }

  fileprivate static var some: Self {
    var state = none(note: "Up to date")
    state.rows = [
      MovieListScreen.Row(
        id: 1, index: 0, title: "The Long Way Home (2019)", price: "$3.99", isWatched: true,
        isChanging: false),
      MovieListScreen.Row(
        id: 2, index: 1, title: "A Quiet Harbour (2022)", price: "$4.99", isWatched: false,
        isChanging: true),
      MovieListScreen.Row(
        id: 3, index: 2, title: "Seven Letters (2024)", price: "$5.99", isWatched: false,
        isChanging: false),
    ]
    return state
  }
}
