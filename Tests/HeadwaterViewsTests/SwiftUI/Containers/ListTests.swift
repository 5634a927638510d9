import HeadwaterUITesting
import HeadwaterViews
import TestSupport
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "row \(id)"
  }
}

@Observable @MainActor private final class Model {
  var items: [Item] = []
}

private struct Row: View {
  let item: Item

  var body: some View { Text(item.title) }
}

private struct Rows: View {
  let model: Model

  var body: some View {
    List(model.items) { Row(item: $0) }
  }
}

@Observable @MainActor private final class RowModel: Identifiable {
  let id: Int
  var isDone = false

  init(_ id: Int) { self.id = id }
}

private struct ModelRow: View {
  let row: RowModel

  var body: some View { Text(row.isDone ? "done" : "open") }
}

private struct ModelRows: View {
  let rows: [RowModel]

  var body: some View { List(rows) { ModelRow(row: $0) } }
}

@MainActor @Suite struct ListTests {
  private func host(_ count: Int) -> (Model, ViewHost) {
    let model = Model()
    model.items = (0..<count).map(Item.init)
    return (model, ViewHost(Rows(model: model)))
  }

  @Test("an insertion in front of 1 000 rows is one operation and evaluates one row")
  func insertInFront() {
    let (model, ui) = host(1_000)

    model.items.insert(Item(-1), at: 0)

    #expect(ui.operations.count == 1)
    #expect(ui.bodyCount(of: Row.self) == 1)
    #expect(ui.texts.first == "row -1")
  }

  @Test("removing one of 1 000 rows is one operation")
  func removeOne() {
    let (model, ui) = host(1_000)

    model.items.remove(at: 500)

    #expect(ui.operations.count == 1)
    #expect(ui.bodyCount(of: Row.self) == 0)
  }

  @Test("moving the last row to the front is one operation")
  func moveToFront() {
    let (model, ui) = host(100)

    model.items.insert(model.items.removeLast(), at: 0)

    #expect(ui.operations.count == 1)
    #expect(ui.texts.prefix(2) == ["row 99", "row 0"])
    guard case .move = ui.operations.first else {
      Issue.record("not a move: \(ui.operations)")
      return
    }
  }

  @Test("a changed row is one operation, as small beside 10 rows as beside 1 000")
  func changeOne() {
    for count in [10, 1_000] {
      let rows = (0..<count).map(RowModel.init)
      let ui = ViewHost(ModelRows(rows: rows))

      rows[5].isDone = true

      #expect(ui.operations.count == 1)
      #expect(ui.bodyCount(of: ModelRow.self) == 1)
      #expect(ui.bodyCount(of: ModelRows.self) == 0)
    }
  }

  @Test("elements with the same id are all shown, and are an issue that names the view, not the id")
  func duplicates() {
    let (model, ui) = host(3)

    model.items = [Item(1), Item(1), Item(2)]

    #expect(ui.texts == ["row 1", "row 1", "row 2"])
    #expect(
      ui.issues == [
        "2 elements of ForEach<Row> in Rows have the same id, a value of Int. Each is shown, "
          + "but it is undefined which of them keeps its state when the list changes. Give each "
          + "element a unique id."
      ])
  }

  @Test("any sequence of changes leaves a copy of the document equal to the original")
  func randomChanges() {
    var random = SeededGenerator(seed: 42)
    let (model, ui) = host(8)
    var replica = Replica(html: ui.html)
    var next = 100
    for _ in 0..<300 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          next += 1
          let index = Int.random(in: 0...model.items.count, using: &random)
          model.items.insert(Item(next), at: index)
        case 2 where !model.items.isEmpty:
          model.items.remove(at: .random(in: model.items.indices, using: &random))
        case 3 where !model.items.isEmpty:
          model.items[.random(in: model.items.indices, using: &random)].title += "!"
        default:
          model.items.shuffle(using: &random)
        }
      }
      replica.apply(ui.operations)
      #expect(replica == Replica(html: ui.html))
      #expect(ui.texts == model.items.map(\.title))
    }
  }
}
