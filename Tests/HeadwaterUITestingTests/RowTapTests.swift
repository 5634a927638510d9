import HeadwaterUITesting
import Testing

/// Rows that can be deleted, moved or swiped: a tap reaches the content of the row.
@MainActor @Suite struct RowTapTests {
  private struct Rows: View {
    @State private var names = ["link", "press", "hand", "plain"]
    @State private var log = ""

    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in row(name) }
            .onDelete { names.remove(atOffsets: $0) }
          Button("swiped") { log += "swiped " }.swipeActions { Button("Flag") { log += "flag " } }
        }
        .navigationDestination(for: String.self) { Text("at \($0)") }
        Text(log).accessibilityIdentifier("log")
      }
    }

    @ViewBuilder
    private func row(_ name: String) -> some View {
      switch name {
      case "link": NavigationLink(name, value: name)
      case "press": Button(name) { log += "press " }
      case "hand":
        Text(name).onTapGesture { log += "hand " }
          .swipeActions { Button("Remove", role: .destructive) { log += "remove " } }
      default: Text(name)
      }
    }
  }

  private let ui = ViewHost(Rows())

  @Test("a tap on a row never reaches its buttons for deleting or swiping")
  func content() throws {
    for name in ["press", "hand", "swiped"] { try ui.find(row: name).tap() }
    #expect(try ui.find(identifier: "log").text == "press hand swiped ")
    #expect(throws: ActionError.self) { try ui.find(row: "plain").tap() }
    #expect(ui.rows.count == 5)
    try ui.find(row: "link").tap()
    #expect(ui.texts.contains("at link"))
  }

  @Test("a row's own swipe actions replace the one for deleting")
  func ownActions() throws {
    #expect(try ui.within(ui.find(rowContaining: "hand")).outline.contains("Delete") == false)
    #expect(try ui.within(ui.find(rowContaining: "plain")).outline.contains("Delete"))
  }
}
