import Foundation
import HeadwaterUI
import Observation
import Testing

@testable import HeadwaterPortableViews

@Suite("What a page says about itself")
@MainActor struct PageFactsTests {
  @Test("the screen on top describes the page, and a covered one does not")
  func screens() {
    #expect(graph(of: []).pageSummary.description == "All films")
    #expect(graph(of: ["Alien"]).pageSummary.description == "About Alien")
    #expect(graph(of: ["Alien"]).pageSummary.previewImage == "Alien.png")
    #expect(graph(of: ["Alien", ""]).pageSummary.description == "A catalogue")
    #expect(graph(of: []).pageSummary.previewImage == nil)
  }

  @Test("a view that is gone describes nothing")
  func gone() {
    let isShown = ObservedFlag()
    let graph = ViewGraph(root: Flagged(flag: isShown))
    #expect(graph.pageSummary.description == "Shown")
    isShown.value = false
    _ = graph.flush()
    #expect(graph.pageSummary.description == nil)
  }

  @Test("a picture's address that is none of a page is left out")
  func unsafeAddress() {
    let graph = ViewGraph(root: Text("A").previewImage(URL(string: "javascript:alert(1)")))
    #expect(graph.pageSummary.previewImage == nil)
  }

  private func graph(of path: [String]) -> ViewGraph {
    let graph = ViewGraph(root: Catalogue(path: path))
    _ = graph.flush()
    return graph
  }
}

private struct Catalogue: View {
  let path: [String]

  var body: some View {
    NavigationStack(path: .constant(path)) {
      Text("Films")
        .pageDescription("All films")
        .navigationDestination(for: String.self) { name in
          if name.isEmpty {
            Text("Nothing")
          } else {
            Text(name)
              .previewImage(URL(string: "\(name).png"))
              .pageDescription("About \(name)")
          }
        }
    }
    .pageDescription("A catalogue")
  }
}

@Observable private final class ObservedFlag {
  var value = true
}

private struct Flagged: View {
  let flag: ObservedFlag

  var body: some View {
    if flag.value { Text("A").pageDescription("Shown") }
  }
}
