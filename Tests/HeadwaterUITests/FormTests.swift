import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Synchronization
import Testing

private struct SettingsView: View {
  @Bindable var store: Store<Settings.State, Settings.Action>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      Toggle("Loud", isOn: $store.isLoud)
      TextField("City", text: $store.address.city)
      Stepper("Number", value: $store.address.street.number)
      Text("changes \(store.changes)")
      ForEach(store.scope(each: \.people)) { PersonFields(store: $0) }
    }
  }
}

private struct PersonFields: View {
  @Bindable var store: Store<Person, Person.Change>

  var body: some View { TextField("Person \(store.id)", text: $store.name) }
}

private struct FeatureForm: View {
  @Bindable var store: Store<Feature.State, Feature.Action>

  var body: some View {
    Form {
      TextField("Name", text: $store.name.sending(\.nameChanged))
      TextField("City", text: $store.address.city.sending(\.cityChanged))
      TextField("Name again", text: store.binding(\.name, action: \.nameChanged))
    }
  }
}

private struct NameField: View {
  @Binding var name: String

  var body: some View { TextField("Name", text: $name) }
}

private struct Passing: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    VStack {
      Text("city \(store.address.city)")
      NameField(name: store.binding(\.name, action: \.nameChanged))
    }
  }
}

@MainActor @Suite("Forms of a store")
struct FormTests {
  @Test("a field of a form with many fields is bound by its name")
  func manyFields() throws {
    let store = Store(initialState: Settings.State(), reducer: Settings())
    let ui = ViewHost(SettingsView(store: store))

    try ui.find(textField: "Name").type("ab")
    try ui.find(toggle: "Loud").toggle()

    #expect(store.state == Settings.State(name: "AB", isLoud: true, changes: 3))
    #expect(try ui.find(textField: "Name").value == "AB")
  }

  @Test("a field of a nested part is bound by its path, and of a row by the row's store")
  func parts() throws {
    let store = Store(
      initialState: Settings.State(people: [Person(id: 1), Person(id: 2)]), reducer: Settings())
    let ui = ViewHost(SettingsView(store: store))

    try ui.find(textField: "City").type("Rome")
    try ui.find(stepper: "Number").increment()
    try ui.find(textField: "Person 2").type("Bob")

    #expect(store.address == Address(city: "Rome", street: Street(number: 1)))
    #expect(store.people == [Person(id: 1), Person(id: 2, name: "Bob")])
    #expect(try ui.find(textField: "City").value == "Rome")
    #expect(try ui.find(textField: "Person 2").value == "Bob")
  }

  @Test("a log says which field a person has changed, by a binding")
  func logged() throws {
    let lines = Mutex<[String]>([])
    let store = Store(
      initialState: Settings.State(), reducer: Settings(),
      middleware: LoggingMiddleware(write: { line in lines.withLock { $0.append(line) } }))
    let ui = ViewHost(SettingsView(store: store))

    try ui.find(textField: "Name").type("a")
    try ui.find(textField: "City").type("b")

    #expect(
      lines.withLock { $0 } == [
        "name = \"a\", from a binding", "address.city = \"b\", from a binding",
      ])
  }

  @Test("a person's input in a form is recorded as values, and replayed to the same states")
  func recorded() throws {
    let store = Store(
      initialState: Settings.State(people: [Person(id: 1)]), reducer: Settings())
    let recorder = Recorder<Settings.State, Settings.Action>()
    store.attach(recorder)
    let ui = ViewHost(SettingsView(store: store))
    try ui.find(textField: "Name").type("a")
    try ui.find(toggle: "Loud").toggle()
    try ui.find(textField: "City").type("é")
    try ui.find(textField: "Person 1").type("A")
    store.send(.saved)

    let text = try #require(recorder.recording).jsonLines()
    let recording = try Recording<Settings.State, Settings.Action>(jsonLines: text)

    #expect(
      recording.steps.map(\.action) == [
        .change(.name("a")), .change(.isLoud(true)), .change(.address(.city("é"))),
        .change(.people(.element(id: 1, action: .name("A")))), .saved,
      ])
    #expect(text.contains(#""action":{"change":{"_0":{"name":{"_0":"a"}}}},"isStopped":false,"#))
    #expect(recording.steps.last?.state == store.state)
    expectReplay(of: recording, by: Settings())
  }

  @Test("a field is bound to a case of the action, and shows the reducer's result")
  func sending() throws {
    let store = Store(initialState: Feature.State(), reducer: Feature())
    let ui = ViewHost(FeatureForm(store: store))

    try ui.find(textField: "Name").type("a")
    try ui.find(textField: "City").type("b")

    #expect(store.name == "A")
    #expect(store.address.city == "b")
    #expect(try ui.find(textField: "Name again").value == "A")
    #expect(ui.bodyCount(of: FeatureForm.self) == 0)
  }

  @Test("a test sends the change of a field as a view does")
  func testStore() {
    let store = TestStore(initialState: Settings.State(), reducer: Settings())

    store.send(.change(.isLoud(true))) {
      $0.isLoud = true
      $0.changes = 1
    }
    store.finish()
  }

  @Test("a binding to a case equals the one that the next evaluation makes")
  func comparable() {
    let store = Store(initialState: Feature.State(), reducer: Feature())
    let ui = ViewHost(Passing(store: store))

    store.send(.cityChanged("x"))

    #expect(ui.findAll(text: "city x").count == 1)
    #expect(ui.bodyCount(of: NameField.self) == 0)
  }
}
