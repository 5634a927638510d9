struct AppearModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

extension AppearModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> AppearNode {
    AppearNode(self, in: parent)
  }

  func update(_ node: AppearNode) {
    node.modifier = self
  }
}

final class AppearNode: LifecycleNode {
  var modifier: AppearModifier

  init(_ modifier: AppearModifier, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
  }

  override func didAppear() { modifier.onAppear?() }
  override func didDisappear() { modifier.onDisappear?() }
}

/// Runs a task while the view is on a visible screen. A new identity restarts the task.
struct TaskModifier<Identity: Equatable> {
  let identity: Identity
  let priority: TaskPriority
  var isForFirstPage = false
  let action: @Sendable () async -> Void
}

extension TaskModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> TaskNode<Identity> {
    TaskNode(self, in: parent)
  }

  func update(_ node: TaskNode<Identity>) {
    node.update(to: self)
  }
}

final class TaskNode<Identity: Equatable>: LifecycleNode {
  private var modifier: TaskModifier<Identity>
  private var task: Task<Void, Never>?
  private var runningIdentity: Identity?

  init(_ modifier: TaskModifier<Identity>, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
  }

  override var isForFirstPage: Bool { modifier.isForFirstPage }

  /// A changed identity restarts the task after the update, once even for several changes.
  func update(to modifier: TaskModifier<Identity>) {
    let isChanged = modifier.identity != self.modifier.identity
    self.modifier = modifier
    if isChanged, hasAppeared { graph.afterUpdate { [weak self] in self?.restart() } }
  }

  private func restart() {
    guard hasAppeared, modifier.identity != runningIdentity else { return }
    didDisappear()
    didAppear()
  }

  override func didAppear() {
    runningIdentity = modifier.identity
    task = graph.tasks.run(
      modifier.priority, isForFirstPage: modifier.isForFirstPage, modifier.action)
  }

  override func didDisappear() {
    task?.cancel()
    task = nil
  }

  /// Cancels the task of a view that never disappeared.
  deinit {
    task?.cancel()
  }
}

extension View {
  /// Runs a task as `task(id:)` does. The first response waits for it.
  nonisolated package func firstPageTask<T: Equatable>(
    id value: T, priority: TaskPriority,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(identity: value, priority: priority, isForFirstPage: true, action: action))
  }

  /// Performs an action when the view appears on the screen.
  ///
  /// Of several views, such as those of a `ForEach` or a `Group`, it is the first to appear that counts. Write
  /// the modifier in the closure of the `ForEach` for an action of each. An `EmptyView` does not appear.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: action, onDisappear: nil))
  }

  /// Performs an action when the view has left the screen; of several views, when the last of them has.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: nil, onDisappear: action))
  }

  /// Runs a task while the view is on the screen. The task is cancelled when the view leaves the screen.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(identity: true, priority: priority, action: action))
  }

  /// Runs a task while the view is on the screen. When `id` changes, the task is cancelled and restarted.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(identity: value, priority: priority, action: action))
  }
}
