import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("The graph of an exploration")
struct GraphTests {
  /// Counts up to a limit, and starts again.
  private struct Ring: Reducer {
    let size: Int

    func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
      state = action ? (state + 1) % size : 0
      return .none
    }
  }

  private struct Note: Reducer {
    struct State: Hashable { var text = "" }

    func reduce(into state: inout State, action: String) -> Effect<String> {
      state.text = action
      return .none
    }
  }

  private func graph(of size: Int, limit: Int = 1_000) -> ExplorationGraph<Int> {
    explore(from: [0], reducer: { _ in Ring(size: size) }, actions: { _ in [true, false] })
      .graph(states: limit)
  }

  private func graph(of text: String) -> ExplorationGraph<Note.State> {
    explore(
      from: [Note.State()], reducer: { _ in Note() }, actions: { $0.text.isEmpty ? [text] : [] }
    ).graph()
  }

  @Test("it has each state with its depth and parent, and each step with who takes it")
  func parts() {
    let found = explore(
      from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
      actions: { $0.isBusy || $0.user != nil ? [] : [.tapped] })
    let graph = found.graph()
    #expect(graph.nodes.map(\.depth) == [0, 1, 2])
    #expect(graph.nodes.map(\.parent) == [nil, 0, 1])
    #expect(graph.nodes[1].moment.questions == ["\"login\" of \"ana\""])
    #expect(
      graph.steps.map { "\($0.source) \($0.target) \($0.mover): \($0.words)" } == [
        "0 1 person: send .tapped",
        "1 2 world: answer \"login\" of \"ana\" with .success(7)",
        "1 0 world: answer \"login\" of \"ana\" with .failure(Offline())",
      ])
    #expect(graph.leftOut == nil)
  }

  @Test("DOT has each state, its value, and each step")
  func dot() {
    #expect(
      graph(of: 2).dot == """
        digraph states {
          rankdir=LR;
          node [shape=circle];
          0 [tooltip="0", shape=doublecircle];
          1 [tooltip="1"];
          0 -> 1 [label="send true", style=solid];
          0 -> 0 [label="send false", style=solid];
          1 -> 0 [label="send true", style=solid];
          1 -> 0 [label="send false", style=solid];
        }

        """)
    #expect(graph(of: "a\"\\n").dot.contains(#"label="send \"a\\\"\\\\n\"""#))
    #expect(graph(of: "\u{600}\"").dot.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 0)
  }

  @Test("a graph that is too large says what it leaves out")
  func leftOut() {
    let graph = graph(of: 20, limit: 5)
    let text =
      "Of 20 states, these are the first 5 that were found. The other 15 and the steps to them are left out."
    #expect(graph.leftOut == text)
    #expect(graph.nodes.count == 5)
    #expect(graph.steps.allSatisfy { $0.target < 5 })
    #expect(graph.page(title: "A ring").contains(text))
    #expect(graph.dot.contains(text))
  }

  @Test("no text of a value is markup, in the picture or in the page")
  func escapes() {
    let text = "</script><b title='x'>&\u{1}"
    let graph = graph(of: text)
    #expect(!graph.svg.contains("<b"))
    #expect(graph.svg.contains(#"&lt;/script&gt;&lt;b title=\&#39;x\&#39;&gt;&amp;"#))
    let page = graph.page(title: text)
    #expect(page.components(separatedBy: "</script>").count == 3)
    // After this sign, `<` and a quote are parts of another character.
    let glued = self.graph(of: "\u{600}</script>").page(title: "").unicodeScalars
    #expect(glued.split(separator: "</script>".unicodeScalars).count == 3)
    #expect(!page.contains("<b "))
    // A `<` with a mark beside it is one character with that mark.
    let marked = self.graph(of: "\u{600}<b>\u{600}<\u{301}b>").page(title: "\u{600}<b>")
    #expect(!Array(marked.unicodeScalars).contains(Array("<b>".unicodeScalars)))
    // A value that looks like a mark of the page's template is a value.
    #expect(
      self.graph(of: "{{svg}}").page(title: "{{data}}").components(separatedBy: "<svg").count == 5)
  }

  @Test("the state in which a property fails is marked")
  func failures() {
    var graph: ExplorationGraph<Int>?
    // The failure is planted: the picture of it is what is tested.
    withKnownIssue {
      graph =
        explore(
          from: [0], reducer: { _ in Ring(size: 5) }, actions: { _ in [true] },
          holding: [.never("three") { $0.state == 3 }]
        ).graph()
    }
    #expect(graph?.nodes.map(\.failures) == [[], [], [], ["three"]])
    #expect(graph?.svg.contains("state failed") == true)
  }

  @Test("the way on which a promise is not kept ends at the marked state")
  func unkeptPromise() {
    var graph: ExplorationGraph<Login.State>?
    // As above.
    withKnownIssue {
      graph =
        explore(
          from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
          actions: { $0.isBusy || $0.user != nil ? [] : [.tapped] },
          holding: [
            .leadsTo("in", from: { $0.state.isBusy }, to: { $0.state.user != nil })
          ]
        ).graph()
    }
    #expect(graph?.nodes.map(\.failures) == [["in"], [], []])
  }

  @Test("each node has a place of its own")
  func places() {
    let graph = graph(of: 500)
    let layout = GraphLayout(
      depths: graph.nodes.map { $0.depth % 5 }, steps: graph.steps.map { ($0.source, $0.target) },
      columnDistance: 90, rowDistance: 40)
    #expect(Set(layout.places.map { "\($0.x) \($0.y)" }).count == 500)
    #expect(
      layout.places.allSatisfy {
        (0...layout.width).contains($0.x) && (0...layout.height).contains($0.y)
      })
  }

  @Test("ten thousand states are laid out in a moment")
  func large() {
    let count = 10_000
    let steps = (1..<count).flatMap { [($0 / 3, $0), ($0, $0 / 7), ($0 / 3, $0 - 1)] }
    var depths = [0]
    for node in 1..<count { depths.append(depths[node / 3] + 1) }
    let time = ContinuousClock().measure {
      let layout = GraphLayout(
        depths: depths, steps: steps, columnDistance: 90, rowDistance: 40)
      #expect(layout.places.count == count)
    }
    #expect(time < .seconds(5))
  }
}
