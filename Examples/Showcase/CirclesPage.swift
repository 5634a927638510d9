import Circles
import HeadwaterUI

/// The circles, with the figures of their own session.
struct CirclesPage: View {
  @Environment(\.viewStatistics) private var statistics

  var body: some View {
    CirclesView {
      var reading = CirclesReading()
      guard let statistics else { return reading }
      let totals = statistics.totals
      reading.circleBodies =
        statistics.bodies(of: CircleView.self) + statistics.bodies(of: FieldView.self)
        + statistics.bodies(of: NaiveCircleView.self)
      reading.tileBodies = statistics.bodies(of: TileView.self)
      reading.operations = totals.operations
      reading.bytes = totals.bytes
      reading.time = totals.time
      return reading
    }
  }
}
