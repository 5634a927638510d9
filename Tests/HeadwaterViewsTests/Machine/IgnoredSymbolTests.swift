import Foundation
import HeadwaterUITesting
import Synchronization
import Testing

@testable import HeadwaterPortableViews

/// The law: nothing is ignored silently.
@MainActor @Suite("Symbols without effect") struct IgnoredSymbolTests {
  private let base = Text("a")

  /// Returns a view that uses a symbol, or uses the symbol outside of views.
  private func use(_ symbol: IgnoredSymbol) -> AnyView {
    switch symbol {
    case .ignoresSafeArea: AnyView(base.ignoresSafeArea())
    case .edgesIgnoringSafeArea: AnyView(base.edgesIgnoringSafeArea(.all))
    case .minimumScaleFactor: AnyView(base.minimumScaleFactor(0.5))
    case .previewLayout: AnyView(base.previewLayout(.sizeThatFits))
    case .previewDevice: AnyView(base.previewDevice(nil))
    case .previewDisplayName: AnyView(base.previewDisplayName("a"))
    case .presentationDetents: AnyView(base.presentationDetents([.medium]))
    case .presentationDragIndicator: AnyView(base.presentationDragIndicator(.visible))
    case .statusBarHidden: AnyView(base.statusBarHidden())
    case .statusBar: AnyView(base.statusBar(hidden: true))
    case .drawingGroup: AnyView(base.drawingGroup())
    case .compositingGroup: AnyView(base.compositingGroup())
    case .scrollIndicators: AnyView(base.scrollIndicators(.hidden))
    case .scrollDismissesKeyboard: AnyView(base.scrollDismissesKeyboard(.immediately))
    case .scrollContentBackground: AnyView(base.scrollContentBackground(.hidden))
    case .toolbarBackground: AnyView(base.toolbarBackground(.visible, for: .navigationBar))
    case .listStyle: AnyView(base.listStyle(.plain))
    case .formStyle: AnyView(base.formStyle(.columns))
    case .menuStyle: AnyView(base.menuStyle(.button))
    case .datePickerStyle: AnyView(base.datePickerStyle(.wheel))
    case .tabViewStyle: AnyView(base.tabViewStyle(.page))
    case .listRowSeparator: AnyView(base.listRowSeparator(.hidden))
    case .sensoryFeedback: AnyView(base.sensoryFeedback(.success, trigger: 1))
    case .gaugeStyle: AnyView(base.gaugeStyle(.accessoryCircular))
    case .navigationBarTitleDisplayMode: AnyView(base.navigationBarTitleDisplayMode(.inline))
    case .truncationMode: AnyView(base.truncationMode(.middle))
    case .preferredColorScheme: AnyView(base.preferredColorScheme(.dark))
    case .accessibilitySortPriority: AnyView(base.accessibilitySortPriority(1))
    case .accessibilityRemoveTraits: AnyView(base.accessibilityRemoveTraits(.isButton))
    case .contentShape: AnyView(base.contentShape(Circle()))
    case .renderingMode: AnyView(Image(systemName: "star").renderingMode(.template))
    case .pinnedViews: AnyView(LazyVStack(pinnedViews: .sectionHeaders) { base })
    case .imageInsets: AnyView(Image("a").resizable(resizingMode: .tile))
    case .roundedBorder: AnyView(base.textFieldStyle(.roundedBorder))
    case .traits: AnyView(base.accessibilityAddTraits(.updatesFrequently))
    case .otherScenes: AnyView(TwoScenes())
    case .repeatedAnimation: AnyView(OutsideOfViews { _ = Animation.linear.repeatForever() })
    case .openURL: AnyView(OutsideOfViews { OpenURLAction()(URL(string: "https://a.b")!) })
    }
  }

  private struct TwoScenes: View {
    typealias Body = Never

    private static var scenes: some Scene {
      SceneBuilder.buildBlock(WindowGroup { Text("a") }, WindowGroup { Text("b") })
    }

