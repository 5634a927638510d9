import HeadwaterUITesting
import SwiftUI
import Testing

@testable import HeadwaterPortableViews

@MainActor @Suite("The parts of UIKit in SwiftUI") struct UIKitTests {
  /// A picture of two by three points.
  private let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEUlEQVR4nGP4z8DwH4QZMBgAoXkL9U3E"
      + "mgcAAAAASUVORK5CYII=")!

  /// The markup of a view, and the rules that its classes have.
  private func html(_ view: some View) -> String {
    let graph = ViewGraph(root: view)
    graph.start()
    return graph.html + graph.rules.joined()
  }

  @Test("the system's colours are those of the page")
  func systemColors() {
    #expect(html(Color(.systemBackground)).contains("background:var(--surface)"))
    #expect(html(Color(UIColor.systemRed)).contains("background:var(--red)"))
    #expect(html(Color(uiColor: .label.withAlphaComponent(0.5))).contains("50%"))
  }

  @Test("a colour differs between light and dark")
  func dynamicColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(html(Color(color)).contains("light-dark(#000,#fff)"))
    var (white, alpha): (CGFloat, CGFloat) = (1, 0)
    #expect(color.getRed(&white, green: nil, blue: nil, alpha: &alpha))
    #expect(white == 0 && alpha == 1)
  }

  @Test("a picture of bytes is a part of the page")
  func pictures() throws {
    let picture = try #require(UIImage(data: png))
    #expect(picture.size == CGSize(width: 2, height: 3))
    #expect(html(Image(uiImage: picture)).contains("src=\"data:image/png;base64,iVBOR"))
    let sharp = try #require(UIImage(data: png, scale: 2))
    #expect(html(Image(uiImage: sharp)).contains("width:1px"))
  }

  @Test("other bytes are no picture")
  func otherBytes() {
    #expect(UIImage(data: Data("<svg onload='alert(1)'>".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: png + Data(count: 2_000_000)) == nil)
  }

  @Test("a picture of the app is served beside its pages")
  func namedPictures() throws {
    let picture = try #require(UIImage(named: "cup"))
    #expect(html(Image(uiImage: picture)).contains("src=\"images/cup\""))
  }
}
