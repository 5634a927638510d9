import HeadwaterPortableViews
import HeadwaterTesting

/// Shows a view or an app as a browser does, without a screen, and lets a test find and use its elements.
///
/// ```swift
/// let ui = ViewHost(SignUpView(model: model))
/// try ui.find(textField: "Username").type("blob")
/// try ui.find(button: "Sign Up").tap()
/// #expect(ui.sheet != nil)
/// ```
///
/// - Every look brings the view up to date first. A test never has to await an update.
/// - A finder finds exactly one match, or throws an error that shows the screen.
/// - Actions are events that pass the same check as those of a browser.
@MainActor
public final class ViewHost {
  let graph: ViewGraph
  let tasks: WatchedTasks
  /// Fails the test at a line.
  var report: (_ message: String, _ site: CallSite) -> Void = reportFailure
  private let advance: (@MainActor () -> Void)?
  private var fields = FieldStates()
  var history: HostHistory
  var stored: HostStorage
  private var recorded: [DocumentChange] = []
  private var shownOperations: [DocumentChange] = []
  private let issueList: IssueList
  /// The actions that wait for time to pass, in the order in which they began to wait.
  private var waiting: [(id: Int, action: @MainActor () -> Void)] = []
  private var lastWaiting = 0
  /// Whether no time passes between two actions.
  private var isQuick = false
  /// The element with the focus.
  private(set) var focusedElement: Element?

  /// The issues of the views so far.
  public var issues: [String] {
    update()
    return issueList.messages
  }

  /// Makes a host for a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The environment of the view.
  ///   - storage: The values of `@AppStorage` and `@SceneStorage` that are stored already.
  ///   - runtime: Runs the effects of the stores and the tasks of the views, before each look.
  ///   - longestWholeList: The number of rows up to which all rows of a list are on the screen. Of a longer one,
  ///     only the rows around those in view are; a served app has 100.
  ///   - settle: Called before each look, to advance effects and clocks.
  public convenience init<Content: View>(
    _ view: Content, environment: EnvironmentValues = EnvironmentValues(),
    storage: HostStorage = HostStorage(), runtime: ManualRuntime? = nil,
    longestWholeList: Int = 2_000, settle: (@MainActor () -> Void)? = nil
  ) {
    let issues = IssueList()
    var environment = environment
    environment.longestWholeList = longestWholeList
    environment.storedTexts = storage.texts
    self.init(
      ViewGraph(root: view, environment: environment, report: issues.add), issues: issues, storage,
      runtime, settle)
  }

  /// Makes a host for the first window of an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - environment: The environment of its views.
  ///   - storage: The values of `@AppStorage` and `@SceneStorage` that are stored already.
  ///   - runtime: Runs the effects of the stores and the tasks of the views, before each look.
  ///   - longestWholeList: The number of rows up to which all rows of a list are on the screen. Of a longer one,
  ///     only the rows around those in view are; a served app has 100.
  ///   - settle: Called before each look, to advance effects and clocks.
  public convenience init<Application: App>(
    app: Application, environment: EnvironmentValues = EnvironmentValues(),
    storage: HostStorage = HostStorage(), runtime: ManualRuntime? = nil,
    longestWholeList: Int = 2_000, settle: (@MainActor () -> Void)? = nil
  ) {
    let issues = IssueList()
    var environment = environment
    environment.longestWholeList = longestWholeList
    environment.storedTexts = storage.texts
    self.init(
      ViewGraph(app: app, environment: environment, report: issues.add), issues: issues, storage,
      runtime, settle)
  }

  private init(
    _ graph: ViewGraph, issues: IssueList, _ storage: HostStorage, _ runtime: ManualRuntime?,
    _ settle: (@MainActor () -> Void)?
  ) {
    self.graph = graph
    stored = storage
    history = HostHistory(graph.address)
    issueList = issues
    tasks = WatchedTasks(runtime: runtime)
    if let runtime {
      advance = {
        runtime.drain()
        settle?()
      }
    } else {
      advance = settle
    }
    graph.tasks.start = { [tasks] in tasks.start("view", priority: $0, $1) }
    graph.countEvaluations()
    graph.wait = { [weak self] _, action in
      guard let self else { return {} }
      lastWaiting += 1
      let id = lastWaiting
      waiting.append((id, action))
      return { [weak self] in self?.waiting.removeAll { $0.id == id } }
    }
    lookAtNewLists()
    graph.start()
    update()
    history = HostHistory(graph.address)
    recorded = []
  }

