import HeadwaterUITesting
import HeadwaterViews
import Synchronization
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Name {
  var text = ""
}

private struct Later: View {
  let name: Name

  var body: some View { HStack { Text("a") }.accessibilityLabel(name.text) }
}

@MainActor
@Suite("Labels of views without a role") struct LabelledPartTests {
  @Test("a shape, a colour and a text with a label are read as pictures, a stack as a group")
  func roles() {
    let shapes: [AnyView] = [
      AnyView(Circle().accessibilityLabel("name")),
      AnyView(Path { $0.move(to: .zero) }.stroke(.red).accessibilityLabel("name")),
      AnyView(Rectangle().fill(.red).frame(width: 9).padding().accessibilityLabel("name")),
      AnyView(Color.red.accessibilityLabel("name")),
      AnyView(Text("3/5").accessibilityLabel(Text("name"))),
    ]
    for shape in shapes { #expect(role(of: shape) == "img") }
    let stacks: [AnyView] = [
      AnyView(HStack { Text("a") }.accessibilityLabel("name")),
      AnyView(VStack {}.accessibilityLabel("name")),
      AnyView(ZStack { Text("a") }.padding().accessibilityLabel("name")),
      AnyView(Text("a").overlay { Text("b") }.accessibilityLabel("name")),
      AnyView(ScrollView { Text("a") }.accessibilityLabel("name")),
    ]
    for stack in stacks { #expect(role(of: stack) == "group") }
  }

  private func role(of view: AnyView) -> String? {
    let named = Replica(html: ViewHost(view).html).nodes.values.filter {
      $0.attributes["aria-label"] == "name"
    }
    #expect(named.count == 1)
    #expect(named.first?.attributes["aria-hidden"] == nil)
    return named.first?.attributes["role"]
  }

  @Test("a role that is given stays, and what is hidden stays hidden")
  func given() {
    #expect(
      role(of: AnyView(HStack {}.accessibilityAddTraits(.isImage).accessibilityLabel("name")))
        == "img")
    let hidden = ViewHost(Circle().accessibilityLabel("a").accessibilityHidden(true)).html
    #expect(hidden.contains("aria-hidden"))
    #expect(ViewHost(Circle()).html.contains("aria-hidden"))
  }

  @Test("a label that comes later gives the role, too")
  func later() {
    let name = Name()
    let ui = ViewHost(Later(name: name))
    #expect(!ui.html.contains("role="))
    name.text = "part"
    #expect(ui.html.contains(#"role="group""#))
  }

  @Test("a labelled text is still a text of the outline")
  func outline() {
    #expect(ViewHost(Text("3/5").accessibilityLabel("3 of 5")).outline == #"text "3 of 5""#)
    #expect(
      ViewHost(HStack { Text("a") }.accessibilityLabel("part")).outline == """
        group "part"
          text "a"
        """)
  }
}

@MainActor
@Suite("Symbols without a drawing") struct MissingSymbolTests {
  @Test(
    "an issue names the view of a symbol without a drawing, and no name, which a person may have typed"
  )
  func missing() {
    #expect(
      ViewHost(Typed(name: "no.such.thing")).issues == [
        """
        An image in Typed has the name of a system symbol that has no drawing here, and an empty box is \
        shown instead. Use a symbol that the documentation of Image lists, or a picture of your own: \
        Image("map") shows the file with that name.
        """
      ])
    #expect(ViewHost(Label("a", systemImage: "no.such.thing")).issues.count == 1)
    #expect(ViewHost(Text("a \(Image(systemName: "no.such.thing"))")).issues.count == 1)
    #expect(ViewHost(Image(systemName: "heart.circle.fill")).issues == [])
    #expect(ViewHost(Typed(name: "My Secret 17")).issues.allSatisfy { !$0.contains("17") })
  }
}

@MainActor
@Suite("The end of a host") struct HostEndTests {
  @Test("a host that is released ends the tasks of its views", .timeLimit(.minutes(3)))
  func tasks() async {
    let (began, beginning) = AsyncStream.makeStream(of: Void.self)
    let (ended, ending) = AsyncStream.makeStream(of: Void.self)
    var ui: ViewHost? = ViewHost(
      Text("a").task {
        await withTaskCancellationHandler {
          beginning.yield()
          for await _ in AsyncStream<Never>.makeStream().stream {}
        } onCancel: {
          ending.yield()
        }
      })
    ui?.update()
    for await _ in began { break }
    ui = nil
    for await _ in ended { break }
  }
}

private struct Typed: View {
  let name: String

  var body: some View { Image(systemName: name) }
}
