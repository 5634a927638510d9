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
  }
}
