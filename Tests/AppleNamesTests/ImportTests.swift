// The imports of a view file on a Mac. This file has no other for what it shows.
import OSLog
@testable import SwiftUI
import Testing
import UniformTypeIdentifiers

import HeadwaterUITesting

private struct Sum: View {
  @State private var numbers = [1, 2]

  var body: some View {
    VStack {
      SwiftUI.Text("Sum: \(numbers.reduce(0, +))").foregroundColor(Color(.secondaryLabel))
      Button("Add") { numbers.append(3) }
    }
  }
}

@MainActor @Suite("A file that imports SwiftUI") struct ImportTests {
  @Test("its views are shown and do what they do on a Mac")
  func views() throws {
    let ui = ViewHost(Sum())
    #expect(ui.html.contains("Sum: 3"))
    try ui.find(button: "Add").tap()
    #expect(ui.html.contains("Sum: 6"))
  }

  #if OpenCombine
    @MainActor final class Model: ObservableObject {
      @Published var name = "Ada"
    }

    struct Name: View {
      @StateObject private var model = Model()

      var body: some View {
        Text(model.name)
        Button("Rename") { model.name = "Grace" }
      }
    }

    @Test("its objects are those of Combine")
    func objects() throws {
      let ui = ViewHost(Name())
      try ui.find(button: "Rename").tap()
      #expect(ui.html.contains("Grace"))
    }
  #endif

  @Test("an app that nothing serves says what to add")
  func unservedApp() {
    struct Shop {}
    #expect(
      unserved(Shop.self)
        == "Shop has nothing that serves it. Add the product HeadwaterWeb to the dependencies of its target, and "
        + "`import HeadwaterWeb` to the file with @main.")
  }

  @Test("it has affine transforms and vectors")
  func geometry() {
    let turned = CGPoint(x: 1, y: 0)
      .applying(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 3))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 2) < 1e-9)
    let moved = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1)
    #expect(CGPoint.zero.applying(moved.concatenating(moved.inverted())) == .zero)
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 1).applying(.init(scaleX: -1, y: 2))
        == CGRect(x: -3, y: 2, width: 2, height: 2))
    #expect(CGVector(dx: 1, dy: 2) != .zero)
  }

  @Test("it has the types of files")
  func types() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.jpeg.conforms(to: .image) && !UTType.json.conforms(to: .image))
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType(mimeType: "text/csv")?.preferredFilenameExtension == "csv")
    #expect(UTType(filenameExtension: "json", conformingTo: .image) == nil)
    #expect(UTType.image.isSupertype(of: .gif) && UTType("com.example.unknown") == nil)
  }
}
