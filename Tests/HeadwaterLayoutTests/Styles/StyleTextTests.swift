import HeadwaterLayoutGeometry
import HeadwaterLayout
import Testing

@Suite("Values as text")
struct StyleTextTests {
  @Test(
    "lengths",
    arguments: [
      (Length.points(0), "0"), (.points(12), "12px"), (.points(1.0 / 3), "0.33px"),
      (.points(-0.5), "-0.5px"), (.points(10.05), "10.05px"), (.rootFontSizes(8), "8rem"),
      (.full(minus: 0), "100%"), (.full(minus: 16), "calc(100% - 16px)"),
      (.full(minus: -8), "calc(100% + 8px)"), (.fromMiddle(to: 30), "calc(30px - 50%)"),
      (.fromMiddle(to: 0), "-50%"), (.containerWidth(minus: 0, dividedBy: 1), "100cqw"),
      (.containerWidth(minus: 8, dividedBy: 2), "calc((100cqw - 8px)/2)"), (.auto, "auto"),
    ])
  func lengths(length: Length, text: String) {
    #expect(length.description == text)
  }

  @Test("a page is as high as the window, and higher where its content is")
  func page() {
    let page = LayoutNode(0, PaintRule()).page()
    #expect(page.style.text == "grid-template:minmax(auto,1fr)/minmax(0,1fr);min-height:100dvh")
    #expect(page.content.map(\.view) == [0])
  }

  @Test("an infinite length is a long one and no error")
  func infinity() {
    #expect(Length.points(.infinity).description == "1000000000000000px")
  }

  @Test("the style sheet differs by policy only in what is safe")
  func stylesheet() {
    let exact = LayoutStylesheet.text(.exact)
    let page = LayoutStylesheet.text(.page)
    #expect(page.replacing("safe ", with: "") == exact)
    #expect(page.utf8.count < 800)
  }
}
