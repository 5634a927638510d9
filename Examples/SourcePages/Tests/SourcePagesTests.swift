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
      ("let a = 1", "keyword:let| a = 1"), ("// let", "comment:// let"),
      ("\"let \\\" x\" y", "text:\"let \\\" x\"| y"),
      ("@State\nInt", "keyword:@State|\n|type:Int"),
      ("\"\"\"\na \"b\"\n\"\"\"", "text:\"\"\"\na \"b\"\n\"\"\""), ("a / b\n", "a / b\n"),
      ("\"never closed \\", "text:\"never closed \\"),
    ])
  func markup(source: String, pieces: String) {
    let found = SwiftMarkup(source).pieces
    let texts = found.map { piece in (piece.kind.map { "\($0):" } ?? "") + piece.text }
    #expect(texts.joined(separator: "|") == pieces)
    #expect(found.map(\.text).joined() == source)
  }

  @Test("each line has a link, and a piece of several lines is marked on each of them")
  func lines() {
    #expect(
      SwiftMarkup("let a = 1 // <\n\"\"\"\nb\n\"\"\"\n").html == """
        <span id="L1"><a href="#L1" tabindex="-1">1</a><i class="keyword">let</i> a = 1 \
        <i class="comment">// &lt;</i></span>
        <span id="L2"><a href="#L2" tabindex="-1">2</a><i class="text">&quot;&quot;&quot;</i></span>
        <span id="L3"><a href="#L3" tabindex="-1">3</a><i class="text">b</i></span>
        <span id="L4"><a href="#L4" tabindex="-1">4</a><i class="text">&quot;&quot;&quot;</i></span>
        """)
  }

  @Test("an example begins with its key file, and each file has a page with links to the others")
  func pages() throws {
    let checkout = try Checkout()
    try checkout.write("Examples/Counter/Sources/Key.swift", "let key = 1\n")
    let sources = ExampleSources(
      below: checkout.root.appending(path: "Examples"), keyFiles: ["Counter": "Sources/Key.swift"])
    let files = try #require(sources.files(of: "Counter"))
    #expect(
      files.map(\.path)
        == ["Sources/Key.swift", "Sources/Counter.swift", "Tests/CounterTests.swift"])
    let first = SourcePage(example: "Counter", files: files).html
    #expect(first.contains("href=\"Counter/Sources/Key.swift\" aria-current=\"page\""))
    let inner = SourcePage(example: "Counter", files: files, shown: 1, isFirst: false).html
    #expect(inner.contains("href=\"../../Counter/Sources/Key.swift\""))
    #expect(inner.contains("href=\"../../style.css\""))
    let routes = SourceRoutes(sources)
    #expect(routes.response(for: "Counter", file: "Tests/CounterTests.swift").status == .ok)
    #expect(
      routes.response(for: "Counter", file: "../Counter/Sources/Key.swift").status == .notFound)
    #expect(sources.text(of: "Sources/Key.swift", in: "Counter") == "let key = 1\n")
  }

  @Test("every key file exists")
  func keyFiles() throws {
    let sources = try #require(ExampleSources(around: URL(filePath: #filePath)))
    for (example, file) in ExampleSources.keyFiles {
      #expect(sources.files(of: example)?.first?.path == file, "\(example)")
    }
  }
}
