import HeadwaterUITesting
import HeadwaterViews
import Testing

@testable import HeadwaterPortableViews

private struct Messages: View {
  let count: Int

  var body: some View {
    ScrollViewReader { (proxy: ScrollViewProxy) in
      Button("Last") { proxy.scrollTo(count - 1) }
      Button("Middle") { proxy.scrollTo(count / 2, anchor: .center) }
      Button("Footer") { proxy.scrollTo("footer", anchor: .bottom) }
      Button("Nowhere") { proxy.scrollTo("nowhere") }
      List {
        ForEach(0..<count) { Text(verbatim: "message \($0)") }
        Text("the end").id("footer")
      }
    }
  }
}

@MainActor @Suite("Scrolling by code") struct ScrollViewReaderTests {
  private func scrolls(_ ui: ViewHost) -> [ScrollAnchor] {
    ui.operations.compactMap { if case .scroll(_, let anchor) = $0 { anchor } else { nil } }
  }

  // Covers: ScrollViewReader, ScrollViewProxy
  @Test(
    "a row is scrolled to by its id, also one that is not in the document", arguments: [50, 5_000])
  func rows(count: Int) throws {
    let ui = ViewHost(Messages(count: count), longestWholeList: 100)
    try ui.find(button: "Last").tap()
    #expect(scrolls(ui) == [.nearest])
    #expect(ui.findAll(text: "message \(count - 1)").count == 1)
    try ui.find(button: "Middle").tap()
    #expect(scrolls(ui) == [.center])
    #expect(ui.findAll(text: "message \(count / 2)").count == 1)
  }

  @Test("a view is scrolled to by its id; an id that nothing has does nothing")
  func views() throws {
    let ui = ViewHost(Messages(count: 500), longestWholeList: 100)
    try ui.find(button: "Footer").tap()
    #expect(scrolls(ui) == [.end])
    try ui.find(button: "Nowhere").tap()
    #expect(scrolls(ui) == [])
  }
}