    private static func makeNode<S: Scene>(of scene: S, in parent: ViewNode) -> ViewNode {
      S.makeSceneNode(for: scene, in: parent)
    }

    static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
      makeNode(of: scenes, in: parent)
    }

    static func updateNode(_ node: ViewNode, for view: Self) {}
  }

  private struct OutsideOfViews: View {
    let action: @MainActor () -> Void

    var body: some View { Button("use", action: action) }
  }

  private func issues(of symbol: IgnoredSymbol) throws -> [ViewIssue] {
    let issues = Mutex<[ViewIssue]>([])
    return try IgnoredSymbol.$report.withValue({ issue in issues.withLock { $0.append(issue) } }) {
      let view = use(symbol)
      let graph = ViewGraph(
        root: VStack {
          view; use(symbol)
        }
      ) { issue in
        issues.withLock { $0.append(issue) }
      }
      graph.start()
      let button = Replica(html: graph.html).nodes.filter { $0.value.tag == "button" }.keys.min()
      if let button {
        try #require(graph.handle(Event(element: button, kind: .click)) == .handled)
      }
      return issues.withLock { $0 }
    }
  }

  @Test(
    "each raises one issue, with its name and what to use instead",
    arguments: IgnoredSymbol.allCases)
  func says(symbol: IgnoredSymbol) throws {
    let issues = try issues(of: symbol)

    #expect(issues.map(\.symbol) == [symbol])
    #expect(issues.first?.kind == .ignoredSymbol)
    #expect(issues.first?.message == "\(symbol.rawValue) does nothing here. \(symbol.instead)")
    #expect(symbol.instead.hasSuffix("."))
  }

  @Test("the text of an issue")
  func text() throws {
    #expect(
      try issues(of: .listStyle).first?.message == """
        .listStyle does nothing here. All lists are inset groups; use a ScrollView with a LazyVStack for \
        another look.
        """)
  }

  @Test("a symbol that has the requested effect raises none")
  func silent() {
    let ui = ViewHost(
      VStack {
        base.contentShape(Rectangle())
        LazyVStack { base }
        Image("a").resizable()
        base.accessibilityAddTraits(.isHeader)
        base.listStyle(.insetGrouped)
        base.navigationBarTitleDisplayMode(.automatic)
      })

    #expect(ui.issues == [])
  }

  /// Returns the public functions whose documentation begins with "Does nothing".
  private static func functionsWithoutEffect(in text: String) -> Set<String> {
    var names: Set<String> = []
    var doesNothing = false
    var isInside = false
    for line in text.split(separator: "\n") {
      if line.contains("///") {
        if !isInside { doesNothing = line.contains("/// Does nothing") }
        isInside = true
      } else {
        isInside = false
        if doesNothing, let match = line.firstMatch(of: /public (?:static |mutating )?func (\w+)/) {
          doesNothing = false
          names.insert(String(match.output.1))
        } else if !line.contains("@") {
          doesNothing = false
        }
      }
    }
    // A view without content has nothing to update, and neither has an app's own property.
    return names.subtracting(["update", "updateNode"])
  }

  @Test(
    "each symbol that is documented to do nothing, or returns the view unchanged, is one of them")
  func complete() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/HeadwaterPortableViews").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var documented: Set<String> = []
    var passive: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      documented.formUnion(Self.functionsWithoutEffect(in: text))
      for match in text.matches(of: /public func (\w+)[^{}]*-> some View \{\s*self\s*\}/) {
        passive.insert(String(match.output.1))
      }
    }
    let names = Set(
      IgnoredSymbol.allCases.map(\.rawValue).compactMap {
        $0.firstMatch(of: /^(?:[A-Z]\w*)?\.?(\w+)(?:\(\))?$/).map { String($0.output.1) }
      })

    #expect(documented.count > 25)
    #expect(documented.subtracting(names) == [])
    // All of its styles show what is shown anyway.
    #expect(passive == ["navigationViewStyle"])
  }
}
