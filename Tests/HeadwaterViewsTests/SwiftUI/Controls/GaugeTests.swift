import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Gauges: View {
  let level: Double

  var body: some View {
    Gauge(value: level, in: 10...20) {
      Text("Fuel")
    } currentValueLabel: {
      Text("\(Int(level)) l")
    } minimumValueLabel: {
      Text("E")
    } maximumValueLabel: {
      Text("F")
    }
    .gaugeStyle(.accessoryLinear)
  }
}

@MainActor
@Suite struct GaugeTests {
  @Test(
    "a gauge shows the part of its bounds that is reached",
    arguments: [(15.0, "0.5"), (5, "0"), (30, "1"), (.nan, "0")])
  func value(level: Double, shown: String) {
    let ui = ViewHost(Gauge(value: level, in: 10...20) { Text("Fuel") })
    #expect(ui.html.contains("value=\"\(shown)\""))
    #expect(ui.outline.contains("\"Fuel\""))
  }

  @Test("its labels say what it is, how much, and between what")
  func labels() {
    let texts = ViewHost(Gauges(level: 12)).texts
    #expect(texts.contains("E"))
    #expect(texts.contains("F"))
  }
}
