import Testing

@testable import HeadwaterPortableViews

@Suite("The numbers of a path")
struct PathNumberTests {
  @Test(
    "a path with a coordinate that is no number is not drawn",
    arguments: [CGFloat.infinity, -.infinity, .nan])
  func number(bad: CGFloat) {
    let (good, wrong) = (CGPoint(x: 1, y: 2), CGPoint(x: bad, y: 2))
    func path(_ draw: (inout Path) -> Void) -> String {
      var path = Path()
      path.move(to: good)
      draw(&path)
      return path.svg
    }
    #expect(path { $0.addLine(to: good) } == "M1 2L1 2")
    #expect(path { $0.move(to: wrong) } == "")
    #expect(path { $0.addLine(to: wrong) } == "")
    #expect(path { $0.addQuadCurve(to: good, control: wrong) } == "")
    #expect(path { $0.addCurve(to: good, control1: wrong, control2: good) } == "")
  }
}
