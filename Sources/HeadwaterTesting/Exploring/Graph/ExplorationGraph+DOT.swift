extension ExplorationGraph {
  /// The graph in the language of Graphviz.
  ///
  /// Each node has the number of its state, and its value as a tooltip. The person's steps are drawn through, the
  /// world's are dashed, and those of time are dotted.
  public var dot: String {
    var lines = ["digraph states {", "  rankdir=LR;", "  node [shape=circle];"]
    if let leftOut { lines.append("  label=\(quoted(leftOut));") }
    for (number, node) in nodes.enumerated() {
      let value = WrittenValue(node.moment.state).line
      var attributes = "tooltip=\(quoted(value))"
      if node.parent == nil { attributes += ", shape=doublecircle" }
      if !node.failures.isEmpty { attributes += ", color=red" }
      lines.append("  \(number) [\(attributes)];")
    }
    for step in steps {
      let style =
        switch step.mover {
        case .person: "solid"
        case .world: "dashed"
        case .time: "dotted"
        }
      lines.append(
        "  \(step.source) -> \(step.target) [label=\(quoted(step.words)), style=\(style)];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// A text as a string of the language. A backslash would begin an escape of its own.
  private func quoted(_ text: String) -> String {
    var escaped = ""
    // A quote with an accent after it would be another `Character`.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
