import Foundation
import HeadwaterUI

/// An example on the front page, with a link to its source if the source exists.
struct ExampleRow: View {
  let example: Example
  let title: String
  let sentence: String
  let source: URL?

  var body: some View {
    HStack(spacing: 12) {
      NavigationLink(value: example) {
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
