import HeadwaterPortableViews

/// Lists of 10 to 100 000 rows, of which a page has those in view, as a served app has.
@MainActor
enum LongListBenchmarks {
  struct ListView: View {
    let model: RowBenchmarks.Model

    var body: some View {
      Text("\(model.title)")
      List(model.rows) { RowBenchmarks.RowView(row: $0) }
    }
  }

  private static func graph(_ model: RowBenchmarks.Model) -> ViewGraph {
    var environment = EnvironmentValues()
    environment.longestWholeList = 100
    let graph = ViewGraph(root: ListView(model: model), environment: environment)
    graph.start()
    if let list = graph.longLists.first {
      _ = graph.handle(Event(element: list.element, kind: .rows, value: "0 16 1"))
    }
    _ = graph.flush()
    graph.countEvaluations()
    return graph
  }

  static func run() {
    for count in [10, 1_000, 10_000, 100_000] {
      firstRender(of: count)
      change(of: count)
      changeElsewhere(of: count)
    }
    insert()
    scroll()
  }

  private static func firstRender(of count: Int) {
    let model = RowBenchmarks.Model(count)
    var environment = EnvironmentValues()
    environment.longestWholeList = 100
    var html = ""
    let time = Report.median(samples: 9, steps: 1) { _ in
      html = ViewGraph(root: ListView(model: model), environment: environment).html
    }
    expect(html.utf8.count <= 60_000, "the first page has \(html.utf8.count) bytes")
    Report.row("first render, \(html.utf8.count) bytes, of \(count) rows", value: time)
  }

  /// The bytes of a session for a row that is in the page, and for one that is not.
  static func memory() {
    guard MemoryBenchmark.residentBytes() > 0 else { return }
    let (small, short) = bytesOfSession(withRows: 10)
    let (middle, shown) = bytesOfSession(withRows: 1_000)
    let (large, _) = bytesOfSession(withRows: 100_000)
    let elsewhere = (large - middle) / 99_000
    let inPage = (middle - small - elsewhere * (1_000 - shown)) / (shown - short)
    Report.row("memory of a row in the page", value: "\(inPage) bytes")
    Report.row("memory of a row elsewhere", value: "\(elsewhere) bytes")
    Report.row("memory of a session with \(shown) of 1 000 rows", value: "\(middle) bytes")
    Report.row("memory of a session with \(shown) of 100 000 rows", value: "\(large) bytes")
    expect(small > 10_000 && middle > small && large > middle, "\(small), \(middle), \(large)")
    expect(inPage <= 3_000 && elsewhere <= 100, "\(inPage) bytes in the page, \(elsewhere) not")
  }

  /// The sessions share the model.
  private static func bytesOfSession(withRows count: Int) -> (bytes: Int, shown: Int) {
    let model = RowBenchmarks.Model(count)
    var graphs = (0..<5).map { _ in graph(model) }
    let sessions = 40
    let before = MemoryBenchmark.residentBytes()
    graphs += (0..<sessions).map { _ in graph(model) }
    let bytes = (MemoryBenchmark.residentBytes() - before) / sessions
    expect(graphs.count == sessions + 5, "graphs are missing")
    return (bytes, graphs[0].longLists.first?.rows.count ?? count)
  }

  private static func change(of count: Int) {
    let model = RowBenchmarks.Model(count)
    let graph = graph(model)
    model.rows[5].count += 1
    let operations = graph.flush()
    expect(operations.count == 1, "\(operations)")
    let time = Report.median(steps: 200) { _ in
      model.rows[5].count += 1
      _ = graph.flush()
    }
    Report.row("one row in view of \(count) changes", operations: operations, value: time)
    guard count > 100 else { return }
    model.rows[count - 1].count += 1
    expect(graph.flush().isEmpty, "a row that is not in the page sends something")
  }

  private static func changeElsewhere(of count: Int) {
    let model = RowBenchmarks.Model(count)
    let graph = graph(model)
    model.title += 1
    let operations = graph.flush()
    let bodies = graph.evaluationCount(of: RowBenchmarks.RowView.self)
    expect(operations.count == 1 && bodies == 0, "\(operations), \(bodies) bodies")
    let time = Report.median(steps: 10) { _ in
      model.title += 1
      _ = graph.flush()
    }
    Report.row(
      "a text above \(count) rows changes", bodies: bodies + 1, operations: operations, value: time)
  }

  private static func insert() {
    let model = RowBenchmarks.Model(100_000)
    let graph = graph(model)
    if let list = graph.longLists.first {
      _ = graph.handle(Event(element: list.element, kind: .rows, value: "50000 50016 1"))
      _ = graph.flush()
    }
    model.rows.insert(RowBenchmarks.Row(-1), at: 0)
    let operations = graph.flush()
    expect(operations.count == 1, "\(operations)")
    let time = Report.median(samples: 9, steps: 2) { index in
      model.rows.insert(RowBenchmarks.Row(-2 - index), at: 0)
      _ = graph.flush()
    }
    Report.row(
      "insert above the rows in view of 100 000", operations: operations, value: time)
  }

  private static func scroll() {
    let model = RowBenchmarks.Model(100_000)
    let graph = graph(model)
    let list = graph.longLists.first?.element ?? 0
    var operations: [DocumentChange] = []
    let time = Report.median(samples: 9, steps: 10) { index in
      let place = 1_000 + index * 16
      _ = graph.handle(Event(element: list, kind: .rows, value: "\(place) \(place + 16) 1"))
      operations = graph.flush()
    }
    expect(operations.count < 60, "\(operations.count) operations")
    Report.row("scroll by 16 of 100 000 rows", operations: operations, value: time)
  }
}
