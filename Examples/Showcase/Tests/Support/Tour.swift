import HeadwaterUI

@testable import HeadwaterPortableViews
@testable import HeadwaterUITesting
@testable import Showcase

/// The showcase's first page with services that need no network.
struct TestedShowcase: App {
  var body: some Scene {
    WindowGroup { ShowcaseView(sources: nil, services: .fake) }
  }
}

/// The way to a screen: the links and tabs to tap, in order.
typealias Route = [Int]

/// Finds every screen of the showcase, by following all links and tabs from the front page.
///
/// So it also visits new examples and new pages of the gallery, without a list of names.
@MainActor
enum Tour {
  /// The maximum length of a route. It reaches every example.
  private static let longestRoute = 4
  /// The number of rows to follow if several rows lead to the same kind of screen.
  private static let rowsOfAKind = 2

  /// Returns the links and tabs of a screen, in order.
  static func ways(on screen: Screen) -> [AccessibleItem] {
    screen.items.filter { item in
      (item.role == .link || item.role == .tab) && !item.isChrome && !item.isDisabled
        && (!item.element.has(.href) || item.element.wants("click"))
    }
  }

  /// Returns the links and tabs to follow, without further rows of the same kind.
  static func steps(on screen: Screen, after route: Route) -> [Int] {
    guard route.count < longestRoute else { return [] }
    var kinds: [String: Int] = [:]
    return ways(on: screen).enumerated().compactMap { index, item in
      guard !route.isEmpty else { return index }
      // A link with an address leads to a screen of its own.
      let kind =
        item.element.attribute(.href)
        ?? item.element.owner.map { String(reflecting: type(of: $0)) } ?? ""
      kinds[kind, default: 0] += 1
      return kinds[kind, default: 0] <= rowsOfAKind ? index : nil
    }
  }

  /// Opens a screen in a new host.
  static func open(_ route: Route) async throws -> ViewHost {
    let ui = ViewHost(app: TestedShowcase())
    await ui.settles()
    for step in route {
      let ways = ways(on: ui.screen)
      guard ways.indices.contains(step) else { throw ActionError(description: ui.outline) }
      try FoundElement(host: ui, item: ways[step]).tap()
      await ui.settles()
    }
    return ui
  }

  /// A tour to every screen, which uses and leaves each of them.
  ///
  /// It takes long, so it runs once, for the first test that needs it.
  static let whole = Task { @MainActor in
    let tour = Visits()
    var waiting: [Route] = [[]]
    while let route = waiting.popLast() {
      // A task for each screen, so that other tests can use the main actor in between.
      waiting += try await Task { try await tour.visit(route) }.value
    }
    return tour
  }
}

/// The results of a tour.
@MainActor
final class Visits {
  private(set) var routes: [Route] = []
  private(set) var titles: [String] = []
  let census = Census()

  /// Opens a screen, uses everything on it, and leaves.
  ///
  /// - Returns: The routes to further screens.
  func visit(_ route: Route) async throws -> [Route] {
    let ui = try await Tour.open(route)
    let further = Tour.steps(on: ui.screen, after: route).map { route + [$0] }
    routes.append(route)
    titles.append(ui.title)
    ui.useEverything { census.count(ui.graph) }
    ui.close()
    return further
  }
}

extension ViewHost {
  /// Waits until nothing on the screen is loading.
  func settles() async {
    await until { !screen.items.contains { $0.role != .textField && $0.name.hasSuffix("…") } }
  }

  /// Types into every field and presses every button once. It opens and closes dialogs.
  func useEverything(_ look: () -> Void) {
    for item in screen.items where item.role == .textField && !item.isDisabled {
      try? FoundElement(host: self, item: item).type("7")
    }
    for index in 0..<buttons.count {
      let buttons = buttons
      guard buttons.indices.contains(index) else { break }
      _ = send(.click, to: buttons[index])
      closeDialogs(look)
    }
    look()
  }

  private var buttons: [Element] {
    screen.items.filter { $0.role == .button && !$0.isChrome && !$0.isDisabled }.map(\.element)
  }

  private func closeDialogs(_ look: () -> Void) {
    var attempts = 0
    while let modal = graph.topmostModal, attempts < 5 {
      attempts += 1
      look()
      if send(.dismiss, to: modal) == nil, graph.topmostModal !== modal { continue }
      let last = Screen(root: modal, fields: screen.fields).items
        .last { $0.role == .button && !$0.isDisabled }
      if let last { _ = send(.click, to: last.element) }
    }
  }
}
