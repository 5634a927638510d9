import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Feed {
  var rows = Array(0..<20)
  var loads = 0

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

@MainActor @Suite("Rows that are not in view") struct LazyRowsTests {
  @Test("loading more when the last row appears loads what is scrolled to, and stops there")
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

  @Test("rows that go away make room, and leave nothing that waits")
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
