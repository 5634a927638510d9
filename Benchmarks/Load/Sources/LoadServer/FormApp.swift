import Headwater
import HeadwaterUI

/// A common form: three fields, messages and a button. Each key is an action of a store.
struct FormApp: App {
  @State private var store = Store(initialState: SignUp.State(), reducer: SignUp())

  var body: some Scene {
    WindowGroup { FormView(store: store) }
  }
}

struct SignUp: Reducer {
  struct State: Equatable {
    var username = ""
    var password = ""
    var passwordAgain = ""

    var message: String? {
      username.count < 3 ? "Username must at least have 3 characters" : nil
    }
    var isComplete: Bool { message == nil && password == passwordAgain && !password.isEmpty }
  }

  enum Action {
    case username(String)
    case password(String)
    case passwordAgain(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .username(let text): state.username = text
    case .password(let text): state.password = text
    case .passwordAgain(let text): state.passwordAgain = text
    }
    return .none
  }
}

struct FormView: View {
  let store: Store<SignUp.State, SignUp.Action>

  var body: some View {
    Form {
      UsernameSection(store: store)
      Section {
        SecureField("Password", text: store.binding(\.password, { .password($0) }))
        SecureField("Password again", text: store.binding(\.passwordAgain, { .passwordAgain($0) }))
      }
      Section {
        Button("Sign Up") {}.disabled(!store.isComplete)
      }
    }
    .navigationTitle("Sign up")
  }
}

struct UsernameSection: View {
  let store: Store<SignUp.State, SignUp.Action>

  var body: some View {
    Section {
      TextField("Username", text: store.binding(\.username, { .username($0) }))
    } footer: {
      Text(store.message ?? "Hello, \(store.username)")
    }
  }
}
