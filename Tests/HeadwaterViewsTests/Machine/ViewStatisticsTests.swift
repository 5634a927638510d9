import HeadwaterPortableViews
import HeadwaterUITesting
import Testing

@MainActor
@Suite("Counts of updates")
struct ViewStatisticsTests {
  @MainActor @Observable final class Model {
    var count = 0
    var seen: ViewStatistics.Totals?
  }

  private struct Counting: View {
    let model: Model
    @Environment(\.viewStatistics) private var statistics

    var body: some View {
      Button("Count \(model.count)") { model.count += 1 }
      Button("Look") { model.seen = statistics?.totals }
    }
  }

  @Test("bodies are counted by their type, operations and updates for all")
  func counting() throws {
    let model = Model()
    let ui = ViewHost(Counting(model: model))
    let before = ui.statistics.totals
    let bodies = ui.statistics.bodies(of: Counting.self)
    try ui.find(button: "Count 0").tap()
    try ui.find(button: "Count 1").tap()
    let after = ui.statistics.totals
    #expect(after.operations - before.operations == 2)
    #expect(after.updates - before.updates == 2)
    #expect(after.time > before.time)
    #expect(ui.statistics.bodies(of: Counting.self) - bodies == 2)
    #expect(ui.statistics.bodies(of: Int.self) == 0)
  }

  @Test("a view finds them in its environment, and looking changes nothing")
  func environment() throws {
    let model = Model()
    let ui = ViewHost(Counting(model: model))
    try ui.find(button: "Count 0").tap()
    let before = ui.statistics.totals.operations
    try ui.find(button: "Look").tap()
    #expect(model.seen?.operations == before)
    #expect(ui.statistics.totals.operations == before)
  }

  @Test("counting begins with the first read")
  func lazily() {
    let model = Model()
    let graph = ViewGraph(root: Counting(model: model))
    graph.start()
    _ = graph.flush()
    model.count += 1
    _ = graph.flush()
    #expect(graph.statistics.totals.operations == 0)
    model.count += 1
    _ = graph.flush()
    #expect(graph.statistics.totals.operations == 1)
    #expect(graph.statistics.bodies(of: Counting.self) == 1)
  }

  @Test("a view outside of a host has none")
  func nowhere() {
    #expect(EnvironmentValues().viewStatistics == nil)
  }
}
