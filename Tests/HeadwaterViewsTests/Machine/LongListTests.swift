import HeadwaterUITesting
import TestSupport
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Model {
  var rows: [Int]
  var title = 0
  var shown: [Int] = []
  var gone: [Int] = []
  var loads = 0

  init(_ count: Int) { rows = Array(0..<count) }
}

@Observable @MainActor private final class RowModel: Identifiable {
  let id: Int
  var count = 0

  init(_ id: Int) { self.id = id }
}

@Observable @MainActor private final class Edited {
  var rows = Array(0..<1_000)
  var selection: Int?
}

private struct EditedRows: View {
  let model: Edited

  var body: some View {
    List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
      ForEach(model.rows, id: \.self) { Text(verbatim: "row \($0)") }
        .onDelete { model.rows.remove(atOffsets: $0) }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, .constant(.active))
  }
}

private struct Row: View {
  let id: Int
  @State private var taps = 0

  var body: some View {
    Button {
      taps += 1
    } label: {
      Text(verbatim: "row \(id): \(taps)")
    }
  }
}

private struct Rows: View {
  let model: Model

  var body: some View {
    Text("title \(model.title)")
    List(model.rows, id: \.self) { Row(id: $0) }
  }
}

private struct AppearingRows: View {
  let model: Model

  var body: some View {
    List(model.rows, id: \.self) { id in
      Text(verbatim: "row \(id)")
        .onAppear {
          model.shown.append(id)
          if id == model.rows.last, model.loads < 3 {
            model.loads += 1
            model.rows += model.rows.count..<model.rows.count + 100
          }
        }
        .onDisappear { model.gone.append(id) }
    }
  }
}

private struct ModelRows: View {
  let rows: [RowModel]

  var body: some View {
    List(rows) { row in Text(verbatim: "row \(row.id): \(row.count)") }
  }
}

extension Element {
  fileprivate var buttons: [Element] {
    handlesEvents ? [self] : children.flatMap(\.buttons)
  }
}

@MainActor @Suite("Lists of which a part is in the document") struct LongListTests {
  private func host(_ count: Int) -> (Model, ViewHost) {
    let model = Model(count)
    return (model, ViewHost(Rows(model: model), longestWholeList: 100))
  }

  private func rows(_ ui: ViewHost) -> [Int] {
    ui.texts.compactMap { Int($0.prefix { $0 != ":" }.dropFirst(4)) }
  }

  @Test("a list of 100 rows is whole, and one of 101 is a window and the counts of the rest")
  func threshold() {
    #expect(!host(100).1.html.contains("data-gap"))
    let (_, ui) = host(101)
    #expect(rows(ui) == Array(0..<60))
    #expect(ui.html.contains(" data-gap=\"41\"></li></ul>"))
  }

  @Test("all rows of 2 000 are on the screen of a host by default")
  func wholeInHost() {
    #expect(rows(ViewHost(Rows(model: Model(2_000)))).count == 2_000)
    #expect(rows(ViewHost(Rows(model: Model(2_001)))).count == 60)
  }

  @Test("only the bodies of rows in the document are evaluated, and at most 200 rows are there")
  func bodies() throws {
    let (_, ui) = host(100_000)
    #expect(rows(ui).count == 60)
    try ui.scroll(toRow: 50_000)
    #expect(rows(ui) == Array(49_970..<50_060))
    #expect(ui.bodyCount(of: Row.self) == 90)
    try ui.scroll(toRow: 99_999)
    #expect(rows(ui).last == 99_999)
    #expect(rows(ui).count <= 200)
  }

