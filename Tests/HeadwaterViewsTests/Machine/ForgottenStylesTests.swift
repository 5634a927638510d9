import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Model {
  var width = 0
}

private struct Bar: View {
  let model: Model

  var body: some View {
    Text("bar").frame(width: CGFloat(model.width))
  }
}

private struct Row: View {
  let id: Int
  @State private var taps = 0

  var body: some View {
    Button {
      taps += 1
    } label: {
      Text(verbatim: "row \(id): \(taps)").frame(width: CGFloat(1 + id))
    }
  }
}

private struct Rows: View {
  var body: some View {
    List(0..<10_000, id: \.self) { Row(id: $0) }
  }
}

/// The rules of a client that has applied all operations so far.
private struct ClientRules {
  var rules: [String]

  mutating func apply(_ operations: [DocumentChange]) {
    for operation in operations {
      switch operation {
      case .addRule(let rule): rules.append(rule)
      case .removeRules(let classes):
        rules.removeAll { rule in classes.contains { rule.hasPrefix(".\($0){") } }
      default: break
      }
    }
  }
}

@MainActor @Suite struct ForgottenStylesTests {
  @Test(
    "a style that changes without end leaves a bounded number of rules, here and with the client")
  func bounded() {
    let model = Model()
    let graph = ViewGraph(root: Bar(model: model))
    graph.start()
    var client = ClientRules(rules: graph.rules)
    var most = 0
    for width in 1...5_000 {
      model.width = width
      client.apply(graph.flush())
      most = max(most, client.rules.count)
    }
    #expect(most <= StyleBlocks.smallestCrowd)
    #expect(client.rules == graph.rules)
    #expect(graph.rules.last == ".s5001{width:5000px}")
  }

  @Test(
    "a search is due only when the blocks have doubled, so that many blocks in use cost no more")
  func doubled() {
    let styles = StyleBlocks()
    let document = Document()
    let element = Element(.div, owner: nil, in: document)
    element.setClass(
      (0..<300).map { styles.className(for: "width:\($0)px") }.joined(separator: " "))
    #expect(styles.isCrowded)
    var uses = StyleBlocks.Uses()
    uses.add(element)

    #expect(styles.forget(except: uses).isEmpty)

    #expect(!styles.isCrowded)
    for width in 300..<599 { _ = styles.className(for: "width:\(width)px") }
    #expect(!styles.isCrowded)
    _ = styles.className(for: "width:599px")
    #expect(styles.isCrowded)
    #expect(styles.forget(except: uses) == (300..<600).map { "s\($0 + 1)" })
  }

  @Test("every class of every row has its rule, also of a row that was away with its state")
  func rows() throws {
    let ui = ViewHost(Rows())
    try ui.find(button: "row 3: 0").tap()
    var client = ClientRules(rules: ui.styleRules)
    for place in stride(from: 100, to: 9_000, by: 30) {
      try ui.scroll(toRow: place)
      client.apply(ui.operations)
    }
    #expect(client.rules.count < 600)

    try ui.scroll(toRow: 0)
    client.apply(ui.operations)

    #expect(ui.findAll(button: "row 3: 1").count == 1)
    #expect(client.rules == ui.styleRules)
    let defined = Set(client.rules.map { $0.dropFirst().prefix { $0 != "{" } })
    for match in ui.html.matches(of: #/[" ](s\d+)[ "]/#) { #expect(defined.contains(match.1)) }
    #expect(client.rules.contains { $0.hasSuffix("{width:4px}") })
  }

  @Test("what follows a pointer keeps the rule that its markup needs")
  func motion() {
    let styles = StyleBlocks()
    let document = Document()
    let element = Element(.div, owner: nil, in: document)
    element.setMotion([StyleDeclaration(.translate, "1px 2px")])
    let name = styles.className(for: "translate:1px 2px")
    let other = styles.className(for: "translate:3px 4px")
    var uses = StyleBlocks.Uses()
    uses.add(element)

    #expect(styles.forget(except: uses) == [other])
    #expect(styles.className(for: "translate:1px 2px") == name)
  }
}
