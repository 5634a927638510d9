import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Feed {
  var rows = Array(0..<20)
  var loads = 0
  var ends = 0

  func load() {
    loads += 1
    rows += rows.count..<rows.count + 20
  }
}

private struct FeedView: View {
  let feed: Feed
  var isLazy = true

  var body: some View {
    if isLazy {
      List(feed.rows, id: \.self) { row($0) }
    } else {
      VStack { ForEach(feed.rows, id: \.self) { row($0) } }
    }
  }

  private func row(_ number: Int) -> some View {
    Text(verbatim: "row \(number)").onAppear {
      if number == feed.rows.last, feed.loads < 50 { feed.load() }
    }
  }
}

private struct SentinelView: View {
  let feed: Feed
  let isInSection: Bool

  var body: some View {
    List {
      if isInSection {
        Section("Rows") { rows }
        Section { sign }
      } else {
        rows
        sign
      }
    }
  }

  private var rows: some View {
    ForEach(feed.rows, id: \.self) { Text(verbatim: "row \($0)") }
  }

  private var sign: some View {
    ProgressView().onAppear { feed.load() }.onDisappear { feed.ends += 1 }
  }
}

@MainActor @Suite("Rows that are not in view") struct LazyRowsTests {
  @Test("loading more when the last row appears loads the rows that are scrolled to, and no more")
  func paging() {
    let feed = Feed()
    let ui = ViewHost(FeedView(feed: feed))

    #expect(feed.loads == 1)
    ui.update()
    #expect(feed.loads == 1)

    ui.scrollToUnseen()
    #expect(feed.loads == 3)
    ui.scrollToUnseen()
    #expect(feed.loads == 4)
    #expect(ui.findAll(text: "row 99").count == 1)
  }

  @Test(
    "an indicator at the end of a list loads more each time it is scrolled to",
    arguments: [true, false])
  func sentinel(isInSection: Bool) {
    let feed = Feed()
    let ui = ViewHost(SentinelView(feed: feed, isInSection: isInSection))
    // Twenty rows are less than a screenful.
    #expect(feed.loads == 1)
    ui.update()
    #expect(feed.loads == 1)
    for loads in 2...4 {
      ui.scrollToUnseen()
      #expect(feed.loads == loads)
      #expect(feed.ends == loads)
    }
    #expect(ui.html.components(separatedBy: "data-appear").count == 2)
    ui.close()
  }

  @Test("a view before the rows, and one behind few, appear at once and once")
  func aroundFewRows() {
    let feed = Feed()
    let ui = ViewHost(
      List {
        Text("first").onAppear { feed.loads += 1 }
        ForEach(feed.rows, id: \.self) { Text(verbatim: "row \($0)") }
        Text("last").onAppear { feed.loads += 1 }
      })
    #expect(feed.loads == 2)
    feed.rows = []
    ui.update()
    #expect(feed.loads == 2)
  }

  @Test("in a stack that is not lazy all rows appear at once")
  func eager() {
    let feed = Feed()
    let ui = ViewHost(FeedView(feed: feed, isLazy: false))
    ui.update()

    #expect(feed.loads == 50)
  }

  @Test("rows appear in their order, a screenful at a time, and once")
  func order() {
    @MainActor final class Log { var rows: [Int] = [] }
    let log = Log()
    let ui = ViewHost(
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { row in Text(verbatim: "\(row)").onAppear { log.rows.append(row) } }
        }
      })

    #expect(log.rows == Array(0..<30))
    ui.scrollToUnseen()
    #expect(log.rows == Array(0..<60))
    ui.scrollToUnseen()
    ui.scrollToUnseen()
    ui.scrollToUnseen()
    #expect(log.rows == Array(0..<100))
  }

  @Test("a row that comes into view is told by its element; any other event of the kind is dropped")
  func event() {
    let graph = ViewGraph(root: FeedView(feed: Feed()))
    graph.start()
    _ = graph.flush()
    let unseen = graph.unseenElements

    #expect(unseen.count == 1)
    #expect(
      graph.handle(Event(element: 1, kind: .appear))
        == .dropped(reason: "no row that waits to be seen has the element 1"))
    #expect(graph.handle(Event(element: unseen[0], kind: .appear)) == .handled)
    _ = graph.flush()
    #expect(graph.unseenElements != unseen)
  }

  @Test("rows that are removed make room for others, and leave nothing waiting")
  func removal() {
    let feed = Feed()
    feed.rows = Array(0..<100)
    feed.loads = 50
    let graph = ViewGraph(root: FeedView(feed: feed))
    graph.start()
    _ = graph.flush()
    #expect(graph.unseenElements.count == 1)

    feed.rows = Array(0..<10)
    _ = graph.flush()

    #expect(graph.unseenElements.isEmpty)
  }
}
