import Counter
import HeadwaterUI
import SignUp

/// The way to each example, with one sentence about it.
struct FrontPage: View {
  var body: some View {
    List {
      Section {
        NavigationLink {
          SignUpPage()
        } label: {
          ExampleLabel(
            title: "Sign-up", sentence: "A form whose messages wait until typing pauses.")
        }
        NavigationLink {
          CounterPage()
        } label: {
          ExampleLabel(
            title: "Counter", sentence: "A function makes the state, and a function the screen.")
        }
        NavigationLink {
          Gallery()
        } label: {
          VStack(alignment: .leading, spacing: 4) {
            Text("Gallery").font(.headline)
            Text("Every control, and how it looks.")
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
        }
      } header: {
        Text("Examples")
      } footer: {
        Text("Each tab is a session of its own: what is typed in one does not show in another.")
      }
    }
    .navigationTitle("Headwater")
  }
}

/// What stands on the link to an example.
struct ExampleLabel: View {
  let title: String
  let sentence: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.headline)
      Text(sentence)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}

/// The counter with a store that lives as long as its page.
struct CounterPage: View {
  @State private var store = counterStore()

  var body: some View {
    CounterView(store: store)
  }
}

/// The sign-up form with a store that lives as long as its page.
struct SignUpPage: View {
  @State private var store = SignUp.store()

  var body: some View {
    SignUpView(store: store)
  }
}
