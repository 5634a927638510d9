import Foundation
import Hummingbird
import Testing

@testable import SourcePages

@Suite("The showcase's sources")
struct SourcePagesTests {
  /// A checkout in a temporary directory, which it deletes at its end.
  private final class Checkout {
    let root = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID())")

    init() throws {
      try write("Examples/Showcase/Showcase.swift", "@main struct Showcase {}\n")
      try write("Examples/Counter/Tests/CounterTests.swift", "// A test\n")
      try write("Examples/Counter/Sources/Counter.swift", "let count = 1\n")
      try write("Examples/Counter/Sources/notes.txt", "not shown")
      try write("Secrets/Key.swift", "let key = 1\n")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ path: String, _ text: String) throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func link(_ path: String, to other: String) throws {
      try FileManager.default.createSymbolicLink(
        at: root.appending(path: path), withDestinationURL: root.appending(path: other))
    }
  }

  @Test("they are found from any directory of the checkout, tests last")
  func finding() throws {
    let checkout = try Checkout()
    let inside = checkout.root.appending(path: "Examples/Counter/Sources")
    let sources = try #require(ExampleSources(around: inside))
    #expect(sources.contains("Counter"))
    #expect(
      sources.files(of: "Counter")?.map(\.path)
        == ["Sources/Counter.swift", "Tests/CounterTests.swift"])
  }

  @Test("where there is no checkout, there are none")
  func absent() {
    let elsewhere = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID())")
    #expect(ExampleSources(around: elsewhere) == nil)
  }

  @Test("nothing but files below the examples is shown: no path, no link leads out")
  func traversal() throws {
    let checkout = try Checkout()
    try checkout.link("Examples/Counter/Sources/Link.swift", to: "Secrets/Key.swift")
    try checkout.link("Examples/Linked", to: "Secrets")
    let routes = SourceRoutes(try #require(ExampleSources(around: checkout.root)))
    for name in ["..", "../Secrets", "Linked", "%2e%2e", "Counter/../../Secrets", ".", ""] {
      #expect(routes.response(for: name).status == .notFound)
    }
    let sources = try #require(ExampleSources(around: checkout.root))
    #expect(sources.files(of: "Counter")?.count == 2)
  }

  @Test("files that were added after the start are not shown")
  func later() throws {
    let checkout = try Checkout()
    let sources = try #require(ExampleSources(around: checkout.root))
    try checkout.write("Examples/Late/Late.swift", "let late = true\n")
    #expect(!sources.contains("Late"))
  }

  @Test("an example's page may load its style sheet and nothing else")
  func headers() throws {
    let sources = ExampleSources(examples: ["A": [.init(path: "A.swift", text: "let a = 1\n")]])
    let response = SourceRoutes(sources).response(for: "A")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    #expect(response.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
  }

  @Test("the content of a file is shown as text, never as markup")
  func escaping() {
    let file = ExampleSources.File(path: "<b>.swift", text: "let a = \"</pre><script>\" // &\n")
    let html = SourcePage(example: "\"><script>", files: [file]).html
    #expect(!html.contains("<script"))
    #expect(!html.contains("<b>"))
    #expect(html.contains("&lt;/pre&gt;&lt;script&gt;"))
  }

  @Test(
    "comments, texts, keywords and types are marked, line by line",
    arguments: [
      ("let a = 1", "<span><i class=\"keyword\">let</i> a = 1</span>"),
      ("// let", "<span><i class=\"comment\">// let</i></span>"),
      ("\"let \\\" x\" y", "<span><i class=\"text\">&quot;let \\&quot; x&quot;</i> y</span>"),
      (
        "@State\nInt",
        "<span><i class=\"keyword\">@State</i></span>\n<span><i class=\"type\">Int</i></span>"
      ),
      (
        "\"\"\"\na \"b\"\n\"\"\"",
        """
        <span><i class="text">&quot;&quot;&quot;</i></span>
        <span><i class="text">a &quot;b&quot;</i></span>
        <span><i class="text">&quot;&quot;&quot;</i></span>
        """
      ),
      ("a / b\n", "<span>a / b</span>"),
      ("\"never closed \\", "<span><i class=\"text\">&quot;never closed \\</i></span>"),
    ])
  func markup(source: String, html: String) {
    #expect(SwiftMarkup(source).html == html)
  }
}
