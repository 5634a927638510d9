import Foundation
import HeadwaterUI

/// An example on the front page: the way to it, and to its source where that is here.
struct ExampleRow<Screen: View>: View {
  let title: String
  let sentence: String
  let source: URL?
  @ViewBuilder let screen: () -> Screen

  var body: some View {
    HStack(spacing: 12) {
      NavigationLink {
        screen()
      } label: {
        VStack(alignment: .leading, spacing: 4) {
          Text(title).font(.headline)
          Text(sentence).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Spacer()
      if let source {
        Link("Source", destination: source).font(.subheadline).fixedSize()
      }
    }
  }
}
