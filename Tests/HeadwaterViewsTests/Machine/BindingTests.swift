import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Person: Equatable {
  var name = "a"
  var age = 1
}

@Observable @MainActor private final class Model {
  var person = Person()
  var title = "t"
}

private struct Editor: View {
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name)
  }
}

private struct Form1: View {
  @State private var person = Person()
  @State private var other = Person(name: "z")
  @State private var showsOther = false

  var body: some View {
    VStack {
      Editor(name: showsOther ? $other.name : $person.name)
      Button("other") { showsOther.toggle() }
      Text("\(person.name) \(person.age) \(other.name)")
    }
  }
}

private struct BindableForm: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      TextField("Title", text: $model.title)
      TextField("Name", text: $model.person.name)
    }
  }
}

private struct Reader: View {
  let model: Model

  var body: some View { Text("\(model.title) \(model.person.name)") }
}

@MainActor @Suite struct BindingTests {
  // Covers: Binding
  @Test("writing to a part of a state leaves the rest as it is")
  func member() throws {
    let ui = ViewHost(Form1())

    try ui.find(textField: "Name").type("b")

    #expect(ui.findAll(text: "ab 1 z").count == 1)
  }

  @Test("a child is evaluated again when its binding leads to another place")
  func otherPlace() throws {
    let ui = ViewHost(Form1())

    try ui.find(button: "other").tap()
    #expect(try ui.find(textField: "Name").value == "z")
    try ui.find(textField: "Name").type("!")

    #expect(ui.findAll(text: "a 1 z!").count == 1)
  }

  @Test("a child with the same binding is skipped")
  func samePlace() throws {
    let ui = ViewHost(Form1())

    try ui.find(textField: "Name").type("b")

    #expect(ui.bodyCount(of: Editor.self) == 0)
  }

  // Covers: Bindable
  @Test("bindings of an observable model write into the model")
  func bindable() throws {
    let model = Model()
    let ui = ViewHost(
      VStack {
        BindableForm(model: model)
        Reader(model: model)
      })

    try ui.find(textField: "Title").type("x")
    try ui.find(textField: "Name").replace(with: "n")

    #expect(ui.findAll(text: "tx n").count == 1)
    #expect(model.person.age == 1)
  }

  @Test("writing to a constant does nothing")
  func constant() throws {
    let ui = ViewHost(TextField("Fixed", text: .constant("c")))

    try ui.find(textField: "Fixed").type("x")

    #expect(try ui.find(textField: "Fixed").value == "c")
  }

  @Test("a binding of two closures reads and writes by them")
  func closures() throws {
    let model = Model()
    let ui = ViewHost(
      TextField(
        "Upper", text: Binding(get: { model.title }, set: { model.title = $0.uppercased() })))

    try ui.find(textField: "Upper").type("a")

    #expect(model.title == "TA")
    #expect(try ui.find(textField: "Upper").value == "TA")
  }

  @Test("a binding of an optional exists as long as its value")
  func optionalBinding() {
    let none: Binding<Int?> = .constant(nil)
    let some: Binding<Int?> = .constant(4)

    #expect(Binding<Int>(none)?.wrappedValue == nil)
    #expect(Binding<Int>(some)?.wrappedValue == 4)
    #expect(Binding<Int?>(Binding.constant(5)).wrappedValue == 5)
  }
}
