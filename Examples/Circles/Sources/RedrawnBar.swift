import Foundation
import HeadwaterUI

/// The circles that a move redraws, as a part of all, in words and as a bar.
struct RedrawnBar: View {
  /// The mean of the moves; nil if there are none.
  let circles: Double?

  static let all = Stage.side * Stage.side

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      text.font(.subheadline).monospacedDigit()
      ZStack(alignment: .leading) {
        Capsule().fill(Color.secondary.opacity(0.2))
        Capsule().fill(Color.orange)
          .scaleEffect(x: share, anchor: .leading)
          .animation(.default, value: share)
          .opacity(circles == nil ? 0 : 1)
      }
      .frame(maxWidth: .infinity, minHeight: 8, maxHeight: 8)
      .accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// A few of all can still be seen.
  private var share: Double {
    guard let circles, circles > 0 else { return 0 }
    return min(max(circles / Double(Self.all), 0.02), 1)
  }

  private var text: Text {
    guard let circles else { return Text("Move the tile to see what is redrawn.") }
    return Text("\(Int(circles.rounded())) of \(Self.all) redrawn by a move")
  }
}
