import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Chore: Identifiable, Equatable {
  var id: Int
  var title: String
  var isDone = false
}

private struct Tasks: View {
  @State private var tasks = (1...3).map { Chore(id: $0, title: "task \($0)") }

  var body: some View {
    List {
      ForEach($tasks) { $task in Toggle("all \(task.title)", isOn: $task.isDone) }
      ForEach($tasks.filter { !$0.wrappedValue.isDone }) { $task in
        TextField("title of \(task.id)", text: $task.title)
      }
      ForEach(Array($tasks.enumerated()), id: \.offset) { offset, $task in
        Toggle("number \(offset)", isOn: $task.isDone)
      }
      if let last = $tasks.last { Text("last: \(last.wrappedValue.title)") }
      Button("Finish all") { for task in $tasks { task.wrappedValue.isDone = true } }
      Button("Remove all") { tasks = [] }
    }
  }
}

@MainActor @Suite("Bindings to collections")
struct BindingCollectionTests {
  // Covers: Binding
  @Test("are collections of bindings to their elements")
  func elements() throws {
    let ui = ViewHost(Tasks())
    try ui.find(textField: "title of 3").type(", too")
    _ = try ui.find(text: "last: task 3, too")

    try ui.find(toggle: "number 1").toggle()
    #expect(ui.findAll(textField: "title of 2").isEmpty)
    #expect(try ui.find(toggle: "all task 2").isOn)

    try ui.find(button: "Finish all").tap()
    #expect(ui.findAll(textField: "title of 1").isEmpty)
    try ui.find(button: "Remove all").tap()
    #expect(ui.findAll(text: "last: task 3, too").isEmpty)
  }

  @Test("keep the value of an element that is gone, and writing to it does nothing")
  func gone() {
    let numbers = Box([1, 2])
    let binding = Binding {
      numbers.value
    } set: {
      numbers.value = $0
    }
    let last = binding[1]
    numbers.value = [1]
    #expect(last.wrappedValue == 2)
    last.wrappedValue = 3
    #expect(numbers.value == [1])
    #expect(binding.map(\.wrappedValue) == [1] && binding.reversed().count == 1)
  }
}

@MainActor private final class Box {
  var value: [Int]
  init(_ value: [Int]) { self.value = value }
}
