/// Lines of source text, indented by their blocks.
struct SourceLines {
  private var lines: [String] = []
  private var depth = 0

  var text: String { lines.joined(separator: "\n") }

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  mutating func add(_ several: [String]) {
    several.forEach { add($0) }
  }

  /// Adds a line, followed by the lines of `content` in braces.
  mutating func block(_ opening: String, _ content: (inout SourceLines) -> Void) {
    add("\(opening) {")
    depth += 1
    content(&self)
    depth -= 1
    add("}")
  }
}
