import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@MainActor @Suite("Further forms of symbols") struct SymbolFormTests {
  private func rules(_ view: some View) -> String {
    let graph = ViewGraph(root: view)
    graph.start()
    return graph.rules.joined()
  }

  struct Age: View, Equatable {
    let age: Int
    let note: String

    nonisolated static func == (left: Age, right: Age) -> Bool { left.age == right.age }

    var body: some View { Text("\(age) \(note)") }
  }

  struct Ages: View {
    @State private var age = 1
    @State private var note = "a"

    var body: some View {
      Age(age: age, note: note).equatable()
      EquatableView(content: Age(age: age + 10, note: note))
      Button("Older") { age += 1 }
      Button("Noted") { note = "b" }
    }
  }

  // Covers: .equatable, EquatableView
  @Test("a view is evaluated again only if its own comparison says so")
  func equatable() throws {
    let ui = ViewHost(Ages())
    try ui.find(button: "Noted").tap()
    _ = try ui.find(text: "1 a")
    _ = try ui.find(text: "11 a")
    try ui.find(button: "Older").tap()
    _ = try ui.find(text: "2 b")
  }

  @Test("a title follows a binding")
  func title() throws {
    struct Screen: View {
      @State private var title = "First"

      var body: some View {
        NavigationStack {
          Button("Next") { title = "Second" }.navigationTitle($title)
        }
      }
    }
    let ui = ViewHost(Screen())
    #expect(ui.navigation.title == "First")
    try ui.find(button: "Next").tap()
    #expect(ui.navigation.title == "Second")
  }

  @Test("a slider in its former form has labels at both ends")
  func slider() throws {
    let ui = ViewHost(
      Slider(
        value: .constant(5), in: 0...10, minimumValueLabel: Text("low"),
        maximumValueLabel: Text("high")
      ) { Text("Volume") })
    #expect(ui.texts.contains("low") && ui.texts.contains("high"))
    _ = try ui.find(slider: "Volume")
  }

  @Test("a progress style shows the indicator that it was given")
  func progress() {
    struct Doubled: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).scaleEffect(2)
      }
    }
    let ui = ViewHost(ProgressView("Loading", value: 0.5).progressViewStyle(Doubled()))
    #expect(ui.html.contains("value=\"0.5\"") && ui.html.contains("Loading"))
  }

  // Covers: RadialGradient
  @Test("a gradient has stops")
  func gradient() {
    let gradient = RadialGradient(
      stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center,
      startRadius: 0, endRadius: 10)
    #expect(rules(gradient).contains("var(--red) 0,var(--blue) 10px"))
  }

  @Test("a font of the app's own cannot say more than its name")
  func font() {
    let rules = self.rules(Text("a").font(.custom("Own\";}body{", size: 24)))
    #expect(rules.contains("font-family:\"Ownbody\",var(--text);font-size:1.5rem"))
    #expect(
      self.rules(Text("a").font(.custom("Own", fixedSize: 24))).contains("font-size:24px"))
  }

  // Covers: AnimatablePair, EmptyAnimatableData
  @Test("pairs of vectors are added and scaled part by part")
  func vectors() {
    var pair = AnimatablePair(1.0, AnimatablePair(Float(2), CGFloat(3)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, AnimatablePair(4, 6)) && pair.magnitudeSquared == 56)
    #expect(pair - pair == .zero && EmptyAnimatableData().magnitudeSquared == 0)
  }
}
