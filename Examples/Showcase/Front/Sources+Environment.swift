import HeadwaterUI
import SourcePages

extension EnvironmentValues {
  /// The sources of the examples; nil if the showcase runs without its checkout.
  @Entry var sources: ExampleSources?
}

extension ExampleSources {
  /// Returns the lines between the braces of a block of the gallery, without their common indentation.
  ///
  /// - Parameters:
  ///   - line: The number of the line with which the block begins, from 1.
  ///   - file: The file, with its module in front, as `#fileID` names it.
  func block(at line: Int, in file: String) -> String? {
    guard let name = file.split(separator: "/").last else { return nil }
    return text(of: "Gallery/\(name)", in: "Showcase").flatMap { Self.block(at: line, of: $0) }
  }

  static func block(at line: Int, of source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1),
      let start = lines[(line - 1)...].firstIndex(where: { $0.hasSuffix("{") })
    else { return nil }
    let indentation = lines[line - 1].prefix { $0 == " " }
    let rest = lines[(start + 1)...]
    guard let end = rest.firstIndex(where: { $0.hasPrefix(indentation + "}") }) else { return nil }
    let inner = indentation + "  "
    return rest[..<end].map { $0.hasPrefix(inner) ? String($0.dropFirst(inner.count)) : String($0) }
      .joined(separator: "\n")
  }
}
