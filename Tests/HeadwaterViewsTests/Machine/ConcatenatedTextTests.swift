import HeadwaterPortableViews
import HeadwaterUITesting
import Testing

private struct Concatenated: View {
  @State private var count = 1

  var body: some View {
    let parts = (0..<count).map { Text("part \($0) ").bold() }
    parts.reduce(Text("all: ").foregroundColor(.red), +).font(.title)
    Button("more") { count += 1 }
  }
}

@MainActor
@Suite struct ConcatenatedTextTests {
  @Test("concatenated texts keep their styles, and follow a change")
  func concatenation() throws {
    let ui = ViewHost(Concatenated())
    #expect(ui.texts.first == "all: part 0 ")
    try ui.find(button: "more").tap()
    #expect(ui.texts.first == "all: part 0 part 1 ")
    #expect(ui.operations.count == 1)
  }
}
