import Foundation

/// The code of a part of the gallery.
struct GallerySnippet {
  /// The lines between the braces of the part, as they are in the file, below the state that they use.
  let shown: String
  /// The same lines in a view of their own, with the types that they use as well: a file that compiles.
  let file: String

  /// - Parameters:
  ///   - source: The file of the gallery.
  ///   - line: The number of the line with which the part begins, from 1.
  ///   - title: The title of the part, which names the view.
  ///   - container: The view around the lines, such as `Form`; nil for none.
  init?(from source: String, line: Int, title: String, in container: String?) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let block = Self.block(at: line, of: lines) else { return nil }

    var used: [Declaration] = []
    var rest = Declaration.all(in: lines).filter { !$0.range.contains(line - 1) }
    var text = block
    while let index = rest.firstIndex(where: { text.mentions($0.name) }) {
      let declaration = rest.remove(at: index)
      text += "\n" + declaration.text
      used.append(declaration)
    }
    used.sort { $0.range.lowerBound < $1.range.lowerBound }

    let body = container.map { "\($0) {\n\(block.indented)\n}" } ?? block
    let members = used.filter(\.isMember).map(\.text).joined(separator: "\n")
    shown = members.isEmpty ? block : members + "\n\n" + block
    let view =
      (members.isEmpty ? "" : members.indented + "\n\n") + "  var body: some View {\n"
      + body.indented.indented + "\n  }"
    let name = title.split(separator: " ").map(\.capitalized).joined().filter(\.isLetter)
    file =
      (["import HeadwaterUI", "struct \(name)Example: View {\n\(view)\n}"]
      + used.filter { !$0.isMember }.map(\.text)).joined(separator: "\n\n") + "\n"
  }

  /// Returns the lines between the braces, without their common indentation.
  private static func block(at line: Int, of lines: [String]) -> String? {
    guard lines.indices.contains(line - 1),
      let start = lines[(line - 1)...].firstIndex(where: { $0.hasSuffix("{") })
    else { return nil }
    let indentation = lines[line - 1].indentation
    let rest = lines[(start + 1)...]
    guard let end = rest.firstIndex(where: { $0.hasPrefix(indentation + "}") }) else { return nil }
    return rest[..<end].map { $0.without(indentation + "  ") }.joined(separator: "\n")
  }
}

/// A type of a file, or a member of its first type.
private struct Declaration {
  let name: String
  let range: Range<Int>
  /// Without the indentation.
  let text: String
  let isMember: Bool

  static func all(in lines: [String]) -> [Declaration] {
    var hasType = false
    return lines.indices.compactMap { start in
      let indentation = lines[start].indentation
      guard indentation.count <= 2,
        let match = lines[start].firstMatch(of: /(var|let|func|struct|enum) (\w+)/),
        match.2 != "body"
      else { return nil }
      if indentation.isEmpty, !hasType {
        hasType = true
        return nil
      }
      let isMember = indentation.count == 2
      // Members of the other types come with these.
      if isMember, lines[..<start].last(where: { $0 == "}" }) != nil { return nil }
      let end =
        lines[start].isOpen
        ? lines[start...].dropFirst().firstIndex { $0.closes(indentation) } : start
      guard let end else { return nil }
      let text = lines[start...end].map { $0.without(indentation) }.joined(separator: "\n")
      return Declaration(
        name: String(match.2), range: start..<end + 1, text: text, isMember: isMember)
    }
  }
}

extension String {
  fileprivate var indentation: String { String(prefix { $0 == " " }) }

  /// Whether the lines that follow belong to this one.
  fileprivate var isOpen: Bool { last.map { "{[(".contains($0) } ?? false }

  fileprivate func closes(_ indentation: String) -> Bool {
    ["}", "]", ")"].contains { hasPrefix(indentation + $0) }
  }

  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  fileprivate func without(_ indentation: String) -> String {
    hasPrefix(indentation) ? String(dropFirst(indentation.count)) : self
  }

  /// Returns whether the name stands somewhere as a word that is no member of something else.
  fileprivate func mentions(_ name: String) -> Bool {
    ranges(of: name).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      let isPart = { (letter: Character?) in letter.map { $0.isLetter || $0.isNumber } ?? false }
      return before != "." && !isPart(before) && !isPart(after)
    }
  }
}
