import Synchronization

/// The trackers whose nodes have changed since the last update. Any thread adds to it; the graph reads it.
///
/// This is one of the three files of the room with a lock. Models may change on any thread, and Observation
/// calls back on the same thread. This type holds everything that such a call uses.
final class Invalidations: Sendable {
  private struct State {
    var pending: [Tracker] = []
    /// Whether the graph is updating itself. It then finds additions without a notification.
    var isUpdating = false
    var isAnnounced = false
    /// Whether the owner of the graph wants notifications.
    var announces = false
    var updatingThread: ObjectIdentifier?
    /// The tracker of the node whose body is being evaluated.
    var evaluated: Tracker?
    var misuses: [Tracker] = []
    /// The animations of the changes since the last update, in their order.
    var scopes: [AnimationScope] = []

    mutating func needsAnnouncement() -> Bool {
      guard announces, !isUpdating, !isAnnounced else { return false }
      isAnnounced = true
      return true
    }
  }

  private let state = Mutex(State())
  private let announce: @Sendable () -> Void

  /// - Parameter announce: Called when the first change after an update arrives.
  init(announce: @escaping @Sendable () -> Void) {
    self.announce = announce
  }

  /// Requests a new evaluation of the tracker's node.
  func add(_ tracker: Tracker) {
    noteMutation()
    if let scope = AnimationScope.open { note(scope) }
    let isFirst = state.withLock { state in
      state.pending.append(tracker)
      return state.needsAnnouncement()
    }
    if isFirst { announce() }
  }

  /// Announces a change that no node has to be evaluated for.
  func requestUpdate() {
    let isFirst = state.withLock { $0.needsAnnouncement() }
    if isFirst { announce() }
  }

  /// Sets whether the first change after an update is announced.
  func setAnnounces(_ announces: Bool) {
    state.withLock { $0.announces = announces }
  }

  /// Removes and returns the trackers that were added since the last call.
  func takePending() -> [Tracker] {
    state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
  }

  /// Whether a node waits to be evaluated, or an animation to be announced.
  var hasPending: Bool {
    state.withLock { !$0.pending.isEmpty || !$0.scopes.isEmpty }
  }

  /// Records that changes of this graph belong to a scope.
  func note(_ scope: AnimationScope) {
    scope.take()
    state.withLock { state in
      if state.scopes.last !== scope { state.scopes.append(scope) }
    }
  }

  /// Removes and returns the scopes that were noted since the last call.
  func takeScopes() -> [AnimationScope] {
    state.withLock { state in
      defer { state.scopes = [] }
      return state.scopes
    }
  }

  func beginUpdate() {
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { state in
      state.isUpdating = true
      state.updatingThread = thread
    }
  }

  /// Ends an update. Postponed trackers wait for the next update, without an announcement.
  func endUpdate(postponing postponed: [Tracker]) {
    let isFirst = state.withLock { state in
      state.isUpdating = false
      state.isAnnounced = false
      state.updatingThread = nil
      let hasNews = !state.pending.isEmpty
      state.pending.append(contentsOf: postponed)
      return hasNews && state.needsAnnouncement()
    }
    if isFirst { announce() }
  }

  // MARK: State that changes while a body is evaluated

  /// Sets the tracker of the node whose body is evaluated from now on; nil after the evaluation.
  func setEvaluated(_ tracker: Tracker?) {
    state.withLock { $0.evaluated = tracker }
  }

  /// Records a change of state by the body that is being evaluated on this thread, if there is one.
  func noteMutation() {
    let isEvaluating = state.withLock { $0.evaluated != nil }
    guard isEvaluating else { return }
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { state in
      guard let tracker = state.evaluated, state.updatingThread == thread else { return }
      state.misuses.append(tracker)
    }
  }

  /// Removes and returns the trackers of the nodes whose body changed state.
  func takeMisuses() -> [Tracker] {
    state.withLock { state in
      defer { state.misuses = [] }
      return state.misuses
    }
  }
}
