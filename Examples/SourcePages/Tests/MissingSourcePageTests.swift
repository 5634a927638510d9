import Testing

@testable import SourcePages

@Suite("The page for a source that is not there")
struct MissingSourcePageTests {
  @Test("it has a way on")
  func missing() {
    let example = MissingSourcePage(message: "No <b>.", depth: 0).html
    #expect(example.contains("<a href=\"../\">Headwater</a>"))
    #expect(example.contains("No &lt;b&gt;."))
    let file = MissingSourcePage(message: "No.", depth: 2, example: "A").html
    #expect(file.contains("<a href=\"../../../\">Headwater</a>"))
    #expect(file.contains("<a href=\"../../A\">The files of A</a>"))
  }
}
