import Counter
import HeadwaterUI
import SignUp

/// The counter, with a store that lives as long as its page.
struct CounterPage: View {
  @State private var store = counterStore()

  var body: some View {
    CounterView(store: store)
  }
}

/// The sign-up form, with a store that lives as long as its page.
struct SignUpPage: View {
  @State private var store = SignUp.store()

  var body: some View {
    SignUpView(store: store)
  }
}
