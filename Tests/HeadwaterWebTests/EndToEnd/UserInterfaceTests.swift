import HeadwaterUI
import HeadwaterWeb
import HeadwaterWebTesting
import SignUp
import Testing

@Suite("One test body, headless and over a socket", .timeLimit(.minutes(3)))
struct UserInterfaceTests {
  @Test("headless: controls do what they say")
  @MainActor func controlsHeadless() async throws {
    try await usesControls(ViewHost(app: DemoApp()))
  }

  @Test("over a socket: controls do what they say")
  func controlsServed() async throws {
    try await withHost { host in
      try await served(host) { ui in try await usesControls(ui) }
    }
  }

  @Test("headless: somebody signs up")
  @MainActor func signUpHeadless() async throws {
    try await signsUp(ViewHost(app: SignUpApp()))
  }

  @Test("over a socket: somebody signs up")
  func signUpServed() async throws {
    try await withHost(SignUpApp.self) { host in
      try await served(host) { ui in try await signsUp(ui) }
    }
  }

  @Test("over a socket: a message that waits for a pause is waited for")
  func waits() async throws {
    try await withHost(SignUpApp.self) { host in
      try await served(host) { ui in
        try await ui.find(textField: "Username").type("a")
        _ = try await ui.find(text: "Username must have at least 3 characters")
      }
    }
  }

  @Test("headless: a missing element is reported with the outline")
  @MainActor func missingHeadless() async throws {
    try await looksInVain(ViewHost(app: DemoApp()))
  }

  @Test("over a socket: a missing element is reported with the outline")
  func missingServed() async throws {
    try await withHost { host in
      try await served(host) { ui in
        ui.patience = .milliseconds(50)
        try await looksInVain(ui)
      }
    }
  }

  @Test("the end of a connection by the server is reported")
  func ended() async throws {
    try await withHost { host in
      try await served(host) { ui in
        await host.stop()
        let error = await #expect(throws: RemoteError.self) {
          while true { try await ui.find(button: "Add").tap() }
        }
        #expect(error?.description.contains("1001") == true)
      }
    }
  }

  private func served(
    _ host: TestHost, _ body: @MainActor @Sendable (RemoteHost) async throws -> Void
  ) async throws {
    let ui = try await RemoteHost.connect(to: host.address.description)
    try await body(ui)
    await ui.close()
  }
}

// MARK: - The bodies

@MainActor private func usesControls(_ ui: some UserInterface) async throws {
  try await ui.find(textField: "Name").type("Ada <3")
  #expect(try await ui.find(text: "Hello, Ada <3").text == "Hello, Ada <3")
  try await ui.find(textField: "Shout").type("ahoy")
  #expect(try await ui.find(textField: "Shout").value == "AHOY")
  try await ui.find(textField: "Password").type("much too long")
  #expect(try await ui.find(textField: "Password").value == "much too")
  try await ui.find(button: "Add").tap()
  try await ui.find(button: "Add").tap()
  #expect(await ui.texts.contains("Count 2"))
  #expect(try await ui.find(button: "Greet").isEnabled)
  try await ui.find(button: "Reset").tap()
  #expect(try await !ui.find(button: "Greet").isEnabled)
  await #expect(throws: ActionError.self) { try await ui.find(button: "Greet").tap() }
  #expect(try await ui.find(textField: "Name").value == "")
}

@MainActor private func signsUp(_ ui: some UserInterface) async throws {
  #expect(await ui.title == "Sign up")
  try await ui.find(textField: "Username").type("blob")
  try await ui.find(textField: "Password").type("12345")
  #expect(try await !ui.find(button: "Sign Up").isEnabled)
  try await ui.find(textField: "Password again").type("12345")
  try await ui.find(button: "Sign Up").tap()
  #expect(try await ui.find(text: "Signed up").text == "Signed up")
  try await ui.find(button: "Dismiss").tap()
  #expect(await !ui.texts.contains("Signed up"))
}

@MainActor private func looksInVain(_ ui: some UserInterface) async throws {
  let error = await #expect(throws: FinderError.self) {
    _ = try await ui.find(button: "Ad")
  }
  #expect(error?.description.contains("Near matches: button \"Add\"") == true)
  #expect(error?.description.contains("text field \"Shout\"") == true)
}

struct SignUpApp: App {
  @State private var store = Store(initialState: SignUp.State(), reducer: SignUp())

  var body: some Scene {
    WindowGroup { SignUpView(store: store) }
  }
}
