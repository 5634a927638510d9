#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import Foundation
  import Testing

  @testable import HeadwaterPortableViews

  /// Where a user may write dynamic properties.
  enum PropertyPlace: String, CaseIterable {
    case view, modifier, concatenatedModifier, toolbarContent, optionalToolbarContent
    case buttonStyle, primitiveButtonStyle, toggleStyle, labelStyle, progressViewStyle
    case gesture, gestureInGesture, scene, app

    /// The protocol that a type conforms to there.
    var conformance: String {
      switch self {
      case .view: "View"
      case .modifier, .concatenatedModifier: "ViewModifier"
      case .toolbarContent, .optionalToolbarContent: "ToolbarContent"
      case .buttonStyle: "ButtonStyle"
      case .primitiveButtonStyle: "PrimitiveButtonStyle"
      case .toggleStyle: "ToggleStyle"
      case .labelStyle: "LabelStyle"
      case .progressViewStyle: "ProgressViewStyle"
      case .gesture, .gestureInGesture: "Gesture"
      case .scene: "Scene"
      case .app: "App"
      }
    }

    /// Whether something around the place can be evaluated again.
    var hasParent: Bool { self != .app }
    /// Whether the place shows anything by itself.
    var isSeen: Bool { conformance != "Gesture" }
  }

  private struct Parent<Content: View>: View {
    let world: ProbedWorld
    @ViewBuilder let content: (Int) -> Content

    var body: some View { content(world.parent.count) }
  }

  /// The law: a dynamic property works wherever a user may write one.
  @MainActor @Suite("Dynamic properties in every place") struct DynamicPropertyTests {
    private let world = ProbedWorld()

    private func graph(_ place: PropertyPlace, _ reflection: FieldReflection) -> ViewGraph {
      ProbedWorld.$current.withValue(world) {
        let graph = ViewGraph(
          environment: world.environment, reflection: reflection,
          report: { Issue.record("\($0)") }
        ) { node(place, in: $0) }
        graph.start()
        return graph
      }
    }

    private func node(_ place: PropertyPlace, in root: ViewNode) -> ViewNode {
      let world = world
      func mount<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> ViewNode {
        root.makeChild(Parent(world: world, content: content))
      }
      switch place {
      case .view: return mount { ProbeView(world, $0) }
      case .modifier: return mount { Text("a").modifier(ProbeModifier(world, $0)) }
      case .concatenatedModifier:
        return mount { Text("a").modifier(EmptyModifier().concat(ProbeModifier(world, $0))) }
      case .toolbarContent:
        return mount { version in
          NavigationStack { Text("a").toolbar { ProbeToolbar(world, version) } }
        }
      case .optionalToolbarContent:
        return mount { version in
          NavigationStack {
            Text("a").toolbar {
              if version >= 0 { ProbeToolbar(world, version) }
              ToolbarItem { Text("b") }
            }
          }
        }
      case .buttonStyle:
        return mount { Button("a") {}.buttonStyle(ProbeButtonStyle(world, $0)) }
      case .primitiveButtonStyle:
        return mount { Button("a") {}.buttonStyle(ProbePrimitiveButtonStyle(world, $0)) }
      case .toggleStyle:
        return mount {
          Toggle("a", isOn: .constant(true)).toggleStyle(ProbeToggleStyle(world, $0))
        }
      case .labelStyle:
        return mount { Label("a", systemImage: "star").labelStyle(ProbeLabelStyle(world, $0)) }
      case .progressViewStyle:
        return mount { ProgressView("a").progressViewStyle(ProbeProgressViewStyle(world, $0)) }
      case .gesture:
        return mount { Text("a").gesture(ProbeGesture(world, $0).onEnded {}) }
      case .gestureInGesture:
        return mount { Text("a").gesture(ProbeOuterGesture(world: world, version: $0)) }
      case .scene: return mountApp(ProbeSceneApp(), in: root)
      case .app: return mountApp(ProbeApp(), in: root)
      }
    }

    private func mountApp<Application: App>(_ app: Application, in root: ViewNode) -> ViewNode {
      let node = AppNode(app, in: root)
      node.mount()
      return node
    }

    private func check(
      _ kind: PropertyKind, changes: Int, at place: PropertyPlace, in graph: ViewGraph,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(
        world.values[kind] == ProbedWorld.expected(kind, after: changes),
        sourceLocation: sourceLocation)
      guard place.isSeen else { return }
      #expect(graph.html.contains(">\(world.summary)<"), sourceLocation: sourceLocation)
    }

    // Covers: DynamicProperty, ViewModifier, .modifier, EmptyModifier, ToolbarContent
    // Covers: ButtonStyle, PrimitiveButtonStyle, .buttonStyle, LabelStyle, Scene, .gesture
    @Test(
      "it reads the right value, is tracked, and survives an evaluation of the parent",
      arguments: PropertyKind.allCases, PropertyPlace.allCases)
    func works(_ kind: PropertyKind, _ place: PropertyPlace) {
      for reflection in [FieldReflection.offsets, .mirror] {
        // A world of its own for each.
        DynamicPropertyTests().check(kind, at: place, by: reflection)
      }
    }

    private func check(
      _ kind: PropertyKind, at place: PropertyPlace, by reflection: FieldReflection
    ) {
      let graph = graph(place, reflection)
      check(kind, changes: 0, at: place, in: graph)

      world.change(kind, in: graph)
      check(kind, changes: 1, at: place, in: graph)

      if place.hasParent {
        world.parent.count += 1
        _ = graph.flush()
        #expect(world.version == 1)
        check(kind, changes: 1, at: place, in: graph)
      }

      world.change(kind, in: graph)
      check(kind, changes: 2, at: place, in: graph)
    }

    @Test("reads in a property's update() are tracked, and its writes are kept")
    func update() {
      struct Screen: View {
        let input: ComposedOfInput

        var body: some View { Text(verbatim: "updated \(input.updated)") }
      }
      let graph = ViewGraph(root: Screen(input: ComposedOfInput(Bindable(world.composed).count)))
      #expect(graph.html.contains("updated 0"))

      world.composed.count = 3

      #expect(graph.flush().count == 1)
      #expect(graph.html.contains("updated 30"))
    }

    @Test("a property with a new value from the parent is evaluated again")
    func otherInput() {
      struct Child: View {
        let input: ComposedOfInput

        var body: some View { Text(verbatim: "product \(input.product)") }
      }
      struct Screen: View {
        let world: ProbedWorld

        var body: some View {
          let isFirst = world.parent.count == 0
          Child(
            input: ComposedOfInput(
              isFirst ? Bindable(world.composed).count : Bindable(world.bound).count))
        }
      }
      let graph = ViewGraph(root: Screen(world: world))
      world.bound.count = 7
      world.parent.count = 1

      _ = graph.flush()
      #expect(graph.html.contains("product 70"))
    }

    @Test("each protocol with a body, and each kind of property, has a place in the matrix")
    func complete() throws {
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Sources/HeadwaterPortableViews").standardizedFileURL
      let files = try #require(
        FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
      var protocols: Set<String> = []
      var properties: Set<String> = []
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /public protocol (\w+)[^{]*\{(?s:(.*?))\n\}/)
        where match.2.contains(/(var body:|func body\(|func makeBody\()/) {
          protocols.insert(String(match.1))
        }
        for match in text.matches(of: /extension ([\w.]+): DynamicProperty/) {
          properties.insert(String(match.1))
        }
      }

      #expect(protocols == Set(PropertyPlace.allCases.map(\.conformance)))
      #expect(
        properties == [
          "State", "Binding", "Environment", "StateObject", "ObservedObject", "EnvironmentObject",
          "FocusState", "FocusState.Binding", "Bindable", "AppStorage", "SceneStorage",
        ])
    }
  }
#endif
