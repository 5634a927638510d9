import HeadwaterPortableViews
import HeadwaterUITesting
import Testing

@MainActor @Suite struct StyleTests {
  private func graph<Content: View>(_ view: Content) -> ViewGraph { ViewGraph(root: view) }

  private func tags(_ graph: ViewGraph) -> [String] {
    Replica(html: graph.html).nodes.sorted { $0.key < $1.key }.dropFirst().map(\.value.tag)
  }

  @Test("modifiers share an element as long as their order allows it")
  func fused() {
    let graph = graph(Text("a").padding().frame(width: 100).background(Color.red).opacity(0.5))

    #expect(tags(graph) == ["span"])
    #expect(graph.rules == [".s1{padding:16px;width:100px;background:var(--red);opacity:0.5}"])
  }

  @Test("padding outside a background has its own element")
  func wrapped() {
    let graph = graph(Text("a").background(Color.red).padding(8))

    #expect(tags(graph).sorted() == ["div", "span"])
    #expect(graph.rules == [".s1{background:var(--red)}", ".s2{padding:8px}"])
  }

  // Covers: Group
  @Test("a modifier of a group is applied to each of its views")
  func group() {
    let graph = graph(
      Group {
        Text("a")
        Text("b")
      }.padding(4))

    #expect(graph.html.components(separatedBy: "text s1").count == 3)
    #expect(graph.rules == [".s1{padding:4px}"])
  }

  @Test("equal styles share one class")
  func interned() {
    let graph = graph(
      VStack {
        ForEach(0..<10) { Text("\($0)").font(.title).foregroundStyle(.secondary) }
      })

    #expect(graph.rules == [".s1{font:var(--font-title);color:var(--secondary)}"])
  }

  @Test("the text's own style wins over that of the environment")
  func ownStyle() {
    let graph = graph(
      VStack { Text("a").foregroundColor(.blue).bold() }
        .foregroundColor(.red).font(.body).fontWeight(.light))

    #expect(graph.rules == [".s1{font:var(--font-body);font-weight:700;color:var(--blue)}"])
  }

  @Test("no element has a style attribute")
  func noStyleAttribute() {
    let graph = graph(
      VStack(alignment: .leading, spacing: 3) {
        Text("a").frame(maxWidth: .infinity, alignment: .trailing).padding(.horizontal, 2)
        Color.green.frame(width: 10, height: 10)
      })

    #expect(!graph.html.contains("style="))
  }

  @Test("a changed style is a changed class and a new rule")
  func changed() throws {
    let ui = ViewHost(Toggling())

    try ui.find(button: "a").tap()

    #expect(ui.operations.count == 2)
    #expect(ui.operations.first == .addRule(".s2{padding:32px}"))
  }

  @Test("a changed class keeps the scale, which the first markup had as a class")
  func changedBesideMotion() throws {
    let ui = ViewHost(Toggling(scale: 0.5))

    try ui.find(button: "a").tap()

    let values = ui.operations.compactMap { operation in
      if case .setStyle(_, "scale", let value) = operation { value } else { nil }
    }
    #expect(values == ["0.5 1"])
  }

  @Test("the style sheet exists and has both color schemes")
  func stylesheet() {
    #expect(Stylesheet.base.contains("prefers-color-scheme: dark"))
    #expect(Stylesheet.base.contains("prefers-reduced-motion"))
  }

  @Test("colours are written by numbers and names only")
  func colours() {
    let graph = graph(
      VStack {
        Text("a").foregroundColor(Color(red: 1, green: 0.5, blue: 0))
        Text("b").foregroundColor(Color(hue: 0, saturation: 1, brightness: 1))
        Text("c").foregroundColor(.red.opacity(0.25))
        Text("d").foregroundColor(Color(white: .nan))
      })

    #expect(
      graph.rules == [
        ".s1{color:color(srgb 1 0.5 0/1)}", ".s2{color:color(srgb 1 0 0/1)}",
        ".s3{color:color-mix(in srgb,var(--red) 25%,transparent)}",
        ".s4{color:color(srgb 0 0 0/1)}",
      ])
  }

  // Covers: GridRow
  @Test("a row of a grid may have an alignment of its own")
  func gridRow() {
    let graph = graph(
      Grid(alignment: .bottom) {
        GridRow { Text("a") }
        GridRow(alignment: .firstTextBaseline) { Text("b") }
      })

    #expect(graph.rules.contains { $0.contains("{align-items:first baseline}") })
    #expect(graph.rules.count == 2)
  }

  @Test("the cells of a lazy grid stand where its first column says")
  func gridCells() {
    let columns = [GridItem(.fixed(80), alignment: .topTrailing), GridItem(.fixed(40))]
    let graph = graph(LazyVGrid(columns: columns) { Text("a") })

    #expect(
      graph.rules == [
        ".s1{grid-template-columns:80px 40px;gap:8px 8px;justify-items:end;align-items:start}"
      ])
  }

  @Test("a column of an adaptive grid has room for words of a larger size")
  func adaptiveColumns() {
    let columns = [
      GridItem(.adaptive(minimum: 88)), GridItem(.adaptive(minimum: 400, maximum: 500)),
    ]
    let graph = graph(LazyVGrid(columns: columns) { Text("a") })

    #expect(
      graph.rules.contains {
        $0.contains(
          "repeat(auto-fill,minmax(min(max(88px,5.5rem),100%),1fr)) "
            + "repeat(auto-fill,minmax(min(max(400px,12rem),100%),500px));")
      })
  }
}

private struct Toggling: View {
  var scale: CGFloat?
  @State private var padding: CGFloat = 16

  var body: some View {
    Button {
      padding = 32
    } label: {
      if let scale {
        Text("a").padding(padding).scaleEffect(x: scale)
      } else {
        Text("a").padding(padding)
      }
    }
  }
}
