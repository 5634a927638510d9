import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = "-"
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var other: String {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

@Observable @MainActor private final class Model {
  var number = 1
  var other = "x"
  var inner = 5
  var isDisabled = false
}

private struct NumberReader: View {
  @Environment(\.number) private var number

  var body: some View { Text("number \(number)") }
}

private struct OtherReader: View {
  @Environment(\.other) private var other

  var body: some View { Text("other \(other)") }
}

private struct Root: View {
  let model: Model

  var body: some View {
    VStack {
      NumberReader()
      OtherReader()
      NumberReader().environment(\.number, 7)
    }
    .environment(\.number, model.number)
    .environment(\.other, model.other)
  }
}

private struct EnabledReader: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(isEnabled ? "enabled" : "disabled") }
}

private struct DisabledRoot: View {
  let model: Model

  var body: some View {
    VStack {
      EnabledReader()
      Button("press") {}.disabled(false)
    }
    .disabled(model.isDisabled)
  }
}

@MainActor @Suite struct EnvironmentTests {
  // Covers: EnvironmentKey, EnvironmentValues, Environment, .environment
  @Test("a key has its default where none was set, and the nearest value where some were")
  func nearest() {
    #expect(ViewHost(NumberReader()).texts == ["number 0"])
    #expect(ViewHost(Root(model: Model())).texts == ["number 1", "other x", "number 7"])
  }

  @Test("a changed key evaluates the bodies that read it, and those only that see the change")
  func changedKey() {
    let model = Model()
    let ui = ViewHost(Root(model: model))

    model.number = 2

    #expect(ui.texts == ["number 2", "other x", "number 7"])
    #expect(ui.bodyCount(of: NumberReader.self) == 1)
    #expect(ui.bodyCount(of: OtherReader.self) == 0)
  }

  @Test("values given to the host are inherited")
  func hostEnvironment() {
    var environment = EnvironmentValues()
    environment.number = 9

    #expect(ViewHost(NumberReader(), environment: environment).texts == ["number 9"])
  }

  // Covers: .disabled, \.isEnabled
  @Test("a disabled view disables everything in it, even controls that are enabled inside")
  func disabled() throws {
    let model = Model()
    let ui = ViewHost(DisabledRoot(model: model))
    #expect(try ui.find(button: "press").isEnabled)

    model.isDisabled = true

    #expect(try !ui.find(button: "press").isEnabled)
    #expect(ui.texts.first == "disabled")
  }
}

private struct Personal: View {
  @Environment(\.locale) private var locale
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    Text("\(locale.identifier) \(scenePhase == .active ? "active" : "away")")
    Impersonal()
  }
}

private struct Impersonal: View {
  var body: some View { Text("the same for all") }
}

@MainActor
@Suite struct PersonalValueTests {
  // Covers: \.locale
  @Test("a change of the person's settings evaluates the bodies that have read it, and no other")
  func change() {
    let graph = ViewGraph(root: Personal())
    graph.start()
    _ = graph.flush()
    graph.countEvaluations()
    var calls = 0
    graph.onInvalidate = { calls += 1 }

    graph.setEnvironment {
      $0.locale = Locale(identifier: "ar_EG")
      $0.scenePhase = .background
    }

    #expect(calls == 1)
    #expect(graph.flush().count == 1)
    #expect(graph.html.contains("ar_EG away"))
    #expect(graph.evaluationCount(of: Personal.self) == 1)
    #expect(graph.evaluationCount(of: Impersonal.self) == 0)
  }
}
