import HeadwaterPortableViews
import HeadwaterUITesting
import Testing

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
