import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Item: Hashable {
  let id: Int
}

@Observable @MainActor private final class Model {
  var path: [Int] = []
  var mixed = NavigationPath()
  var item: Item?
  var isShown = false
  var prefix = "number"
  var log: [String] = []
}

private struct NumberScreen: View {
  let prefix: String
  let number: Int
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(prefix) \(number)")
      Button("count \(count)") { count += 1 }
      Button("leave") { dismiss() }
      NavigationLink("next", value: number + 1)
    }
    .navigationTitle("Number \(number)")
  }
}

private struct TypedStack: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("one", value: 1)
        NavigationLink("text", value: "t")
        NavigationLink("nothing", value: Int?.none)
      }
      .navigationTitle("Home")
      .navigationDestination(for: Int.self) { NumberScreen(prefix: model.prefix, number: $0) }
    }
  }
}

private struct MixedStack: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.mixed) {
      NavigationLink("item", value: Item(id: 4))
        .navigationDestination(for: Int.self) { Text("int \($0)") }
        .navigationDestination(for: Item.self) { item in
          NavigationLink("to int", value: item.id)
        }
    }
  }
}

private struct OwnStack: View {
  var body: some View {
    NavigationStack {
      NavigationLink("one", value: 1)
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { NumberScreen(prefix: "own", number: $0) }
    }
  }
}

private struct ItemStack: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      VStack {
        Button("show item") { model.item = Item(id: 1) }
        Button("show flag") { model.isShown = true }
      }
      .navigationTitle("Home")
      .navigationDestination(item: $model.item) { item in
        VStack {
          Text("item \(item.id)")
          Button("other") { model.item = Item(id: item.id + 1) }
        }
        .onDisappear { model.log.append("item \(item.id) gone") }
      }
      .navigationDestination(isPresented: $model.isShown) {
        Text("flag").navigationTitle("Flag")
      }
    }
  }
}

@MainActor @Suite struct NavigationPathTests {
  private let model = Model()

  // Covers: NavigationLink, NavigationStack
  @Test("a link puts its value on the path, and going back takes it away")
  func link() throws {
    let ui = ViewHost(TypedStack(model: model))

    try ui.find(link: "one").tap()
    try ui.find(link: "next").tap()
    #expect(model.path == [1, 2])
    #expect(ui.navigation.title == "Number 2")
    try ui.navigation.back()

    #expect(model.path == [1])
    #expect(ui.navigation.title == "Number 1")
  }

  @Test("the screens follow the path, and a screen whose value stays keeps its state")
  func follows() throws {
    let ui = ViewHost(TypedStack(model: model))
    model.path = [1, 2, 3]
    #expect(ui.navigation.title == "Number 3")
    model.path = [1]
    try ui.find(button: "count 0").tap()

    model.path = [1, 7]
    #expect(ui.findAll(text: "number 7").count == 1)
    model.path = [1]

    #expect(ui.findAll(button: "count 1").count == 1)
  }

  @Test("an initial path is shown in the first document")
  func deepLink() {
    model.path = [1, 2]
    let ui = ViewHost(TypedStack(model: model))

    #expect(ui.navigation.title == "Number 2")
    #expect(ui.html.contains("number 1"))
  }

  @Test("the dismiss action takes the screen's value from the path")
  func dismiss() throws {
    model.path = [1, 2]
    let ui = ViewHost(TypedStack(model: model))

    try ui.find(button: "leave").tap()

    #expect(model.path == [1])
  }

  @Test("the screen of a value follows what its closure reads")
  func destinationFollows() {
    model.path = [1]
    let ui = ViewHost(TypedStack(model: model))

    model.prefix = "no."

    #expect(ui.findAll(text: "no. 1").count == 1)
  }

  @Test("a link whose value does not fit the path is an issue, one without a value is disabled")
  func wrongType() throws {
    let ui = ViewHost(TypedStack(model: model))

    #expect(throws: ActionError.self) { try ui.find(link: "text").tap() }
    #expect(ui.issues.first?.contains("holds values of another type") == true)
    #expect(try ui.find(link: "nothing").isEnabled == false)
    #expect(model.path.isEmpty)
  }

  // Covers: NavigationPath
  @Test("a path of any types shows a screen for each type")
  func mixed() throws {
    let ui = ViewHost(MixedStack(model: model))

    try ui.find(link: "item").tap()
    try ui.find(link: "to int").tap()

    #expect(ui.findAll(text: "int 4").count == 1)
    #expect(model.mixed == NavigationPath([AnyHashable(Item(id: 4)), AnyHashable(4)]))
    model.mixed.removeLast(5)
    #expect(ui.findAll(link: "item").count == 1)
  }

  @Test("a value without a destination shows an empty screen, which is an issue")
  func withoutDestination() throws {
    let ui = ViewHost(MixedStack(model: model))

    model.mixed.append("lost")

    #expect(ui.texts.isEmpty || ui.texts == ["Back"])
    #expect(ui.issues.first?.contains("no view in the stack has a navigationDestination") == true)
    try ui.navigation.back()
    #expect(model.mixed.isEmpty)
  }

  @Test("a stack without a path keeps the values of links itself")
  func own() throws {
    let ui = ViewHost(OwnStack())
    try ui.find(link: "one").tap()
    try ui.find(link: "next").tap()
    #expect(ui.navigation.title == "Number 2")

    try ui.find(button: "leave").tap()
    try ui.navigation.back()

    #expect(ui.navigation.title == "Home")
  }

  // Covers: .navigationDestination
  @Test("a screen is shown while there is an item, and going back takes the item away")
  func item() throws {
    let ui = ViewHost(ItemStack(model: model))
    try ui.find(button: "show item").tap()
    #expect(ui.findAll(text: "item 1").count == 1)

    try ui.navigation.back()

    #expect(model.item == nil)
    #expect(ui.navigation.title == "Home")
  }

  @Test("another item gets a screen of its own")
  func otherItem() throws {
    let ui = ViewHost(ItemStack(model: model))
    try ui.find(button: "show item").tap()

    try ui.find(button: "other").tap()

    #expect(ui.findAll(text: "item 2").count == 1)
    #expect(model.log == ["item 1 gone"])
    model.item = nil
    #expect(ui.findAll(button: "show item").count == 1)
  }

  @Test("a screen is shown while a value is true")
  func flag() throws {
    let ui = ViewHost(ItemStack(model: model))
    model.isShown = true
    #expect(ui.navigation.title == "Flag")

    try ui.navigation.back()

    #expect(model.isShown == false)
    #expect(ui.navigation.title == "Home")
  }
}
