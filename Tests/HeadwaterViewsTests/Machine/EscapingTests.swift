import HeadwaterPortableViews
import HeadwaterUITesting
import TestSupport
import Testing

private struct Everywhere: View {
  let text: String
  @State private var value: String

  init(_ text: String) {
    self.text = text
    _value = State(initialValue: text)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text(text).accessibilityLabel(text).accessibilityHint(text)
          TextField(text, text: $value, prompt: Text(text))
          Button(text) {}.accessibilityIdentifier(text)
        } header: {
          Text(text)
        } footer: {
          Text(text)
        }
        TextField(text, text: .constant(text))
        NavigationLink(text) { Text(text) }
        Toggle(text, isOn: .constant(true))
        Slider(value: .constant(0.5)) { Text(text) }
        Stepper(text, value: .constant(1))
        Picker(text, selection: .constant(0)) { Text(text).tag(0) }
        Picker(text, selection: .constant(0)) { Text(text).tag(0) }.pickerStyle(.segmented)
        TextEditor(text: $value).help(text)
        ProgressView(text, value: 0.5)
        Image(text)
      }
      .navigationTitle(text)
    }
  }
}

@MainActor @Suite struct EscapingTests {
  private static let fragments = [
    "<", ">", "&", "\"", "'", "</textarea><script>alert(1)</script>", "<!--", "]]>", "&lt;", "\0",
    "\r\n", "\t", "\u{1}", "\u{8}", "\u{7f}", "\u{85}", "\u{202e}", "\u{2066}", "\u{feff}",
    "\u{2028}", "e\u{301}", "👨‍👩‍👧", "=\"x\" onclick=\"y", "java\tscript:", "a", " ",
    // They join the scalar before them, or after them, to one character.
    "\u{301}", "\u{600}", "\u{200d}", "\u{ff9e}",
  ]

  // Covers: .accessibilityHint, .help
  @Test("any text is inert in every place and reads back unchanged, with NUL replaced")
  func fuzz() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).compactMap { _ in Self.fragments.randomElement(using: &random) }
        .joined()
      let shown = text.replacing("\0", with: "\u{FFFD}")

      let html = ViewHost(Everywhere(text)).html

      let replica = Replica(html: html)
      let tags = Set(replica.nodes.values.map(\.tag))
      #expect(!tags.contains("script"))
      let texts = replica.nodes.values.filter { $0.tag != "textarea" }.map(\.text)
        .filter { !$0.isEmpty }
      #expect(texts.count == 16)
      #expect(texts.allSatisfy { $0 == shown })
      let editors = replica.nodes.values.filter { $0.tag == "textarea" }.map(\.text)
      #expect(editors == ["\n" + shown])
      for node in replica.nodes.values {
        #expect(!node.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" })
        for name in ["aria-description", "data-identifier", "title", "alt"] {
          if let value = node.attributes[name] { #expect(value == shown) }
        }
        if node.tag == "input", node.attributes["type"] == "text" {
          for name in ["aria-label", "placeholder", "value"] {
            if let value = node.attributes[name] { #expect(value == shown) }
          }
        }
      }
    }
  }

  @Test("text in operations has no NUL either")
  func operations() throws {
    let ui = ViewHost(Changing())

    try ui.find(button: "change").tap()

    #expect(
      ui.operations.contains { if case .setText(_, "a\u{FFFD}b") = $0 { true } else { false } })
  }

  @Test("only addresses that open a page, write a mail or call a number become links")
  func addresses() throws {
    for address in [
      "java\tscript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "vbscript:x",
    ] {
      guard let url = URL(string: address) else { continue }
      #expect(!ViewHost(Link("go", destination: url)).html.contains("href"))
    }
    // A colon and a mark after it are one character.
    let marked = "[x](javascript:\u{ff9e}:alert(1))"
    #expect(!ViewHost(Text(LocalizedStringKey(marked))).html.contains("href"))
    for address in ["https://example.com/a?b=c:d", "mailto:a@example.com", "tel:112", "/path/x:y"] {
      let url = try #require(URL(string: address))
      #expect(ViewHost(Link("go", destination: url)).html.contains("href=\"\(address)\""))
    }
  }
}

private struct Changing: View {
  @State private var text = "a"

  var body: some View {
    VStack {
      Text(text)
      Button("change") { text = "a\0b" }
    }
  }
}