  // MARK: The whole screen

  /// The outline of the screen as assistive technology reads it: one line for each item, with its role, name
  /// and value.
  public var outline: String {
    screen.outline
  }

  /// The markup of the whole document.
  public var html: String {
    update()
    return graph.html
  }

  /// The navigation bar of the visible screen.
  public var navigation: HostNavigation {
    update()
    return HostNavigation(host: self)
  }

  /// The sheet on top, if one is shown; covers and popovers count as sheets.
  public var sheet: HostSheet? {
    update()
    guard let modal = graph.topmostModal, !modal.isAlert else { return nil }
    return HostSheet(host: self, element: modal)
  }

  /// Returns the number of evaluations of a view type's `body` since the host was made.
  public func bodyCount<Content: View>(of type: Content.Type) -> Int {
    update()
    return graph.evaluationCount(of: type)
  }

  /// The cost of all updates so far. The number of bytes is zero, since nothing is sent.
  public var statistics: ViewStatistics {
    update()
    return graph.statistics
  }

  /// The operations of the last action or change.
  package var operations: [DocumentChange] {
    update()
    if !recorded.isEmpty {
      shownOperations = recorded
      recorded = []
    }
    return shownOperations
  }

  /// Ends the views' tasks and state, as when a person leaves. The end of the host does the same.
  public func close() {
    graph.stop()
  }

  // MARK: For finders and found elements

  var screen: Screen {
    update()
    return Screen(root: graph.rootElement, fields: fields)
  }

  /// Advances effects and updates the view, until nothing more happens.
  ///
  /// Every look does this by itself. Call it to update without a look.
  public func update() {
    for _ in 0..<100 {
      advance?()
      while !isQuick, !waiting.isEmpty { waiting.removeFirst().action() }
      lookAtNewLists()
      let operations = graph.flush()
      guard !operations.isEmpty else { return }
      recorded += operations
      fields.apply(operations)
      history.apply(operations)
      stored.apply(operations)
      for operation in operations {
        switch operation {
        case .focus(let id): focusMoves(to: id)
        case .blur(let id) where id == focusedElement?.id: focusEnds()
        case .scroll(let id, _): look(atRowWith: id)
        default: break
        }
      }
      // One flush is enough, unless effects that advance lead to another.
      guard advance != nil else { return }
    }
  }

  /// Runs actions in such quick succession that no waiting action comes between them.
  func quickly(_ actions: () throws -> Void) rethrows {
    isQuick = true
    defer { isQuick = false }
    try actions()
  }

  private func focusMoves(to id: Int) {
    guard let element = graph.rootElement.descendant(id), element !== focusedElement else { return }
    try? moveFocus(to: element) { ActionError(description: $0) }
  }

  private func focusEnds() {
    guard let former = focusedElement else { return }
    focusedElement = nil
    if former.wants("blur") { _ = graph.handle(Event(element: former.id, kind: .blur)) }
    update()
  }

  /// Moves the focus, and sends the focus events.
  func moveFocus(to element: Element, failure: (String) -> ActionError) throws {
    if element.isDisabled { throw failure("the element is disabled") }
    if let former = focusedElement, former !== element, former.wants("blur") {
      _ = graph.handle(Event(element: former.id, kind: .blur))
    }
    focusedElement = element
    if element.wants("focus") { _ = graph.handle(Event(element: element.id, kind: .focus)) }
    update()
  }

  /// Sends an event. It returns the reason if the event was dropped, and nil if it was handled.
  func send(_ kind: EventKind, to element: Element, text: String? = nil) -> String? {
    update()
    recorded = []
    shownOperations = []
    var event = Event(element: element.id, kind: kind, value: text)
    if let text { event.sequence = fields.type(text, into: element) }
    let outcome = graph.handle(event)
    update()
    guard case .dropped(let reason) = outcome else { return nil }
    return reason
  }

  func shownText(of element: Element) -> String {
    fields.text(of: element)
  }
}

extension Element {
  /// The descendant with an id.
  func descendant(_ id: Int) -> Element? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }
}

/// Collects issues before the host exists.
@MainActor
private final class IssueList {
  var messages: [String] = []

  func add(_ issue: ViewIssue) {
    messages.append(issue.message)
  }
}
