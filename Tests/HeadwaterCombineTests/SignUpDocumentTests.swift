#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import Dispatch
  import HeadwaterCombine
  import HeadwaterTesting
  import HeadwaterUI
  import HeadwaterUITesting
  import Testing

  // The sign-up form of the document "App Architecture for SwiftUI", with the changes that the article about
  // it lists.
  enum SignUp {
    typealias Store = HeadwaterCombine.Store<State, SplitAction<MutatingAction, Never>>

    struct State: Equatable {
      var username = ""
      var usernameMessage = ""
      var canSignUp = false
    }

    enum MutatingAction: Equatable {
      case updateUsername(String)
      case updateUsernameMessage
    }

    struct Form: SplitReducer {
      typealias State = SignUp.State
      typealias MutatingAction = SignUp.MutatingAction
      typealias EffectAction = Never

      func mutate(
        _ state: inout State, _ action: MutatingAction
      ) -> Effect<SplitAction<MutatingAction, Never>> {
        switch action {
        case .updateUsername(let username):
          state.username = username
          state.usernameMessage = ""
          state.canSignUp = username.count >= 3
        case .updateUsernameMessage:
          state.usernameMessage =
            state.canSignUp ? "" : "Username must have at least 3 characters"
        }
        return .none
      }

      func effect(
        _ state: State, _ action: Never
      ) -> Effect<SplitAction<MutatingAction, Never>> {}
    }

    @MainActor
    static func pausedTyping(
      _ store: Store, keyPath: KeyPath<State, String>, action: MutatingAction,
      scheduler: some Scheduler
    ) -> AnyPublisher<SplitAction<MutatingAction, Never>, Never> {
      store
        .updates(on: keyPath)
        .debounce(for: .seconds(0.8), scheduler: scheduler)
        .map { _ in .mutating(action) }
        .eraseToAnyPublisher()
    }
  }

  private struct SignUpForm: View {
    let store: SignUp.Store

    var body: some View {
      Form {
        Section(footer: errorText(store.state.usernameMessage)) {
          TextField(
            "Username", text: store.binding(\.username, { .updateUsername($0) }))
        }
        Button("Sign Up", action: {}).disabled(!store.state.canSignUp)
      }
    }

    func errorText(_ content: String) -> Text {
      Text(content).foregroundColor(.red)
    }
  }

  @MainActor @Suite struct SignUpDocumentTests {
    @Test("the document's debounced message comes when typing pauses, and goes with the next key")
    func pausedTyping() throws {
      let time = VirtualTime()
      let runtime = ManualRuntime()
      let store = SignUp.Store(
        initialState: SignUp.State(), reducer: SignUp.Form(), runtime: runtime.effects)
      store.addEffect(
        SignUp.pausedTyping(
          store, keyPath: \.username, action: .updateUsernameMessage, scheduler: time))
      let ui = ViewHost(SignUpForm(store: store)) { runtime.drain() }
      let message = "Username must have at least 3 characters"

      try ui.find(textField: "Username").type("ab")
      #expect(ui.findAll(text: message).isEmpty)
      time.advance(by: .seconds(0.8))
      #expect(ui.findAll(text: message).count == 1)
      try ui.find(textField: "Username").type("c")
      #expect(ui.findAll(text: message).isEmpty)
      time.advance(by: .seconds(0.8))

      #expect(ui.findAll(text: message).isEmpty)
      #expect(try ui.find(button: "Sign Up").isEnabled)
    }

    @Test("the scheduler that the article names compiles, and delivers on the main actor")
    func dispatchMain() async {
      let store = SignUp.Store(initialState: SignUp.State(), reducer: SignUp.Form())
      let (heard, continuation) = AsyncStream.makeStream(of: String.self)
      let listening = store.updates(on: \.username)
        .receive(on: DispatchQueue.main)
        .sink { name in
          MainActor.assumeIsolated { _ = continuation.yield(store.username + name) }
        }

      store.send(.mutating(.updateUsername("x")))
      var values = heard.makeAsyncIterator()

      #expect(await values.next(isolation: MainActor.shared) == "xx")
      listening.cancel()
    }

    @Test("two stores of the document are bound to one another")
    func bind() {
      let first = SignUp.Store(initialState: SignUp.State(), reducer: SignUp.Form())
      let second = SignUp.Store(initialState: SignUp.State(), reducer: SignUp.Form())
      second.bind(to: first, on: \.username, with: { .mutating(.updateUsername($0)) })

      first.send(.mutating(.updateUsername("ilya")))

      #expect(second.username == "ilya")
    }
  }
#endif
