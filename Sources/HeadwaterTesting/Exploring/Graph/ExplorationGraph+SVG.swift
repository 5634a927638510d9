import Foundation

extension ExplorationGraph {
  /// The graph as a picture.
  ///
  /// It goes from left to right by the number of steps from the initial states. Pointing at a node shows its
  /// state. The labels of the steps are written in a graph of up to 40 states; in a larger one, pointing at a line
  /// shows them.
  public var svg: String {
    let style = """
      <style>
      svg { color-scheme: light dark; --ink: #1c1c22; --line: #8a8a96; --ground: #fff; --person: #0058d0; \
      --world: #8a4b00; --time: #5b5b66; --bad: #c4161c; font: 12px system-ui, sans-serif; \
      background: var(--ground) }
      @media (prefers-color-scheme: dark) { svg { --ink: #f2f2f5; --line: #74747f; --ground: #17171a; \
      --person: #6cb0ff; --world: #f0b060; --time: #a9a9b4; --bad: #ff7b74 } }
      \(GraphDrawing.rules)
      </style>
      """
    return GraphDrawing(self).svg(style: style, isForPage: false)
  }
}

/// Draws a graph.
struct GraphDrawing {
  private struct Line {
    let source, target: Int
    var words: [String]
    var mover: String
  }

  private let values: [String]
  private let isInitial: [Bool]
  private let isFailed: [Bool]
  private let lines: [Line]
  private let layout: GraphLayout
  private let hasLabels: Bool

  private static var radius: Double { 13 }
  private static var longestTitle: Int { 400 }

  /// The look of the parts. The colours are variables.
  static let rules = """
    .step path { fill: none; stroke: var(--line); stroke-width: 1.2 }
    .step.person path { stroke: var(--person) } .step.world path { stroke: var(--world) }
    .step.time path { stroke: var(--time) }
    .step.world path { stroke-dasharray: 5 3 } .step.time path { stroke-dasharray: 1.5 3 }
    .step text { fill: var(--ink); paint-order: stroke; stroke: var(--ground); stroke-width: 4px; \
    stroke-linejoin: round; text-anchor: middle; font-size: 10px }
    .arrow { fill: var(--line) }
    .state circle { fill: var(--ground); stroke: var(--ink); stroke-width: 1.4 }
    .state.initial circle { stroke-width: 3.5 } .state.failed circle { stroke: var(--bad); stroke-width: 3.5 }
    .state text { fill: var(--ink); text-anchor: middle; dominant-baseline: central; font-size: 10px }
    """

  init<State>(_ graph: ExplorationGraph<State>) {
    values = graph.nodes.map { WrittenValue($0.moment.state).line }
    isInitial = graph.nodes.map { $0.parent == nil }
    isFailed = graph.nodes.map { !$0.failures.isEmpty }
    hasLabels = graph.nodes.count <= 40
    var lines: [Line] = []
    var places: [[Int]: Int] = [:]
    // Steps between the same two states are one line.
    for step in graph.steps {
      if let place = places[[step.source, step.target]] {
        lines[place].words.append(step.words)
        if lines[place].mover != step.mover.rawValue { lines[place].mover = "" }
      } else {
        places[[step.source, step.target]] = lines.count
        lines.append(
          Line(
            source: step.source, target: step.target, words: [step.words],
            mover: step.mover.rawValue))
      }
    }
    self.lines = lines
    layout = GraphLayout(
      depths: graph.nodes.map(\.depth), steps: graph.steps.map { ($0.source, $0.target) },
      columnDistance: hasLabels ? 210 : 92, rowDistance: hasLabels ? 62 : 40)
  }

  /// - Parameters:
  ///   - style: An element with the style; empty where the page has it.
  ///   - isForPage: Whether the nodes are links to the parts of a page.
  func svg(style: String, isForPage: Bool) -> String {
    let size = "\(text(layout.width)) \(text(layout.height))"
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(text(layout.width))" \
      height="\(text(layout.height))">
      """
    ]
    if !style.isEmpty { parts.append(style) }
    parts.append(
      """
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" \
      markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path class="arrow" d="M0 0 8 4 0 8z"/></marker></defs>
      """)
    for line in lines { parts.append(draw(line)) }
    for number in values.indices { parts.append(drawNode(number, isForPage: isForPage)) }
    parts.append("</svg>\n")
    return parts.joined(separator: "\n")
  }

  private func drawNode(_ number: Int, isForPage: Bool) -> String {
    let place = layout.places[number]
    var classes = "state"
    if isInitial[number] { classes += " initial" }
    if isFailed[number] { classes += " failed" }
    let (x, y) = (text(place.x), text(place.y))
    let inner = """
      <title>\(Markup.escaped(cut(values[number])))</title>\
      <circle cx="\(x)" cy="\(y)" r="\(text(Self.radius))"/><text x="\(x)" y="\(y)">\(number)</text>
      """
    return isForPage
      ? "<a class=\"\(classes)\" href=\"#\(number)\" id=\"state\(number)\" tabindex=\"-1\" "
        + "aria-label=\"State \(number)\">\(inner)</a>"
      : "<g class=\"\(classes)\">\(inner)</g>"
  }

  private func draw(_ line: Line) -> String {
    let (from, to) = (layout.places[line.source], layout.places[line.target])
    let radius = Self.radius
    let path: String
    var label = GraphLayout.Place(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    if line.source == line.target {
      let top = from.y - radius
      path = "M\(text(from.x - 5)) \(text(top + 1))c-9 -18 19 -18 10 0"
      label = GraphLayout.Place(x: from.x, y: top - 15)
    } else if to.x > from.x {
      let (start, end) = (from.x + radius, to.x - radius - 1)
      let bend = max((end - start) * 0.45, 6)
      path =
        "M\(text(start)) \(text(from.y))C\(text(start + bend)) \(text(from.y)) "
        + "\(text(end - bend)) \(text(to.y)) \(text(end)) \(text(to.y))"
    } else {
      // Back to the left, or within a column: in a bow, above for the way up and below for the way down.
      let bow = 22 + min((from.x - to.x) * 0.12, 60)
      let side: Double = to.y <= from.y ? -1 : 1
      let (start, end) = (from.y + side * radius, to.y + side * (radius + 1))
      let far = side < 0 ? min(start, end) - bow : max(start, end) + bow
      path =
        "M\(text(from.x)) \(text(start))C\(text(from.x - 6)) \(text(far)) "
        + "\(text(to.x + 6)) \(text(far)) \(text(to.x)) \(text(end))"
      label.y = (start + end + 6 * far) / 8
    }
    let words = line.words.joined(separator: "\n")
    var parts = """
      <g class="step \(line.mover)" data-from="\(line.source)" data-to="\(line.target)">\
      <title>\(Markup.escaped(cut(words)))</title>\
      <path d="\(path)" marker-end="url(#arrow)"/>
      """
    if hasLabels {
      let first = line.words[0] + (line.words.count > 1 ? " …" : "")
      let short = first.count > 30 ? first.prefix(29) + "…" : first[...]
      parts += """
        <text x="\(text(label.x))" y="\(text(label.y - 4))">\(Markup.escaped(String(short)))</text>
        """
    }
    return parts + "</g>"
  }

  private func cut(_ text: String) -> String {
    text.count > Self.longestTitle ? text.prefix(Self.longestTitle) + "…" : text
  }

  private func text(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// Texts in markup.
package enum Markup {
  /// A text in which nothing is markup, also in the value of an attribute. What XML can't contain is replaced.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
