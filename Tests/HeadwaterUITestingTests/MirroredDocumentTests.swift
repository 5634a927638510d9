import HeadwaterPortableViews
@testable import HeadwaterUITesting
import Testing

@MainActor @Suite("A copy of a document")
struct MirroredDocumentTests {
  @Test("an element that was empty takes children, and lets them go again")
  func emptyElement() throws {
    let copy = MirroredDocument(title: "", html: "<div data-h=\"1\"></div>")
    #expect(copy.apply(.insert(parent: 1, before: nil, html: "<p data-h=\"2\">text</p>")))
    #expect(copy.element(1)?.children.first?.text == "text")
    #expect(copy.apply(.remove(element: 2)))
    #expect(copy.element(1)?.children.isEmpty == true)
    #expect(copy.apply(.setText(element: 1, "other")))
    #expect(copy.element(1)?.text == "other")
  }
}
