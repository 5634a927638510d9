import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Row: Identifiable {
  let id: Int
  var text: String

  init(_ id: Int) {
    self.id = id
    text = "row \(id)"
  }
}

@Observable @MainActor private final class Model {
  var rows: [Row] = []
}

private struct Rows: View {
  let model: Model

  var body: some View {
    ForEach(model.rows) { RowView(row: $0) }
  }
}

private struct RowView: View {
  let row: Row

  var body: some View { Text(row.text) }
}

@MainActor @Suite("How tracking ends") struct CancellationTests {
  @Test("a tracker's cancellation belongs to it alone, and is used again when it is free")
  func pool() {
    var pool = CancellationPool()
    let taken = (0..<20).map { _ in pool.take() }
    #expect(Set(taken).count == 20)

    pool.takeBack(taken[3])
    #expect(pool.take() == taken[3])
  }

  @Test(
    "a view that replaces another is notified of its own reads only")
  func successor() {
    let model = Model()
    let former = Row(1)
    let later = Row(2)
    model.rows = [former]
    let ui = ViewHost(Rows(model: model))
    model.rows = []
    #expect(ui.texts.isEmpty)
    model.rows = [later]
    #expect(ui.texts == ["row 2"])
    let bodies = ui.bodyCount(of: RowView.self)

    former.text = "gone"
    #expect(ui.texts == ["row 2"])
    #expect(ui.bodyCount(of: RowView.self) == bodies)
    later.text = "changed"
    #expect(ui.texts == ["changed"])
    #expect(ui.bodyCount(of: RowView.self) == bodies + 1)
  }
}
