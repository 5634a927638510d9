import Foundation
import Headwater
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Circles

/// The performance test itself, with one store and with two.
@MainActor
@Suite("Circles, the page")
struct CirclesViewTests {
  let clock = TestClock()
  let runtime = ManualRuntime()

  /// The page, with the counts of its host.
  private struct Page: View {
    let form: CirclesForm
    let clock: any Clock<Duration>
    let runtime: EffectRuntime
    @Environment(\.viewStatistics) private var statistics

    var body: some View {
      CirclesView(form: form, clock: clock, runtime: runtime) {
        var reading = CirclesReading()
        reading.circleBodies = statistics?.bodies(of: CircleView.self) ?? 0
        reading.operations = statistics?.totals.operations ?? 0
        return reading
      }
    }
  }

  private func host(form: CirclesForm) -> ViewHost {
    ViewHost(Page(form: form, clock: clock, runtime: runtime.effects))
  }

  @Test(
    "two hundred drag events evaluate no circle and send at most one operation each",
    arguments: [CirclesForm.oneStore, .twoStores])
  func drag(form: CirclesForm) throws {
    let ui = host(form: form)
    let tile = try ui.find(identifier: "tile")
    let start = CGPoint(x: 144, y: 144)
    let circles = ui.bodyCount(of: CircleView.self)
    let field = ui.bodyCount(of: FieldView.self)
    let tiles = ui.bodyCount(of: TileView.self)
    for event in 1...200 {
      let before = ui.statistics.totals.operations
      let place = Stage.placeOnLap(Double(event) / 200)
      try tile.drag(from: start, to: place)
      #expect(ui.statistics.totals.operations - before <= 1)
    }
    #expect(ui.bodyCount(of: CircleView.self) - circles == 0)
    #expect(ui.bodyCount(of: FieldView.self) - field == 0)
    #expect(ui.bodyCount(of: TileView.self) - tiles == 200)
  }

  @Test("in the naive form, each move evaluates every circle, and sends no more")
  func naive() throws {
    let ui = host(form: .naive)
    let circles = ui.bodyCount(of: NaiveCircleView.self)
    let operations = ui.statistics.totals.operations
    try ui.find(button: "Move left").tap()
    #expect(ui.bodyCount(of: NaiveCircleView.self) - circles == RedrawnBar.all)
    #expect(ui.statistics.totals.operations - operations == 1)
  }

  @Test(
    "the bar tells how many circles a move redraws",
    arguments: [
      (nil, "Move the tile to see what is redrawn."), (0, "0 of 1,024 redrawn by a move"),
      (1_024, "1,024 of 1,024 redrawn by a move"),
    ] as [(Double?, String)])
  func redrawn(circles: Double?, text: String) {
    #expect(ViewHost(RedrawnBar(circles: circles)).texts == [text])
  }

  @Test("a keyboard moves the tile, too", arguments: [CirclesForm.oneStore, .twoStores])
  func keyboard(form: CirclesForm) throws {
    let ui = host(form: form)
    let former = ui.html
    let operations = ui.statistics.totals.operations
    try ui.find(button: "Move left").tap()
    #expect(ui.statistics.totals.operations - operations == 1)
    try ui.find(button: "Move right").tap()
    #expect(ui.html == former)
  }

  @Test(
    "turning the colors evaluates the circles only", arguments: [CirclesForm.oneStore, .twoStores])
  func colors(form: CirclesForm) throws {
    let ui = host(form: form)
    let circles = ui.bodyCount(of: CircleView.self)
    let tiles = ui.bodyCount(of: TileView.self)
    try ui.find(button: "Turn the colors").tap()
    #expect(ui.bodyCount(of: CircleView.self) - circles == 1_024)
    #expect(ui.bodyCount(of: TileView.self) == tiles)
  }

  @Test("a lap is a toggle")
  func lap() throws {
    let ui = host(form: .oneStore)
    try ui.find(button: "Go a lap").tap()
    try ui.find(button: "Stop").tap()
    _ = try ui.find(button: "Go a lap")
  }

  @Test(
    "the figures are written as the person writes numbers",
    arguments: [("en_US", "1,234.5"), ("de_DE", "1.234,5")])
  func figures(locale: String, text: String) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let ui = ViewHost(FiguresView.number(1_234.5, digits: 1), environment: environment)
    #expect(ui.texts == [text])
    #expect(ViewHost(FiguresView.number(nil)).texts == ["–"])
  }

  @Test("one push by an arrow is one move", arguments: CirclesForm.allCases)
  func push(form: CirclesForm) async throws {
    let ui = host(form: form)
    await ui.settle()
    for text in ["1 move", "2 moves", "3 moves"] {
      try ui.find(button: "Move left").tap()
      ui.update()
      clock.advance(by: FiguresView.interval)
      await ui.settle()
      _ = try ui.find(text: text)
    }
  }

  @Test("one move is not called moves", arguments: [(0, "0 moves"), (1, "1 move"), (2, "2 moves")])
  func moves(count: Int, text: String) {
    #expect(ViewHost(FiguresView.moves(count)).texts == [text])
  }

  @Test("each form keeps its own place")
  func forms() throws {
    let ui = host(form: .oneStore)
    let former = ui.html
    try ui.find(button: "Move left").tap()
    try ui.find(picker: "Form").select("Two stores")
    try ui.find(picker: "Form").select("One store")
    #expect(ui.html != former)
  }
}
