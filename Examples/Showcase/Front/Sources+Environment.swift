import Foundation
import HeadwaterUI
import SourcePages

extension EnvironmentValues {
  /// The sources of the examples; nil if the showcase runs without its checkout.
  @Entry var sources: ExampleSources?
}

extension ExampleSources {
  /// Returns the address of the page with a file; nil if there is none.
  ///
  /// - Parameters:
  ///   - file: Its path below the example; nil for the example's key file.
  ///   - example: The folder of the example.
  func page(of file: String?, in example: String) -> URL? {
    guard let file else { return contains(example) ? URL(string: "source/\(example)") : nil }
    return text(of: file, in: example) == nil ? nil : URL(string: "source/\(example)/\(file)")
  }

  /// Returns the code of a part of the gallery.
  ///
  /// - Parameters:
  ///   - title: The title of the part.
  ///   - container: The view around it; nil for none.
  ///   - line: The number of the line with which the part begins, from 1.
  ///   - file: The file, with its module in front, as `#fileID` names it.
  func snippet(_ title: String, in container: String?, at line: Int, in file: String)
    -> GallerySnippet?
  {
    guard let name = file.split(separator: "/").last,
      let text = text(of: "Gallery/\(name)", in: "Showcase")
    else { return nil }
    return GallerySnippet(from: text, line: line, title: title, in: container)
  }
}