  @Test("a client that looks at impossible rows sees possible ones")
  func impossible() throws {
    let graph = ViewGraph(root: Rows(model: Model(500)), environment: environment)
    graph.start()
    let list = try #require(graph.longLists.first)
    for value in ["-5 900000 1", "400 2147483647 0", "499 499 -3", "0 0 2000000000 7", "9 9 1 -1"] {
      #expect(graph.handle(look(list, value)) == .handled)
      _ = graph.flush()
      #expect(graph.longLists[0].rows.count <= 200)
      #expect(!graph.longLists[0].rows.isEmpty)
    }
    for value in ["", "1", "2 1 1", "a b c", "1 2 3 4 5", "1 99999999999999 1"] {
      #expect(
        graph.handle(look(list, value))
          == .dropped(reason: "the rows in view are not written as Protocol.md describes"))
    }
    #expect(
      graph.handle(Event(element: 0, kind: .rows, value: "0 1 1"))
        == .dropped(reason: "no long list begins with the element 0"))
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.longestWholeList = 100
    return values
  }

  private func look(_ list: LongList, _ value: String) -> Event {
    Event(element: list.element, kind: .rows, value: value)
  }

  // MARK: Changes

  @Test("a change of a row is one operation, and of a row that is not in the document none")
  func changes() {
    let rows = (0..<10_000).map(RowModel.init)
    let ui = ViewHost(ModelRows(rows: rows), longestWholeList: 100)
    rows[5].count += 1
    #expect(ui.operations.count == 1)
    let before = ui.statistics.totals.operations
    rows[9_000].count += 1
    #expect(ui.statistics.totals.operations == before)
    #expect(ui.texts.contains("row 5: 1"))
  }

  @Test("an update elsewhere evaluates no row and sends nothing of the list")
  func elsewhere() {
    let (model, ui) = host(10_000)
    model.title += 1
    #expect(ui.operations.count == 1)
    #expect(ui.bodyCount(of: Row.self) == 0)
  }

  @Test("rows that are inserted or removed outside of the document change one count")
  func outside() throws {
    let (model, ui) = host(10_000)
    try ui.scroll(toRow: 5_000)
    let before = rows(ui)
    _ = ui.operations
    model.rows.insert(-1, at: 0)
    #expect(ui.operations.count == 1)
    #expect(rows(ui) == before)
    model.rows.removeLast(10)
    #expect(ui.operations.count == 1)
    #expect(rows(ui) == before)
    model.rows.remove(at: 5_005)
    #expect(rows(ui) == before.filter { $0 != 5_004 } + [5_060])
  }

  @Test("a row that is inserted before the first one is in the document of a list at its start")
  func atStart() {
    let (model, ui) = host(10_000)
    model.rows.insert(-1, at: 0)
    #expect(rows(ui) == Array(-1..<60))
    #expect(ui.operations.count == 1)
  }

  @Test("a list that becomes short is whole, and one that grows keeps the rows that are there")
  func lengths() throws {
    let (model, ui) = host(10_000)
    try ui.scroll(toRow: 5_000)
    model.rows = Array(4_990..<5_010)
    #expect(rows(ui) == Array(4_990..<5_010))
    #expect(!ui.html.contains("data-gap"))
    model.rows = Array(0..<10_000)
    #expect(rows(ui).count >= 60)
    model.rows = []
    #expect(rows(ui) == [])
    #expect(ui.issues == [])
  }

  @Test(
    "any sequence of changes, looks and taps leaves a copy of the document equal to the original")
  func randomChanges() {
    var random = SeededGenerator(seed: 7)
    let model = Model(300)
    let graph = ViewGraph(root: Rows(model: model), environment: environment)
    graph.start()
    _ = graph.flush()
    var replica = Replica(html: graph.html)
    var next = 1_000
    var taps = 0
    for _ in 0..<400 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        let count = Int.random(in: 1...40, using: &random)
        let index = Int.random(in: 0...model.rows.count, using: &random)
        model.rows.insert(contentsOf: next..<next + count, at: index)
        next += count
      case 1 where !model.rows.isEmpty:
        let first = Int.random(in: 0..<model.rows.count, using: &random)
        model.rows.removeSubrange(first..<min(first + 30, model.rows.count))
      case 2: model.rows.shuffle(using: &random)
      case 3, 4:
        if let button = graph.rootElement.buttons.randomElement(using: &random) {
          #expect(graph.handle(Event(element: button.id, kind: .click)) == .handled)
          taps += 1
        }
      default:
        guard let list = graph.longLists.first else { continue }
        let first = Int.random(in: 0..<list.count, using: &random)
        let focused = Bool.random(using: &random) ? " \(first / 2)" : ""
        _ = graph.handle(look(list, "\(first) \(first + 12) 1\(focused)"))
      }
      replica.apply(graph.flush())
      #expect(replica == Replica(html: graph.html))
      let shown = graph.html.matches(of: /row (\d+): \d+</).compactMap { Int($0.1) }
      let list = graph.longLists.first
      #expect((list == nil) == (model.rows.count <= 100))
      guard let list else {
        #expect(shown == model.rows)
        continue
      }
      #expect(list.count == model.rows.count)
      let isWithFocus = shown.count == list.rows.count + 1
      let rows =
        isWithFocus && model.rows[list.rows.lowerBound] != shown[0]
        ? Array(shown.dropFirst()) : Array(shown.prefix(list.rows.count))
      #expect(rows == Array(model.rows[list.rows]))
    }
    #expect(taps > 50)
  }

  // MARK: Life

  @Test("rows appear when they are in view, not in the margin, and disappear with the document")
  func appearing() throws {
    let model = Model(1_000)
    let ui = ViewHost(AppearingRows(model: model), longestWholeList: 100)
    ui.update()
    #expect(model.shown == Array(0..<30))
    try ui.scroll(toRow: 40)
    #expect(model.shown.sorted() == Array(0..<30) + Array(40..<70))
    try ui.scroll(toRow: 500)
    #expect(model.gone.sorted() == Array(0..<30) + Array(40..<70))
    #expect(model.shown.count == 90)
  }

  @Test("loading more when the last row appears loads once for each end that is scrolled to")
  func paging() throws {
    let model = Model(200)
    let ui = ViewHost(AppearingRows(model: model), longestWholeList: 100)
    #expect(model.loads == 0)
    try ui.scroll(toRow: 199)
    #expect(model.loads == 1)
    ui.update()
    try ui.scroll(toRow: 190)
    #expect(model.loads == 1)
    try ui.scroll(toRow: 299)
    #expect(model.loads == 2)
  }

  @Test("the state of a row outlives its time outside of the document, until its element goes")
  func state() throws {
    let (model, ui) = host(10_000)
    try ui.find(button: "row 3: 0").tap()
    try ui.scroll(toRow: 5_000)
    #expect(ui.findAll(button: "row 3: 1").isEmpty)
    try ui.scroll(toRow: 0)
    try ui.find(button: "row 3: 1").tap()
    try ui.find(button: "row 3: 2").tap()
    try ui.scroll(toRow: 5_000)
    model.rows.remove(at: 3)
    model.rows.insert(3, at: 3)
    try ui.scroll(toRow: 0)
    #expect(ui.findAll(button: "row 3: 3").count == 1)
    model.rows.remove(at: 3)
    ui.update()
    model.rows.insert(3, at: 3)
    #expect(ui.findAll(button: "row 3: 0").count == 1)
  }

  @Test("of the rows with changed state, the 50 that have left the document last keep it")
  func boundedState() throws {
    let (_, ui) = host(10_000)
    for row in 0..<60 { try ui.find(button: "row \(row): 0").tap() }
    try ui.scroll(toRow: 5_000)
    try ui.scroll(toRow: 0)
    let changed = ui.texts.filter { $0.hasSuffix(": 1") }
    #expect(changed.count == 50)
  }

  @Test("the row with the focus stays in the document wherever the list is scrolled to")
  func focus() throws {
    let graph = ViewGraph(root: Rows(model: Model(500)), environment: environment)
    graph.start()
    let list = try #require(graph.longLists.first)
    _ = graph.handle(look(list, "300 320 1 4"))
    _ = graph.flush()
    #expect(graph.html.contains(">row 4: 0<"))
    #expect(graph.html.contains(">row 300: 0<"))
    #expect(!graph.html.contains(">row 5: 0<"))
    #expect(graph.html.components(separatedBy: "data-gap").count == 4)
    _ = graph.handle(look(list, "300 320 1"))
    _ = graph.flush()
    #expect(!graph.html.contains(">row 4: 0<"))
    #expect(graph.html.components(separatedBy: "data-gap").count == 3)
  }

  // MARK: Kinds of lists

  @Test("the rows of several sections and of lazy stacks and grids are windows of their own")
  func containers() {
    func gaps<Content: View>(@ViewBuilder _ content: () -> Content) -> Int {
      ViewHost(content(), longestWholeList: 100).html.components(separatedBy: "data-rows").count - 1
    }
    let rows = ForEach(0..<200) { Text(verbatim: "\($0)") }
    #expect(gaps { List { Section("A") { rows } } } == 1)
    #expect(
      gaps {
        List {
          Section("A") { rows }
          Section("B") { rows }
          rows
        }
      } == 3)
    #expect(gaps { ScrollView { LazyVStack { rows } } } == 1)
    #expect(gaps { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } } == 1)
    #expect(gaps { List { if true { rows.padding() } } } == 1)
    // These are not spread from the top to the bottom, or not lazy.
    #expect(gaps { LazyHStack { rows } } == 0)
    #expect(gaps { VStack { rows } } == 0)
    #expect(gaps { List { HStack { rows } } } == 0)
  }

  @Test("a window of a grid begins with a whole row of it")
  func grid() throws {
    let graph = ViewGraph(
      root: LazyVGrid(columns: [GridItem()]) { ForEach(0..<500) { Text(verbatim: "\($0)") } },
      environment: environment)
    graph.start()
    let list = try #require(graph.longLists.first)
    _ = graph.handle(look(list, "100 130 7"))
    _ = graph.flush()
    #expect(graph.longLists[0].rows.lowerBound % 7 == 0)
    #expect(graph.longLists[0].rows.contains(100))
  }

  @Test("rows far down are deleted, moved and selected by their places")
  func editing() throws {
    let model = Edited()
    let ui = ViewHost(EditedRows(model: model), longestWholeList: 100)
    try ui.scroll(toRow: 500)
    try ui.find(text: "row 510").delete()
    #expect(!model.rows.contains(510))
    try ui.find(text: "row 511").moveUp()
    #expect(model.rows[508...510] == [508, 511, 509])
    try ui.find(text: "row 520").tap()
    #expect(model.selection == 520)
  }
}
