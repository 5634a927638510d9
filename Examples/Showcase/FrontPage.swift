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
          VStack(alignment: .leading, spacing: 4) {
            Text("Sign-up").font(.headline)
            Text("A form whose messages wait until typing pauses.")
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

/// The sign-up form with a store that lives as long as its page.
struct SignUpPage: View {
  @State private var store = SignUp.store()

  var body: some View {
    SignUpView(store: store)
  }
}
