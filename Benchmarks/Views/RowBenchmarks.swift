import HeadwaterPortableViews

/// Rows that are observable objects, in one list.
@MainActor
enum RowBenchmarks {
  @Observable final class Row: Identifiable {
    let id: Int
    var count = 0

    init(_ id: Int) {
      self.id = id
    }
  }

  @Observable final class Model {
    var rows: [Row]
    var title = 0

    init(_ count: Int) {
      rows = (0..<count).map(Row.init)
    }
  }

  struct RowView: View {
    let row: Row

    var body: some View {
      HStack {
        Text("row \(row.id)")
        Text("\(row.count)")
      }
    }
  }

  struct ListView: View {
    let model: Model

    var body: some View {
      List(model.rows) { RowView(row: $0) }
    }
  }

  struct TitledView: View {
    let model: Model

    var body: some View {
      Text("\(model.title)")
      ForEach(model.rows) { RowView(row: $0) }
    }
  }

  private static func graph<Root: View>(_ root: Root) -> ViewGraph {
    let graph = ViewGraph(root: root)
    graph.start()
    _ = graph.flush()
    graph.countEvaluations()
    return graph
  }

  static func change(of count: Int) {
    let model = Model(count)
    let graph = graph(ListView(model: model))
    let row = model.rows[count / 2]
    row.count += 1
    let operations = graph.flush()
    let bodies = graph.evaluationCount(of: RowView.self)
    expect(bodies == 1 && operations.count == 1, "\(bodies) bodies, \(operations)")
    let time = Report.median(steps: 200) { _ in
      row.count += 1
      _ = graph.flush()
    }
    Report.row(
      "one row of \(count) changes", bodies: bodies, operations: operations, value: time)
  }

  static func insert() {
    let model = Model(1_000)
    let graph = graph(ListView(model: model))
    model.rows.insert(Row(-1), at: 0)
    let operations = graph.flush()
    let bodies = graph.evaluationCount(of: RowView.self)
    expect(bodies == 1 && operations.count == 1, "\(bodies) bodies, \(operations.count) operations")
    let time = Report.median(steps: 10) { index in
      model.rows.insert(Row(-2 - index), at: 0)
      _ = graph.flush()
    }
    Report.row(
      "insert at the front of 1 000 rows", bodies: bodies, operations: operations, value: time)
  }

  static func remove() {
    let model = Model(1_400)
    let graph = graph(ListView(model: model))
    model.rows.remove(at: 500)
    let operations = graph.flush()
    expect(operations.count == 1, "\(operations)")
    let time = Report.median(steps: 10) { _ in
      model.rows.remove(at: 500)
      _ = graph.flush()
    }
    Report.row(
      "remove one of 1 000 rows", bodies: graph.evaluationCount(of: RowView.self),
      operations: operations, value: time)
  }

  static func move() {
    let model = Model(1_000)
    let graph = graph(ListView(model: model))
    func rotate() { model.rows.insert(model.rows.removeLast(), at: 0) }
    rotate()
    let operations = graph.flush()
    expect(operations.count == 1, "\(operations)")
    let time = Report.median(steps: 10) { _ in
      rotate()
      _ = graph.flush()
    }
    Report.row(
      "move the last of 1 000 rows to the front", bodies: graph.evaluationCount(of: RowView.self),
      operations: operations, value: time)
  }

  static func rootChange() {
    let model = Model(1_000)
    let graph = graph(TitledView(model: model))
    model.title += 1
    let operations = graph.flush()
    let bodies = graph.evaluationCount(of: RowView.self)
    expect(bodies == 0 && operations.count == 1, "\(bodies) bodies, \(operations)")
    let time = Report.median(steps: 10) { _ in
      model.title += 1
      _ = graph.flush()
    }
    Report.row(
      "a text above 1 000 unchanged rows changes", bodies: bodies + 1, operations: operations,
      value: time)
  }

  static func firstRender() {
    let model = Model(1_000)
    var html = ""
    let time = Report.median(samples: 9, steps: 1) { _ in
      html = ViewGraph(root: ListView(model: model)).html
    }
    expect(html.contains("row 999"), "rows are missing")
    Report.row("first render of 1 000 rows, \(html.utf8.count / 1_024) KiB", value: time)
  }
}
