import Foundation
import HeadwaterUI
import Hummingbird

/// The pictures of the front page, which `Scripts/draw-pictures` takes of the running apps.
///
/// They are read once, when the showcase starts.
struct ExamplePictures: Sendable {
  private let files: [String: ByteBuffer]

  /// Reads the pictures of a checkout.
  ///
  /// - Parameter examples: The folder with the examples; nil for no pictures.
  init(below examples: URL?) {
    let folder = examples?.appending(path: "Showcase/Pictures")
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    files = (names ?? []).reduce(into: [:]) { files, name in
      guard name.hasSuffix(".webp"), let file = folder?.appending(path: name),
        let data = try? Data(contentsOf: file)
      else { return }
      files[name] = ByteBuffer(bytes: data)
    }
  }

  /// Returns whether there is a picture of that name.
  func contains(_ name: String) -> Bool {
    files[name] != nil
  }

  /// Adds `images/<name>`, where `Image` looks for pictures.
  func add(to router: some RouterMethods<BasicRequestContext>) {
    router.get("images/:name") { _, context in
      guard let picture = files[try context.parameters.require("name")] else {
        throw HTTPError(.notFound)
      }
      return Response(
        status: .ok, headers: [.contentType: "image/webp", .cacheControl: "max-age=3600"],
        body: ResponseBody(byteBuffer: picture))
    }
  }
}

extension EnvironmentValues {
  /// The pictures of the examples.
  @Entry var pictures = ExamplePictures(below: nil)
}
