import HeadwaterUITesting
import HeadwaterViews
import Testing

@testable import HeadwaterPortableViews

private struct Message: View {
  let name: String
  @State private var isOpen = false

  var body: some View {
    Text("Hello **\(name)**, read *the* [terms](https://example.com/terms).")
    Text(isOpen ? "now **open**" : "shut")
    Button("**Toggle** it") { isOpen.toggle() }
  }
}

@MainActor
@Suite struct MarkdownTests {
  /// Returns the parts of a text, with letters for their looks.
  private func parts(_ key: LocalizedStringKey) -> [String] {
    key.runs.map { run in
      let style = run.modifiers?.style ?? TextStyle()
      let looks =
        (style.weight == .bold ? "b" : "") + (style.isItalic == true ? "i" : "")
        + (style.isStruckThrough ? "s" : "") + (style.isCode ? "c" : "")
        + (style.link.map { "→\($0)" } ?? "")
      return looks.isEmpty ? run.content : "\(looks):\(run.content)"
    }
  }

  @Test("bold, italic, struck, code and links are parts of a text")
  func looks() {
    #expect(parts("a **b** c") == ["a ", "b:b", " c"])
    #expect(parts("__b__ and _i_") == ["b:b", " and ", "i:i"])
    #expect(parts("~~old~~ `let x = *y*`") == ["s:old", " ", "c:let x = *y*"])
    #expect(
      parts("see [the *site*](https://a.b/c_d_e)!") == [
        "see ", "→https://a.b/c_d_e:the ", "i→https://a.b/c_d_e:site", "!",
      ])
  }

  @Test("styles may be nested")
  func nesting() {
    #expect(parts("***both***") == ["bi:both"])
    #expect(parts("**a *b* c**") == ["b:a ", "bi:b", "b: c"])
    #expect(parts("*a **b***") == ["i:a ", "bi:b"])
  }

  @Test(
    "text that is not Markdown is unchanged",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "**open", "a * b", "~one~", "[no](", "[no] (link)", "`open",
      "5 ** 2", "_", "*", "**", "[]", "",
    ])
  func text(text: String) {
    let key = LocalizedStringKey(text)
    #expect(key.text == text)
    #expect(key.runs == [])
  }

  @Test("a backslash removes the meaning of a character")
  func escapes() {
    #expect(LocalizedStringKey("\\*no\\* C:\\temp").text == "*no* C:\\temp")
    #expect(parts("\\*no\\* **yes \\** it is**") == ["*no* ", "b:yes ** it is"])
  }

  @Test("an interpolated text is never read as Markdown")
  func interpolation() {
    let name = "**evil** [x](javascript:alert(1))"
    #expect(parts("Hello *\(name)*!") == ["Hello ", "i:\(name)", "!"])
    let plain: LocalizedStringKey = "Hello \(name)"
    #expect(plain.text == "Hello \(name)")
    #expect(plain.runs == [])
  }

  @Test("a text that is very long is shown as it is")
  func long() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(LocalizedStringKey(text).text == text)
  }

  @Test("random punctuation is shown unchanged, and quickly", arguments: 0..<200)
  func fuzz(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let signs = Array("**__~~``[]()\\ab ")
    let text = String(
      (0..<60).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return signs[Int(state >> 33) % signs.count]
      })
    let letters = LocalizedStringKey(text).text.filter(\.isLetter)
    let isLinked = text.contains("](")
    #expect(isLinked || letters == text.filter(\.isLetter))
  }

  @Test("a text with Markdown is read as one, and its link leads where it says")
  func document() throws {
    let ui = ViewHost(Message(name: "A*B*"))
    #expect(ui.html.contains(">A*B*</span>"))
    #expect(ui.html.contains("href=\"https://example.com/terms\""))
    _ = try ui.find(text: "Hello A*B*, read the terms.")
    _ = try ui.find(link: "terms")
    _ = try ui.find(button: "Toggle it")
  }

  @Test("a text may get parts, and lose them")
  func change() throws {
    let ui = ViewHost(Message(name: "x"))
    _ = try ui.find(text: "shut")
    try ui.find(button: "Toggle it").tap()
    #expect(ui.texts.contains("now open"))
    #expect(!ui.texts.contains("shut"))
    try ui.find(button: "Toggle it").tap()
    #expect(ui.texts.contains("shut"))
  }

  @Test("a link that would run a script leads nowhere")
  func script() {
    let ui = ViewHost(Text("[x](javascript:alert(1)) [y](java\tscript:alert(1))"))
    #expect(!ui.html.contains("href"))
  }
}
