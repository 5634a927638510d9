#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import Dispatch
  import HeadwaterCombine
  import HeadwaterUI
  import HeadwaterWebTesting
  import Testing

  // The sign-up form of the document "App Architecture for SwiftUI", served. Its debounced publisher delivers
  // on the main queue, which an asynchronous `main` drains. It does not drain `RunLoop.main`.
  @Suite("Publishers in a served session", .timeLimit(.minutes(3)))
  struct PublisherTests {
    private let message = "Username must have at least 3 characters"

    @Test("a debounced message comes when typing pauses, and goes with the next key")
    func debounce() async throws {
      try await withHost(PausingApp.self) { host in
        let ui = try await RemoteHost.connect(to: host.address.description)
        try await expectMessage(on: ui)
        await ui.close()
      }
    }

    @Test("each person has a store, and its publishers, of their own")
    func persons() async throws {
      try await withHost(PausingApp.self) { host in
        let one = try await RemoteHost.connect(to: host.address.description)
        let other = try await RemoteHost.connect(to: host.address.description)
        try await expectMessage(on: one)
        #expect(await !other.texts.contains(message))
        #expect(try await other.find(textField: "Username").value == "")
        await one.close()
        try await expectMessage(on: other)
        await other.close()
      }
    }

    @MainActor private func expectMessage(on ui: RemoteHost) async throws {
      try await ui.find(textField: "Username").type("ab")
      _ = try await ui.find(text: message)
      try await ui.find(textField: "Username").type("c")
      #expect(await !ui.texts.contains(message))
      #expect(try await ui.find(button: "Sign Up").isEnabled)
    }
  }

  private struct PausingApp: App {
    @State private var store = PausingForm.store()

    var body: some Scene {
      WindowGroup { PausingView(store: store) }
    }
  }

  private struct PausingForm: SplitReducer {
    struct State: Equatable {
      var username = ""
      var usernameMessage = ""
      var canSignUp: Bool { username.count >= 3 }
    }

    enum MutatingAction: Equatable {
      case updateUsername(String)
      case updateUsernameMessage
    }

    typealias EffectAction = Never
    typealias FormStore = Store<State, SplitAction<MutatingAction, Never>>

    func mutate(
      _ state: inout State, _ action: MutatingAction
    ) -> Effect<SplitAction<MutatingAction, Never>> {
      switch action {
      case .updateUsername(let username):
        state.username = username
        state.usernameMessage = ""
      case .updateUsernameMessage:
        state.usernameMessage = state.canSignUp ? "" : "Username must have at least 3 characters"
      }
      return .none
    }

    func effect(_ state: State, _ action: Never) -> Effect<SplitAction<MutatingAction, Never>> {}

    @MainActor
    static func store() -> FormStore {
      let store = FormStore(initialState: State(), reducer: PausingForm())
      let pauses = store.updates(on: \.username)
        .debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
        .map { _ in SplitAction<MutatingAction, Never>.mutating(.updateUsernameMessage) }
        .eraseToAnyPublisher()
      store.addEffect(pauses)
      return store
    }
  }

  private struct PausingView: View {
    let store: PausingForm.FormStore

    var body: some View {
      Form {
        Section(footer: Text(store.state.usernameMessage).foregroundColor(.red)) {
          TextField("Username", text: store.binding(\.username, { .updateUsername($0) }))
        }
        Button("Sign Up", action: {}).disabled(!store.state.canSignUp)
      }
    }
  }
#endif
