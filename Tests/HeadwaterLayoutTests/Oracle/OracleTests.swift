import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle
import Testing

@Suite("The oracle")
struct OracleTests {
  private let window = Size(300, 200)

  @Test("a text breaks at words, and spaces are only between words of a line")
  func textWraps() {
    let text = TextMetric(advance: 10, lineHeight: 20).measure("one two three")
    #expect(text.lines(in: nil).map(\.width) == [130])
    #expect(text.lines(in: 70).map(\.width) == [70, 50])
    #expect(text.lines(in: 20).map(\.width) == [30, 30, 50])
  }

  @Test("a wrapped text is as wide as its longest line, or as wide as it was offered")
  func wrappedWidth() {
    let tree = LayoutTree.text("one two three", metric: TextMetric(advance: 10)).frame(width: 90)
    #expect(tree.layout(in: window).frames[1] == Rect(115, 80, 70, 40))
    var options = LayoutOptions()
    options.wrappedText = .keepsProposal
    #expect(tree.layout(in: window, options: options).frames[1] == Rect(105, 80, 90, 40))
  }

  @Test("the words of a text have frames")
  func wordFrames() {
    let tree = LayoutTree.text("one two three", metric: TextMetric(advance: 10))
      .frame(width: 90, alignment: .topLeading)
    let result = tree.layout(in: window, alignment: .topLeading)
    #expect(result.words[1] == [Rect(0, 0, 30, 20), Rect(40, 0, 30, 20), Rect(0, 20, 50, 20)])
  }

  @Test("rows run from the right where the language does")
  func rightToLeft() {
    let tree = LayoutTree.row(spacing: 0, [.box(20, 20, "first"), .spacer(), .box(30, 20)])
    var options = LayoutOptions()
    options.direction = .rightToLeft
    let result = tree.layout(in: window, options: options)
    #expect(result.frame(named: "first") == Rect(280, 90, 20, 20))
  }

  @Test("a navigation stack has its bar above the screen, a tab view below it")
  func screens() {
    let tree = LayoutTree.navigation(
      bar: .color("title"), barHeight: 40,
      .tabs(bar: .color("tabs"), barHeight: 30, .color("screen")))
    let result = tree.layout(in: window)
    #expect(result.frame(named: "title") == Rect(0, 0, 300, 40))
    #expect(result.frame(named: "screen") == Rect(0, 40, 300, 130))
    #expect(result.frame(named: "tabs") == Rect(0, 170, 300, 30))
  }

  @Test(
    "an inset takes its room at each of the four edges",
    arguments: [
      (InsetEdge.top, Rect(0, 0, 300, 40), Rect(0, 50, 300, 150)),
      (.bottom, Rect(0, 160, 300, 40), Rect(0, 0, 300, 150)),
      (.leading, Rect(0, 0, 40, 200), Rect(50, 0, 250, 200)),
      (.trailing, Rect(260, 0, 40, 200), Rect(0, 0, 250, 200)),
    ])
  func insets(edge: InsetEdge, inset: Rect, content: Rect) {
    let bar = LayoutTree.color("inset")
    let isHorizontal = edge.axis == .horizontal
    let fixed = isHorizontal ? bar.frame(width: 40) : bar.frame(height: 40)
    let result = LayoutTree.color("content").safeAreaInset(edge, spacing: 10, fixed)
      .layout(in: window)
    #expect(result.frame(named: "inset") == inset)
    #expect(result.frame(named: "content") == content)
  }

  @Test("a view that is larger than its proposal is reported")
  func overflows() {
    let tree = LayoutTree.box(100, 10).frame(width: 50)
    #expect(tree.layout(in: window).overflowing == [1])
    #expect(LayoutTree.box(50, 10).frame(width: 100).layout(in: window).overflowing.isEmpty)
  }

  @Test("forty nested stacks are laid out at once, for each question is answered once")
  func deepNesting() {
    var tree = LayoutTree.color("leaf")
    for depth in 0..<40 { tree = depth % 2 == 0 ? .row([tree, .color()]) : .column([tree]) }
    #expect(tree.layout(in: window).frame(named: "leaf") != nil)
  }
}
