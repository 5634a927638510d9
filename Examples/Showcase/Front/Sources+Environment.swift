import HeadwaterUI
import SourcePages

extension EnvironmentValues {
  /// The sources of the examples; nil if the showcase runs without its checkout.
  @Entry var sources: ExampleSources?
}

extension ExampleSources {
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
