import HeadwaterUI
import SourcePages

/// Swift source in colours, with a button that copies it.
struct CodeCard: View {
  let code: String
  /// What is copied; nil for the code.
  var copied: String?
  /// What the code is of, for screen readers.
  let subject: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Swift").font(.footnote).foregroundStyle(.secondary)
        Spacer()
        CopyButton(text: copied ?? code, subject: subject)
      }
      CodeText(code: code)
    }
    .padding(.horizontal, 16)
    .padding(.top, 4)
    .padding(.bottom, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// Swift source in colours.
struct CodeText: View {
  let code: String

  var body: some View {
    ScrollView(.horizontal) {
      text.font(.system(.footnote, design: .monospaced)).lineSpacing(4).fixedSize()
    }
  }

  private var text: Text {
    pieces.map { piece in
      let part = Text(verbatim: piece.text)
      return piece.kind.map { part.foregroundColor($0.color) } ?? part
    }
    .reduce(Text?.none) { text, part in text.map { $0 + part } ?? part } ?? Text(verbatim: "")
  }

  /// The pieces of the source. A space has no colour, and goes with the piece before it: each piece is an element.
  private var pieces: [SwiftMarkup.Piece] {
    SwiftMarkup(code).pieces.reduce(into: []) { pieces, piece in
      if piece.text.allSatisfy({ $0 == " " }), !pieces.isEmpty {
        pieces[pieces.count - 1].text += piece.text
      } else {
        pieces.append(piece)
      }
    }
  }
}

extension SwiftMarkup.Kind {
  fileprivate var color: Color {
    switch self {
    case .comment: .secondary
    case .text: .red
    case .keyword: .pink
    case .type: .indigo
    }
  }
}

/// A button that copies a text, and says so for a moment.
struct CopyButton: View {
  let text: String
  /// What the text is of, for screen readers.
  let subject: String

  @State private var isCopied = false

  var body: some View {
    Button(isCopied ? "Copied" : "Copy") { isCopied = true }
      .buttonStyle(.borderless)
      .accessibilityLabel(isCopied ? "Copied: \(subject)" : "Copy \(subject)")
      .copies(text)
      .task(id: isCopied) {
        guard isCopied, (try? await Task.sleep(for: .seconds(2))) != nil else { return }
        isCopied = false
      }
  }
}
