import HeadwaterUI

extension Field {
  /// The rows of circles. A lazy grid would show only those around the visible ones; here, all are.
  struct Rows<Circles: View>: View {
    /// Makes the circles at some positions of the field.
    @ViewBuilder let circles: (Range<Int>) -> Circles

    var body: some View {
      VStack(spacing: Stage.gap) {
        ForEach(0..<Stage.side, id: \.self) { row in
          HStack(spacing: Stage.gap) { circles(row * Stage.side..<(row + 1) * Stage.side) }
        }
      }
    }
  }
}
