import Foundation
import HeadwaterUI
import SourcePages

/// What Headwater is: a sentence, a command, and a feature beside its twenty lines.
struct Hero: View {
  @Environment(\.sources) private var sources

  static let command = "make new NAME=Guestbook"

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(
        "Write an app once in Swift, with SwiftUI’s API and state that flows one way. It runs live in this page, served from Linux, headless in its tests, and with SwiftUI on Apple platforms."
      )
      .font(.title3)
      .frame(maxWidth: 720, alignment: .leading)
      HStack(spacing: 12) {
        Text(verbatim: Self.command).font(.system(.subheadline, design: .monospaced))
        CopyButton(text: Self.command, subject: "the command")
      }
      .padding(.leading, 16)
      .padding(.trailing, 4)
      .padding(.vertical, 4)
      .background(.background, in: RoundedRectangle(cornerRadius: 12))
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 400), spacing: 24)], spacing: 24) {
        VStack(spacing: 16) {
          Spacer()
          TallyView().buttonStyle(.borderedProminent)
          Text(
            "These lines, live: a tap is an action on the server, and one number comes back."
          )
          .font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
          .frame(maxWidth: 280)
          Spacer()
        }
        .padding(32)
        // As high as the code beside it, but with large texts the counter stays in view.
        .frame(maxWidth: .infinity, maxHeight: 560)
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
        if let code { CodeCard(code: code, subject: "the twenty lines") }
      }
    }
  }

  /// The counter's own file, without its import.
  private var code: String? {
    sources?.text(of: "Front/Tally.swift", in: "Showcase").map { text in
      String(text.drop { $0 != "\n" }).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
