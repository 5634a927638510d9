import HeadwaterUI

/// Who is here: the person, whose name can be changed, and the others.
struct PeopleView: View {
  let desk: Desk
  @Binding var sheet: BoardSheet?

  var body: some View {
    let others = desk.others
    HStack(spacing: 8) {
      Button {
        sheet = .me
      } label: {
        HStack(spacing: 8) {
          Avatar(person: desk.person)
          Text("\(desk.person.name), you")
        }
      }
      .buttonStyle(.plain)
      ForEach(others.prefix(6)) { person in
        HStack(spacing: 4) {
          Avatar(person: person)
          Text(person.name).foregroundStyle(.secondary)
        }
      }
      if others.count > 6 { Text("and \(others.count - 6) more").foregroundStyle(.secondary) }
    }
    .font(.subheadline)
  }
}

/// The initial of a person on their colour.
struct Avatar: View {
  let person: Person

  var body: some View {
    Text(person.initial)
      .font(.caption).bold()
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background(person.color, in: Circle())
      .accessibilityHidden(true)
  }
}

/// Asks for the name of the person.
struct NameSheet: View {
  @Binding var name: String
  let placeholder: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Your name", text: $name, prompt: Text(placeholder))
            .onSubmit { dismiss() }
        } footer: {
          Text("The others at the board see it.")
        }
      }
      .navigationTitle("Who are you?")
      .toolbar {
        // What is typed is the name already: there is nothing to cancel, and one way out.
        ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}
