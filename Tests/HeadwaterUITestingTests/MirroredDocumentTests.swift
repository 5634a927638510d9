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

  @Test("texts and attributes that begin or end with a mark are read as they were written")
  func marks() throws {
    for mark in ["\u{301}", "\u{600}", "\u{200d}"] {
      let text = mark + "a<\(mark)\"\(mark)&\(mark);" + mark
      let view = Text(text).accessibilityIdentifier(text)
      let page = try #require(
        RemotePage(
          document: """
            <title>\(HTMLWriter.escaped(text))</title>
            <main data-session="a" data-h="0">\(ViewHost(view).html)</main>
            """))
      let copy = MirroredDocument(title: page.title, html: page.html)
      #expect(Array(copy.title.unicodeScalars) == Array(text.unicodeScalars))
      let shown = try #require(copy.element(0)?.children.first)
      #expect(shown.text == text)
      #expect(shown.attribute(.dataIdentifier) == text)
    }
  }
}
