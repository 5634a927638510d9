import Foundation

extension ExplorationGraph {
  /// The graph as one HTML page without anything else: a state can be clicked for its value and the way there.
  ///
  /// With `HeadwaterUITesting`, the page shows the screen of each state as well.
  ///
  /// - Parameter title: The title of the page.
  public func page(title: String) -> String { page(title: title, screens: [], screenOf: []) }

  /// - Parameters:
  ///   - screens: The screens, each once.
  ///   - screenOf: The place of each node's screen among them; empty without screens.
  ///   - frame: What stands before and after the markup of a screen.
  package func page(
    title: String, screens: [StateScreen], screenOf: [Int],
    frame: (head: String, end: String) = ("", "")
  ) -> String {
    let data = PageData(
      states: nodes.enumerated().map { number, node in
        PageData.State(
          value: WrittenValue(node.moment.state).text(isDivided: true),
          running: node.moment.running, questions: node.moment.questions, depth: node.depth,
          parent: node.parent, failures: node.failures.isEmpty ? nil : node.failures,
          screen: screenOf.isEmpty ? nil : screenOf[number])
      },
      steps: steps.map {
        PageData.Step(from: $0.source, to: $0.target, words: $0.words, mover: $0.mover.rawValue)
      },
      screens: screens, screenHead: frame.head, screenEnd: frame.end)
    let count = "\(nodes.count) states, \(steps.count) steps."
    let parts = [
      "title": Markup.escaped(title),
      "summary": Markup.escaped(leftOut.map { "\(count) \($0)" } ?? count),
      "rules": GraphDrawing.rules,
      "svg": GraphDrawing(self).svg(style: "", isForPage: true),
      "data": data.text,
    ]
    return Self.filled(parts)
  }

  /// The page with its parts. It is taken apart once, so that no part can contain the mark of another.
  private static func filled(_ parts: [String: String]) -> String {
    var result = ""
    for (index, piece) in PageTemplate.text.components(separatedBy: "{{").enumerated() {
      guard index > 0, let end = piece.range(of: "}}") else {
        result += piece
        continue
      }
      result += parts[String(piece[..<end.lowerBound])] ?? ""
      result += piece[end.upperBound...]
    }
    return result
  }
}

/// The screen that a view shows in a state.
package struct StateScreen: Encodable, Hashable {
  package let html: String
  package let outline: String

  package init(html: String, outline: String) {
    self.html = html
    self.outline = outline
  }
}

/// What the page knows, for its script.
private struct PageData: Encodable {
  struct State: Encodable {
    let value: String
    let running, questions: [String]
    let depth: Int
    let parent: Int?
    let failures: [String]?
    let screen: Int?
  }

  struct Step: Encodable {
    let from, to: Int
    let words, mover: String
  }

  let states: [State]
  let steps: [Step]
  let screens: [StateScreen]
  let screenHead, screenEnd: String

  /// As JSON without any `<`, which could end the element around it.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and integers can always be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    // Bytes, since a `<` after some signs, as U+0600, is a part of another `Character`.
    let escaped = data.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    return String(decoding: escaped, as: UTF8.self)
  }
}
