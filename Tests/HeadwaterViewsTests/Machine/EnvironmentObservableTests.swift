import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Session {
  var user = "anna"
  var count = 0
}

private struct UserLabel: View {
  @Environment(Session.self) private var session

  var body: some View { Text("user \(session.user)") }
}

private struct UserField: View {
  @Environment(Session.self) private var session

  var body: some View {
    @Bindable var session = session
    TextField("User", text: $session.user)
  }
}

private struct MaybeLabel: View {
  @Environment(Session.self) private var session: Session?

  var body: some View { Text("maybe \(session?.user ?? "nobody")") }
}

private struct Switching: View {
  let first: Session
  let second: Session
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("switch") { isSecond = true }
      UserLabel()
      Text("count \((isSecond ? second : first).count)")
    }
    .environment(isSecond ? second : first)
  }
}

@MainActor @Suite struct EnvironmentObservableTests {
  @Test("a view reads the observable object that a view above has set, and follows it")
  func follows() throws {
    let session = Session()
    let ui = ViewHost(
      VStack {
        UserLabel()
        UserField()
      }
      .environment(session))

    try ui.find(textField: "User").replace(with: "bert")

    #expect(ui.findAll(text: "user bert").count == 1)
    #expect(ui.bodyCount(of: UserField.self) == 0)
  }

  @Test("the view is evaluated when another object replaces the first, and only then")
  func switches() throws {
    let first = Session()
    let second = Session()
    second.user = "carla"
    let ui = ViewHost(Switching(first: first, second: second))
    let count = ui.bodyCount(of: UserLabel.self)
    first.count = 1
    #expect(ui.bodyCount(of: UserLabel.self) == count)

    try ui.find(button: "switch").tap()

    #expect(ui.findAll(text: "user carla").count == 1)
    #expect(ui.bodyCount(of: UserLabel.self) == count + 1)
  }

  @Test("an optional object may be missing, one that is not optional is an issue")
  func missing() throws {
    let ui = ViewHost(
      VStack {
        MaybeLabel()
        UserLabel()
      })

    #expect(ui.texts == ["maybe nobody"])
    let issue = try #require(ui.issues.first)
    #expect(issue.contains("UserLabel needs an object of type Session"))
  }

  @Test("nil removes an object that was set above")
  func removed() {
    let none: Session? = nil
    let ui = ViewHost(VStack { MaybeLabel().environment(none) }.environment(Session()))

    #expect(ui.texts == ["maybe nobody"])
  }
}
