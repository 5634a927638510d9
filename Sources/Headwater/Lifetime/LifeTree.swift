/// The places in a store's state that own effects or subscriptions, and the effects and subscriptions that
/// have to end because their place is gone.
///
/// - An effect finds its place by the path of its lifts. The place is added if it is missing.
/// - At the end of a turn, a survey visits only the places that the turn may have changed.
/// - A place is removed when it owns nothing and nothing can act on its behalf any more.
@usableFromInline
final class LifeTree {
  let root = LifeNode()

  /// Whether the reducer may have subscriptions at all.
  var hasSubscriptions = false

  private(set) var survey = 0
  private var nodes: [ObjectIdentifier: LifeNode] = [:]
  private var nextOrdinal = 0

  /// The effects and subscriptions of places that are gone, still to be cancelled.
  private var goneEffects: [Int] = []
  private var goneSubscriptions: [RunningSubscription] = []

  /// The lifetime of effects that a turn starts for a value that the same turn has removed.
  private(set) var doomed = Lifetime()
  private(set) var doomedEffects: [Int] = []

  /// Places that may not be needed any more. Each turn checks a few of them.
  private var doubted: [LifeNode] = []

  init() {}

  /// Whether the end of a turn has nothing to visit.
  var isIdle: Bool { !hasSubscriptions && root.isEmpty }

  /// Whether nothing is left to cancel or to remove.
  var isSettled: Bool {
    goneEffects.isEmpty && goneSubscriptions.isEmpty && doomedEffects.isEmpty && doubted.isEmpty
      && waiting.isEmpty
  }

  func beginSurvey() {
    survey += 1
  }

  // MARK: Places

  /// Registers a node by its lifetime.
  func register(_ node: LifeNode) {
    guard let lifetime = node.lifetime else { return }
    nodes[ObjectIdentifier(lifetime)] = node
    if node.isEmpty { doubt(node) }
  }

  /// Ends everything that belongs to a place and to those below it, and removes it from its parent.
  func end(_ node: LifeNode) {
    node.parent?.remove(node)
    endAll(node)
  }

  private func endAll(_ node: LifeNode) {
    if let lifetime = node.lifetime {
      lifetime.end()
      nodes[ObjectIdentifier(lifetime)] = nil
    }
    goneEffects.append(contentsOf: node.effects)
    goneSubscriptions.append(contentsOf: node.subscriptions.values)
    node.effects = []
    node.subscriptions = [:]
    node.forEachChild(endAll)
  }

  /// Checks a few of the nodes that may not be needed any more, and removes those that are not.
  func forgetUnneeded() {
    for _ in 0..<min(8, doubted.count) {
      guard let node = doubted.popLast() else { return }
      node.isDoubted = false
      guard node.lifetime?.isOver == false, node.isEmpty else { continue }
      if node.isNeeded() {
        waiting.append(node)
        node.isDoubted = true
      } else {
        forget(node)
      }
    }
    if doubted.isEmpty { swap(&doubted, &waiting) }
  }

  /// Nodes whose lifetime was in use at their last check.
  private var waiting: [LifeNode] = []

  private func forget(_ node: LifeNode) {
    if let lifetime = node.lifetime { nodes[ObjectIdentifier(lifetime)] = nil }
    guard let parent = node.parent else { return }
    parent.remove(node)
    if parent !== root && !parent.isNeeded() { forget(parent) }
  }

  private func doubt(_ node: LifeNode) {
    guard !node.isDoubted else { return }
    node.isDoubted = true
    doubted.append(node)
  }

  // MARK: Effects

  /// Records that an effect runs for a value.
  func began(_ effect: Int, for lifetime: Lifetime) {
    if lifetime === doomed {
      doomedEffects.append(effect)
    } else {
      nodes[ObjectIdentifier(lifetime)]?.effects.insert(effect)
    }
  }

  func ended(_ effect: Int, for lifetime: Lifetime) {
    guard let node = nodes[ObjectIdentifier(lifetime)] else { return }
    node.effects.remove(effect)
    if node.isEmpty { doubt(node) }
  }

  // MARK: Subscriptions

  func makeSubscription() -> RunningSubscription {
    nextOrdinal += 1
    return RunningSubscription(ordinal: nextOrdinal, survey: survey)
  }

  /// Ends the subscriptions of a place that its state no longer implies.
  func endUnimplied(of node: LifeNode) {
    for (id, running) in node.subscriptions where running.lastSurvey != survey {
      node.subscriptions[id] = nil
      goneSubscriptions.append(running)
    }
    if node.isEmpty { doubt(node) }
  }

  /// Ends one subscription of a place, if its state no longer implies it.
  func endIfUnimplied(_ id: ListedSubscription, of node: LifeNode) {
    guard let running = node.subscriptions[id], running.lastSurvey != survey else { return }
    node.subscriptions[id] = nil
    goneSubscriptions.append(running)
  }

  /// Ends the subscriptions of all places. The next survey that asks for them starts them again.
  func endSubscriptions() {
    var left = [root]
    while let node = left.popLast() {
      goneSubscriptions.append(contentsOf: node.subscriptions.values)
      node.subscriptions = [:]
      node.wasAsked = false
      node.lastStamp = nil
      node.forEachChild { left.append($0) }
    }
  }

  /// Whether the state implied a subscription when it was last asked.
  var impliesSubscriptions: Bool {
    var left = [root]
    while let node = left.popLast() {
      if !node.subscriptions.isEmpty { return true }
      node.forEachChild { left.append($0) }
    }
    return false
  }

  // MARK: Cancellation

  func takeGoneEffects() -> [Int] {
    guard !goneEffects.isEmpty else { return [] }
    defer { goneEffects = [] }
    return goneEffects
  }

  func takeDoomedEffects() -> [Int] {
    guard !doomedEffects.isEmpty else { return [] }
    defer { doomedEffects = [] }
    doomed.end()
    doomed = Lifetime()
    return doomedEffects
  }

  func takeGoneSubscriptions() -> [RunningSubscription] {
    guard !goneSubscriptions.isEmpty else { return [] }
    defer { goneSubscriptions = [] }
    return goneSubscriptions.sorted { $0.ordinal < $1.ordinal }
  }
}
