import Testing

@testable import HeadwaterPortableViews

@MainActor @Suite("The direction of a text")
struct TextDirectionTests {
  @Test(
    "is that of its first letter",
    arguments: [
      ("Hello", .leftToRight), ("שלום Hello", .rightToLeft), ("(1) مرحبا", .rightToLeft),
      ("«Привет» שלום", .leftToRight), ("日本 שלום", .leftToRight), ("123 – 45 %", nil), ("", nil),
      ("\u{200F}1", .rightToLeft),
    ] as [(String, LayoutDirection?)])
  func first(text: String, direction: LayoutDirection?) {
    #expect(LayoutDirection(ofText: text) == direction)
  }

  private func html(_ view: some View, in direction: LayoutDirection) -> String {
    var values = EnvironmentValues()
    values.layoutDirection = direction
    return ViewGraph(root: view, environment: values).html
  }

  @Test("a text that is read the other way than the page begins at its own side")
  func other() {
    #expect(html(Text(verbatim: "שלום"), in: .leftToRight).contains("dir=\"auto\""))
    #expect(html(Text(verbatim: "Hello"), in: .rightToLeft).contains("dir=\"auto\""))
  }

  @Test("a text that is read as the page is, or either way, costs nothing")
  func same() {
    for text in ["Hello", "12", "Größe", "日本"] {
      #expect(!html(Text(verbatim: text), in: .leftToRight).contains("dir="))
    }
    #expect(!html(Text(verbatim: "שלום"), in: .rightToLeft).contains("dir="))
    #expect(!html(TextField("a", text: .constant("b")), in: .leftToRight).contains("dir="))
  }

  @Test("in a page that is read from right to left, code is not, and a field follows what is typed")
  func codeAndFields() {
    #expect(html(Text("`a.b`"), in: .rightToLeft).contains("dir=\"ltr\""))
    #expect(html(TextField("a", text: .constant("b")), in: .rightToLeft).contains("dir=\"auto\""))
  }
}
