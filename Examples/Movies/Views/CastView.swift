import HeadwaterUI

/// The cast of a movie.
struct CastView: View {
  let title: String
  let people: Loadable<[Person]>
  let load: @MainActor () -> Void

  var body: some View {
    List {
      if people.isLoading { ProgressView("Loading…") }
      if let failure = people.failure {
        Text(failure).foregroundStyle(.red)
        Button("Try again", action: load)
      }
      ForEach(people.value ?? []) { person in
        VStack(alignment: .leading, spacing: 4) {
          Text(person.name)
          Text(person.role).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
    .navigationTitle(title)
    .firstPage(isReady: people.value != nil || people.failure != nil)
  }
}

#Preview("Loaded") {
  let people = [
    Person(id: 1, name: "Ada Byron", role: "The captain"),
    Person(id: 2, name: "Grace Murray", role: "The engineer"),
  ]
  NavigationStack { CastView(title: "A Quiet Harbour", people: .loaded(people)) {} }
}

#Preview("Loading") {
  NavigationStack { CastView(title: "A Quiet Harbour", people: .loading(previous: nil)) {} }
}

#Preview("Failed") {
  NavigationStack {
    CastView(title: "A Quiet Harbour", people: .failed("The catalogue can't be reached.")) {}
  }
}
