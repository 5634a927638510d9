import Foundation
import SourcePages
import Testing

@testable import Showcase

@Suite("The code of the gallery")
struct GallerySnippetTests {
  private let source = """
    import HeadwaterUI

    struct Page: View {
      @State private var query = ""
      @State private var isOn = false
      @State private var size = Size.small
      private let words = [
        "a",
      ]

      var body: some View {
        Part("One of two") {
          Text(words[0])
          if isOn {
            Card(text: item.query)
          }
        }
        Part("Two", in: .bare, file: "") {
          Picker("", selection: $size) { Text(size.rawValue) }
        }
      }
    }

    private enum Size: String { case small }

    private struct Card: View {
      let text: String

      var body: some View { Text(text) }
    }

    """

  @Test("it is what stands between the braces, below the state that it uses")
  func shown() throws {
    let snippet = try #require(
      GallerySnippet(from: source, line: 12, title: "One of two", in: "Form"))
    #expect(
      snippet.shown == """
        @State private var isOn = false
        private let words = [
          "a",
        ]

        Text(words[0])
        if isOn {
          Card(text: item.query)
        }
        """)
  }

  @Test("what is copied is a view with the state and the types that the code uses, and no others")
  func file() throws {
    let snippet = try #require(
      GallerySnippet(from: source, line: 12, title: "One of two", in: "Form"))
    #expect(
      snippet.file == """
        import HeadwaterUI

        struct OneOfTwoExample: View {
          @State private var isOn = false
          private let words = [
            "a",
          ]

          var body: some View {
            Form {
              Text(words[0])
              if isOn {
                Card(text: item.query)
              }
            }
          }
        }

        private struct Card: View {
          let text: String

          var body: some View { Text(text) }
        }

        """)
  }

  @Test("a state brings its type along")
  func types() throws {
    let snippet = try #require(GallerySnippet(from: source, line: 18, title: "Two", in: nil))
    #expect(snippet.file.contains("private enum Size: String { case small }"))
    #expect(snippet.file.contains("  @State private var size = Size.small\n\n  var body"))
    #expect(!snippet.file.contains("isOn"))
  }

  @Test("without state, it is what stands between the braces alone")
  func noState() throws {
    let source = "Part(\"\") {\n  Text(\"a\")\n}\n"
    let snippet = try #require(GallerySnippet(from: source, line: 1, title: "", in: nil))
    #expect(snippet.shown == "Text(\"a\")")
  }

  @Test("the code of storage says where each value is kept")
  func storage() throws {
    let sources = try #require(ExampleSources(around: URL(filePath: #filePath)))
    let text = try #require(sources.text(of: GalleryPage.storage.file, in: "Showcase"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (title, kept) in [("With the browser", "@AppStorage"), ("With this tab", "@SceneStorage")] {
      let line = try #require(lines.firstIndex { $0.contains(title) })
      let snippet = try #require(
        GallerySnippet(from: text, line: line, title: title, in: nil))
      #expect(snippet.shown.hasPrefix("\(kept)(\"gallery."))
    }
  }

  @Test("there is none where no part begins")
  func none() {
    #expect(GallerySnippet(from: source, line: 99, title: "", in: nil) == nil)
    #expect(GallerySnippet(from: source, line: 37, title: "", in: nil) == nil)
  }
}
