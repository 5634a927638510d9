#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import HeadwaterUITesting
  import Testing

  @testable import HeadwaterPortableViews

  @MainActor private final class Model: ObservableObject {
    static var made = 0

    @Published var name = "n"
    @Published var count = 0

    init() {}

    init(name: String) {
      self.name = name
    }
  }

  /// Records the models that were made, and those that were released.
  private final class Ledger {
    var made = 0
    var living = 0
  }

  private final class Counted: ObservableObject {
    private let ledger: Ledger
    @Published var count = 0

    init(_ ledger: Ledger) {
      self.ledger = ledger
      ledger.made += 1
      ledger.living += 1
    }

    deinit {
      ledger.living -= 1
    }
  }

  private struct Owner: View {
    @StateObject private var model: Counted
    let parentCount: Int

    init(ledger: Ledger, parentCount: Int) {
      _model = StateObject(wrappedValue: Counted(ledger))
      self.parentCount = parentCount
    }

    var body: some View {
      Button("count \(model.count) of \(parentCount)") { model.count += 1 }
    }
  }

  private struct OwnersParent: View {
    let ledger: Ledger
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("parent") { count += 1 }
        Button("toggle") { isShown.toggle() }
        if isShown { Owner(ledger: ledger, parentCount: count) }
      }
    }
  }

  private struct NameLabel: View {
    @ObservedObject var model: Model

    var body: some View { Text("name \(model.name)") }
  }

  private struct NameField: View {
    @ObservedObject var model: Model

    var body: some View { TextField("Name", text: $model.name) }
  }

  private struct Swapping: View {
    let first: Model
    let second: Model
    @State private var isSecond = false

    var body: some View {
      VStack {
        Button("swap") { isSecond.toggle() }
        NameLabel(model: isSecond ? second : first)
        NameField(model: isSecond ? second : first)
      }
    }
  }

  private struct Inheriting: View {
    @EnvironmentObject private var model: Model
    @State private var own = 0

    var body: some View {
      VStack {
        Text("inherited \(model.name)")
        TextField("Name", text: $model.name)
        Button("own \(own)") { own += 1 }
      }
    }
  }

  private struct MaybeInheriting: View {
    let model: Model
    @State private var hasModel = false

    var body: some View {
      VStack {
        Button("give") { hasModel = true }
        if hasModel { Inheriting().environmentObject(model) } else { Inheriting() }
        Text("beside")
      }
    }
  }

  /// An object with its own publisher.
  private final class ByHand: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var value = 0 { willSet { objectWillChange.send() } }
  }

  private struct ByHandView: View {
    @ObservedObject var model: ByHand

    var body: some View { Text("value \(model.value)") }
  }

  /// A property that contains properties.
  @MainActor private struct Pair: DynamicProperty {
    @StateObject var first = Model(name: "one")
    @State var second = 2
  }

  private struct PairView: View {
    private var pair = Pair()

    var body: some View {
      VStack {
        Text("\(pair.first.name) \(pair.second)")
        Button("change") { pair.first.name = "three" }
      }
    }
  }

  @MainActor @Suite struct ObservableObjectTests {
    // Covers: StateObject
    @Test("a view makes its object once, however often the parent is evaluated")
    func madeOnce() throws {
      let ledger = Ledger()
      let ui = ViewHost(OwnersParent(ledger: ledger))
      try ui.find(button: "count 0 of 0").tap()

      for _ in 0..<100 { try ui.find(button: "parent").tap() }

      #expect(ledger.made == 1)
      #expect(ui.findAll(button: "count 1 of 100").count == 1)
    }

    @Test("an object is released when its view goes, and a new view makes a new one")
    func released() throws {
      let ledger = Ledger()
      let ui = ViewHost(OwnersParent(ledger: ledger))
      try ui.find(button: "count 0 of 0").tap()

      try ui.find(button: "toggle").tap()
      #expect(ledger.living == 0)
      try ui.find(button: "toggle").tap()

      #expect(ledger.made == 2)
      #expect(ledger.living == 1)
      #expect(ui.findAll(button: "count 0 of 0").count == 1)
    }

    @Test("an object is released with the whole screen")
    func releasedWithHost() {
      let ledger = Ledger()
      var ui: ViewHost? = ViewHost(OwnersParent(ledger: ledger))
      ui?.update()
      #expect(ledger.living == 1)

      ui = nil

      #expect(ledger.living == 0)
    }

    // Covers: ObservedObject
    @Test("a view tracks its object, and a later replacement")
    func swap() throws {
      let first = Model(name: "a")
      let second = Model(name: "b")
      let ui = ViewHost(Swapping(first: first, second: second))
      first.name = "a2"
      #expect(ui.findAll(text: "name a2").count == 1)

      try ui.find(button: "swap").tap()
      #expect(ui.findAll(text: "name b").count == 1)
      #expect(try ui.find(textField: "Name").value == "b")
      second.name = "b2"
      #expect(try ui.find(textField: "Name").value == "b2")
      let count = ui.bodyCount(of: NameLabel.self)
      first.name = "a3"

      #expect(ui.bodyCount(of: NameLabel.self) == count)
      #expect(ui.findAll(text: "name b2").count == 1)
    }

    @Test("a binding to a property reads and writes it, and needs no evaluation of its view")
    func binding() throws {
      let model = Model(name: "")
      let ui = ViewHost(NameField(model: model))
      let count = ui.bodyCount(of: NameField.self)

      try ui.find(textField: "Name").type("anna")

      #expect(model.name == "anna")
      #expect(ui.bodyCount(of: NameField.self) == count)
    }

    @Test("two changes in one turn evaluate a body once")
    func coalesced() {
      let model = Model()
      let ui = ViewHost(NameLabel(model: model))
      let count = ui.bodyCount(of: NameLabel.self)

      model.name = "x"
      model.count = 7

      #expect(ui.findAll(text: "name x").count == 1)
      #expect(ui.bodyCount(of: NameLabel.self) == count + 1)
    }

    @Test("an object with a publisher of its own is followed")
    func ownPublisher() {
      let model = ByHand()
      let ui = ViewHost(ByHandView(model: model))

      model.value = 5

      #expect(ui.findAll(text: "value 5").count == 1)
    }

    // Covers: EnvironmentObject, .environmentObject
    @Test("an object of the environment is read, followed and bound")
    func environment() throws {
      let model = Model(name: "x")
      let ui = ViewHost(VStack { Inheriting() }.environmentObject(model))
      #expect(ui.findAll(text: "inherited x").count == 1)

      try ui.find(textField: "Name").type("y")

      #expect(ui.findAll(text: "inherited xy").count == 1)
    }

    @Test("a view whose object is missing is left out, which is an issue, until it has one")
    func missing() throws {
      let ui = ViewHost(MaybeInheriting(model: Model(name: "late")))
      #expect(ui.findAll(text: "beside").count == 1)
      #expect(ui.findAll(textField: "Name").isEmpty)
      let issue = try #require(ui.issues.first)
      #expect(issue.contains("Inheriting needs an ObservableObject of type Model"))
      #expect(issue.contains(".environmentObject(_:)"))

      try ui.find(button: "give").tap()
      try ui.find(button: "own 0").tap()

      #expect(ui.findAll(text: "inherited late").count == 1)
      #expect(ui.findAll(button: "own 1").count == 1)
    }

    @Test("an object inside a custom property is kept and tracked")
    func nested() throws {
      let ui = ViewHost(PairView())

      try ui.find(button: "change").tap()

      #expect(ui.findAll(text: "three 2").count == 1)
    }

    @Test("objects are kept and tracked without field offsets, too")
    func mirror() {
      let ledger = Ledger()
      let model = Model(name: "m")
      let view = VStack {
        Owner(ledger: ledger, parentCount: 0)
        NameLabel(model: model)
        Inheriting().environmentObject(model)
      }
      let graph = ViewGraph(reflection: .mirror, report: ViewIssue.print) { $0.makeChild(view) }

      model.name = "m2"
      _ = graph.flush()

      #expect(ledger.made == 1)
      #expect(graph.html.contains("name m2"))
      #expect(graph.html.contains("inherited m2"))
    }
  }
#endif
