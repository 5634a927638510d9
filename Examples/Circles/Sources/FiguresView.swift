import Foundation
import HeadwaterUI

/// The cost of the moves with one pair of stores, updated twice a second.
struct FiguresView: View {
  let title: String
  let meter: Meter
  let clock: any Clock<Duration>

  static let interval = Duration.milliseconds(500)

  @State private var figures = Figures()

  var body: some View {
    GroupBox {
      RedrawnBar(circles: figures.circleBodiesPerMove)
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 88), spacing: 8, alignment: .topLeading)],
        spacing: 12
      ) {
        FigureView(
          value: Text(figures.circleBodies, format: .number.sign(strategy: .always())),
          name: "circles redrawn in all")
        FigureView(
          value: Self.number(figures.tileBodiesPerMove, digits: 1), name: "redrawn tiles a move")
        FigureView(
          value: Self.number(figures.operationsPerMove, digits: 1),
          name: "changes of the page a move")
        FigureView(value: Self.number(figures.microsecondsPerMove), name: "µs a move")
        FigureView(value: Self.number(figures.bytesPerMove), name: "bytes a move")
      }
    } label: {
      HStack {
        Text(title)
        Spacer()
        Self.moves(figures.moves).font(.subheadline).monospacedDigit()
          .foregroundStyle(.secondary)
      }
    }
    .task {
      while (try? await clock.sleep(for: Self.interval)) != nil {
        guard meter.tileRests(), meter.figures != figures else { continue }
        figures = meter.figures
      }
    }
  }

  static func moves(_ count: Int) -> Text {
    count == 1 ? Text("1 move") : Text("\(count) moves")
  }

  /// Returns the text of a figure, as the person writes numbers.
  static func number(_ number: Double?, digits: Int = 0) -> Text {
    guard let number else { return Text("–") }
    return Text(number, format: .number.precision(.fractionLength(0...digits)))
  }
}

struct FigureView: View {
  let value: Text
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      value.font(.title2).bold().monospacedDigit()
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}
