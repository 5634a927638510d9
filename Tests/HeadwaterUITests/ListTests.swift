import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Headwater

private struct RowView: View {
  let store: Store<Row.State, Row.Action>

  var body: some View {
    Button("row \(store.id) count \(store.count)", action: store.call(.incremented))
  }
}

private struct RowsView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    List {
      ForEach(store.scope(each: \.rows, action: \.rows)) { row in RowView(store: row) }
    }
  }
}

/// Rows whose content reads the store without a view of its own.
private struct InlineRowsView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    ForEach(store.scope(each: \.rows, action: \.rows)) { row in Text("count \(row.count)") }
  }
}

@MainActor private final class Requests {
  var ids: [Int] = []
}

private struct BehindLink: View {
  let elements: ElementScopes<Int, Row.State, Row.Action>

  var body: some View {
    NavigationStack {
      NavigationLink("Rows") {
        ForEach(elements) { row in RowView(store: row) }
      }
    }
  }
}

@MainActor @Suite("Lists of a store")
struct ListTests {
  private let store = Store(
    initialState: Feature.State(rows: [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)]),
    reducer: Feature())

  @Test("a row works on its element, and no other row is evaluated")
  func element() throws {
    let ui = ViewHost(RowsView(store: store))

    try ui.find(button: "row 2 count 0").tap()

    #expect(ui.findAll(button: "row 2 count 1").count == 1)
    #expect(ui.bodyCount(of: RowView.self) == 1)
    #expect(ui.bodyCount(of: RowsView.self) == 0)
    #expect(store.rows[id: 2]?.count == 1)
  }

  @Test("rows come and go with their elements, and those that stay are not evaluated")
  func order() {
    let ui = ViewHost(RowsView(store: store))

    store.send(.added(Row.State(id: 4)))
    store.send(.removed(id: 1))

    #expect(ui.texts == ["row 2 count 0", "row 3 count 0", "row 4 count 0"])
    #expect(ui.bodyCount(of: RowView.self) == 1)
  }

  @Test("an action elsewhere evaluates nothing")
  func elsewhere() {
    let ui = ViewHost(RowsView(store: store))

    store.send(.nameChanged("x"))

    #expect(ui.bodyCount(of: RowsView.self) == 0)
    #expect(ui.bodyCount(of: RowView.self) == 0)
  }

  @Test("a row that reads its store in the list itself is kept up to date")
  func inline() {
    let ui = ViewHost(InlineRowsView(store: store))

    store.send(.rows(.element(id: 3, action: .incremented)))
    #expect(ui.texts == ["count 0", "count 0", "count 1"])
    store.send(.rows(.element(id: 3, action: .incremented)))

    #expect(ui.texts == ["count 0", "count 0", "count 2"])
  }

  @Test("no row's store is made before its row is shown")
  func lazy() throws {
    let requests = Requests()
    let store = store
    let elements = ElementScopes<Int, Row.State, Row.Action>(ids: [1, 2, 3]) { id in
      requests.ids.append(id)
      return store.scope(each: \.rows, id: id, action: \.rows)
    }
    let ui = ViewHost(BehindLink(elements: elements))
    #expect(ui.findAll(link: "Rows").count == 1)
    #expect(requests.ids.isEmpty)

    try ui.find(link: "Rows").tap()

    #expect(ui.findAll(button: "row 3 count 0").count == 1)
    #expect(requests.ids == [1, 2, 3])
  }

  @Test("the elements of a store know their ids, and give a store on request")
  func idsAlone() {
    let elements = store.scope(each: \.rows, action: \.rows)

    #expect(elements.ids == [1, 2, 3])
    #expect(elements.store(2)?.count == 0)
    #expect(elements.store(9) == nil)
  }
}
