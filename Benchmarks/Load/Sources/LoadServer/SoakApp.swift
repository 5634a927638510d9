import HeadwaterUI
import HeadwaterWeb

/// The form behind a link, as in the showcase, for people who come and go for a long time.
struct SoakApp: App {
  @State private var store = Store(initialState: SignUp.State(), reducer: SignUp())

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Sign-up") { FormView(store: store) }
        }
        .navigationTitle("Soak")
      }
    }
  }
}
