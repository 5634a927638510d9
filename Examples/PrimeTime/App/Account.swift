import HeadwaterMacros

/// The person who is logged in, which is state of this session only.
struct Account: Reducer {
  struct State: Equatable, Sendable {
    var name = ""
    var user: User?
  }

  struct User: Equatable, Sendable {
    var name: String
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case nameChanged(String)
    case logInTapped
    case logOutTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name): state.name = name
    case .logInTapped:
      if state.canLogIn { state.user = User(name: state.name) }
    case .logOutTapped: state = State()
    }
    return .none
  }
}

extension Account.State {
  var canLogIn: Bool { name.contains { !$0.isWhitespace } }
}
