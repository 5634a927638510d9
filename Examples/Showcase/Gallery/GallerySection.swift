import HeadwaterUI
import SourcePages

/// The parts of a page of the gallery, as wide as the window allows.
struct GalleryParts<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) { content }.frame(maxWidth: 1184)
    }
  }
}

/// Some controls beside the code that makes them.
///
/// The code is that between the braces, as it is in the file, below the state that it uses. What is copied is a view
/// around it that compiles.
struct GallerySection<Content: View>: View {
  /// What is around the controls.
  enum Container {
    case form, list, card
    /// Nothing: the views have a look of their own.
    case bare
    /// Nothing, and the code is above: the views are longer than a window.
    case page

    /// The view around the controls; nil for none.
    var view: String? {
      switch self {
      case .form: "Form"
      case .list: "List"
      case .card: "VStack(alignment: .leading, spacing: 12)"
      case .bare, .page: nil
      }
    }
  }

  let title: String
  let container: Container
  let footer: String
  let content: Content
  private let place: (file: String, line: Int)

  @Environment(\.sources) private var sources

  init(
    _ title: String, in container: Container = .form, footer: String = "", file: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.container = container
    self.footer = footer
    self.content = content()
    place = (file, line)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !title.isEmpty { Text(title).font(.headline).accessibilityAddTraits(.isHeader) }
      if container == .page {
        code
        content
      } else {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 460), spacing: 24, alignment: .topLeading)],
          spacing: 12
        ) {
          controls
          code
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var code: some View {
    if let snippet = sources?.snippet(title, in: container.view, at: place.line, in: place.file) {
      CodeCard(code: snippet.shown, copied: snippet.file, subject: "the code of \(title)")
    }
  }

  @ViewBuilder private var controls: some View {
    switch container {
    case .form: Form { section }
    case .list: List { section }
    case .card:
      VStack(alignment: .leading, spacing: 12) { content }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
    case .bare, .page: content
    }
  }

  @ViewBuilder private var section: some View {
    if footer.isEmpty {
      Section { content }
    } else {
      Section {
        content
      } footer: {
        Text(footer)
      }
    }
  }
}
