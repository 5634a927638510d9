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

  @Test("it is what stands between the braces")
  func shown() throws {
    let snippet = try #require(
      GallerySnippet(from: source, line: 12, title: "One of two", in: "Form"))
    #expect(
      snippet.shown == """
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

  @Test("there is none where no part begins")
  func none() {
    #expect(GallerySnippet(from: source, line: 99, title: "", in: nil) == nil)
    #expect(GallerySnippet(from: source, line: 37, title: "", in: nil) == nil)
  }
}
