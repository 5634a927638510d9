import HeadwaterUITesting
import HeadwaterViews
import Testing

@MainActor @Suite("Texts with parts") struct RichTextTests {
  @Test("an image stands in a text as an image")
  func image() {
    let ui = ViewHost(Text("see \(Image(systemName: "star")) here"))

    #expect(!ui.html.contains("Image("))
    #expect(ui.html.contains("role=\"img\""))
    #expect(ui.html.contains("see "))
    #expect(ui.html.contains(" here"))
  }

  // Covers: Text, Text.bold, Text.italic
  @Test("a text in a text keeps its style, and takes over that of the text around it")
  func text() {
    let ui = ViewHost(Text("a \(Text("x").bold()) **b \(Text("y").italic())**"))
    let rules = ui.rules

    #expect(rules["x"] == ["font-weight:700"])
    #expect(rules["y"] == ["font-style:italic", "font-weight:700"])
  }

  @Test(
    "a word agrees with its number",
    arguments: [
      (0, "0 apples"), (1, "1 apple"), (2, "2 apples"), (1_000, "1,000 apples"),
    ])
  func inflection(count: Int, expected: String) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let ui = ViewHost(Text("^[\(count) apple](inflect: true)"), environment: environment)

    #expect(ui.texts == [expected])
    #expect(!ui.html.contains("<a"))
  }

  @Test(
    "the English plurals",
    arguments: [
      ("day", "days"), ("city", "cities"), ("box", "boxes"), ("person", "people"),
      ("sheep", "sheep"), ("Child", "Children"), ("red dish", "red dishes"), ("potato", "potatoes"),
    ])
  func plurals(word: String, plural: String) {
    let ui = ViewHost(Text("^[\(2) \(word)](inflect: true) left"))

    #expect(ui.texts.joined() == "2 \(plural) left")
  }
}

extension ViewHost {
  /// The declarations of each text with a class of its own.
  fileprivate var rules: [String: [String]] {
    var found: [String: [String]] = [:]
    for match in html.matches(of: /class="(s\d+)"[^>]*>([^<]*)</) {
      let rule = styleRules.first { $0.hasPrefix(".\(match.1){") } ?? ""
      let body = rule.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
      found[String(match.2)] = body.split(separator: ";").map(String.init).sorted()
    }
    return found
  }
}
