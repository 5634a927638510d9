/// Lines of source text, indented by the blocks that they stand in.
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

  /// A line, and in braces after it what `content` adds.
  mutating func block(_ opening: String, _ content: (inout SourceLines) -> Void) {
    add("\(opening) {")
    depth += 1
    content(&self)
    depth -= 1
    add("}")
  }
}
