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

private struct Shout: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("!")
      configuration.label
    }
  }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("frame")
      Button(configuration)
    }
  }
}

private struct Styled: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("shout \(count)") { count += 1 }.buttonStyle(Shout())
      Button("frame \(count)") { count += 10 }.buttonStyle(Framed())
    }
  }
}

private struct Linking: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("push") { Text("pushed") }.buttonStyle(Shout())
        Link("web", destination: URL(string: "https://example.com/1")!).buttonStyle(Shout())
        NavigationLink("framed push") { Text("pushed too") }.buttonStyle(Framed())
        Link("framed web", destination: URL(string: "https://example.com/2")!)
          .buttonStyle(Framed())
      }
    }
  }
}

private struct Restyling: View {
  @State private var isLoud = false

  var body: some View {
    Link("page", destination: URL(string: "https://example.com")!)
      .buttonStyle(Choosing(isLoud: isLoud))
    Button("change") { isLoud = true }.buttonStyle(.plain)
  }
}

private struct Choosing: ButtonStyle {
  let isLoud: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isLoud { Text("!") }
    configuration.label
  }
}

@MainActor @Suite struct ButtonStyleTests {
  @Test("a custom style shows the label in its body, and taps still act")
  func custom() throws {
    let ui = ViewHost(Styled())

    try ui.find(button: "! shout 0").tap()
    try ui.find(button: "frame 1").tap()

    #expect(ui.texts == ["!", "shout 11", "frame", "frame 11"])
    #expect(Replica(html: ui.html).nodes.values.filter { $0.tag == "button" }.count == 2)
  }

  // Covers: .buttonStyle
  @Test("links take the styles that buttons take")
  func links() throws {
    let ui = ViewHost(Linking())
    #expect(ui.texts == ["!", "push", "!", "web", "frame", "framed push", "frame", "framed web"])

    let links = Replica(html: ui.html).nodes.values.filter { $0.tag == "a" }
    #expect(links.count == 2)
    let addresses = Set(links.map { $0.attributes["href"] })
    #expect(addresses == ["https://example.com/1", "https://example.com/2"])
    #expect(ui.html.contains("class=\"link custom\""))

    try ui.find(link: "! push").tap()
    #expect(ui.texts.contains("pushed"))
    try ui.find(button: "Back").tap()
    try ui.find(button: "framed push").tap()
    #expect(ui.texts.contains("pushed too"))
  }

  @Test("a link whose style changes shows its label in the new one")
  func changingStyle() throws {
    let ui = ViewHost(Restyling())
    #expect(ui.texts == ["page", "change"])

    try ui.find(button: "change").tap()

    #expect(ui.texts == ["!", "page", "change"])
    #expect(Replica(html: ui.html).nodes.values.filter { $0.tag == "a" }.count == 1)
  }

  @Test("a built-in style is a class")
  func builtIn() {
    let html = ViewHost(
      VStack {
        Button("a") {}.buttonStyle(.borderedProminent)
        Button("b", role: .destructive) {}
      }.buttonStyle(.bordered)
    ).html

    #expect(html.contains("class=\"button prominent\""))
    #expect(html.contains("class=\"button bordered destructive\""))
  }
}

private struct Concatenated: View {
  @State private var count = 1

  var body: some View {
    let parts = (0..<count).map { Text("part \($0) ").bold() }
    parts.reduce(Text("all: ").foregroundColor(.red), +).font(.title)
    Button("more") { count += 1 }
  }
}

@MainActor
@Suite struct ConcatenatedTextTests {
  @Test("concatenated texts keep their styles, and follow a change")
  func concatenation() throws {
    let ui = ViewHost(Concatenated())
    #expect(ui.texts.first == "all: part 0 ")
    try ui.find(button: "more").tap()
    #expect(ui.texts.first == "all: part 0 part 1 ")
    #expect(ui.operations.count == 1)
  }
}
