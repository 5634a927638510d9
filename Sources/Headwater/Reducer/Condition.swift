/// The part of a condition that does not depend on its types.
@usableFromInline
class AnyCondition {
  init() {}

  /// Whether the state is certainly unchanged since the last survey, by a quick check.
  ///
  /// - Parameters:
  ///   - state: The state of the place.
  ///   - node: The place.
  ///   - slot: The number of this entry in the place.
  ///   - asks: Whether subscriptions are asked for.
  func isUntouched(
    _ state: UnsafeRawPointer, at node: LifeNode, slot: Int, asks: Bool
  ) -> Bool { false }
}

/// What one entry of a reducer's body derives from a state: the places below that exist, and the
/// subscriptions that the state implies.
@usableFromInline
class Condition<State, Action>: AnyCondition {
  /// The key of the entry's lift; nil for an entry that is no lift.
  let key: EffectID.Key?

  init(key: EffectID.Key?) {
    self.key = key
  }

  /// Whether there may be subscriptions. Each lift is asked once, since a feature may contain itself.
  func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool { false }

  /// Adds the case paths over which this entry and the features below it are lifted.
  func addPaths(to lifted: inout LiftedPaths) {}

  /// Ends places that are gone, and finds new subscriptions.
  ///
  /// - Parameters:
  ///   - state: The state of the place.
  ///   - node: The place.
  ///   - slot: The number of this entry in the place.
  ///   - survey: The survey, which collects new subscriptions.
  func survey(
    _ state: UnsafePointer<State>, at node: LifeNode, slot: Int, _ survey: inout Survey<Action>
  ) {}

  /// Finds the place at the end of a path of lifts that begins with this one.
  func find(
    _ path: ArraySlice<PathStep>, in state: UnsafePointer<State>, at node: LifeNode, slot: Int,
    tree: LifeTree
  ) -> FoundPlace { .permanent }
}

/// One lift on the path to a place, and the value that an effect belongs to there.
struct PathStep {
  let key: EffectID.Key
  var belonging: Belonging

  /// Whether paths from here on will be followed next, so that the place is to be marked.
  var isMarked = false
}

/// The result of following a path of lifts.
enum FoundPlace {
  /// A place that exists as long as the store.
  case permanent

  /// A place that may go away.
  ///
  /// - Parameters:
  ///   - rest: The number of further steps of the path, which no lift knows.
  ///   - mark: The place as the start of further paths; nil unless the last step asks for it.
  case place(LifeNode, rest: Int, mark: PlaceMark?)

  /// A place that is not there, or belongs to a different value.
  case gone
}

/// A visit of the state at the end of a turn, with its results for one type of actions.
@usableFromInline
struct Survey<Action> {
  let tree: LifeTree

  /// Whether the survey asks for subscriptions, and does not only check which places exist.
  var asks: Bool

  /// The lifts to computed fields on the path. Meeting one again ends a feature that contains itself.
  var entered: Set<LiftIdentity> = []

  /// The new subscriptions, in their order.
  var begun: [(subscription: Subscription<Action>, running: RunningSubscription)] = []

  /// The requests that the turn has asked for.
  var awaited: [AwaitedRequest] = []

  init(_ tree: LifeTree, asks: Bool) {
    self.tree = tree
    self.asks = asks
  }

  /// A survey of the features below.
  func below<Other>(_: Other.Type) -> Survey<Other> {
    Survey<Other>(tree, asks: asks)
  }

  /// Adds the subscriptions of a lifted feature.
  ///
  /// - Parameters:
  ///   - other: The survey of the feature.
  ///   - key: The key of the lift.
  ///   - dismissal: Makes the action that removes the feature; nil for a lift that does not present it.
  ///   - transform: Turns the feature's actions into those of its parent.
  mutating func add<Other>(
    _ other: Survey<Other>, key: EffectID.Key, dismissal: (() -> Action)? = nil,
    _ transform: @escaping @Sendable (Other) -> Action
  ) {
    for (subscription, running) in other.begun {
      let mapped = subscription.map(transform, scopeKey: key, dismissal: dismissal)
      begun.append((mapped, running))
    }
    awaited += other.awaited
  }
}

/// A request that a turn has asked for, whether it has begun in that turn or before.
struct AwaitedRequest {
  let running: RunningSubscription

  /// The requests in whose place it runs, which end without an answer.
  let formers: [RunningSubscription]
}

/// The conditions of all entries of a reducer.
@usableFromInline
final class ReducerConditions<State, Action> {
  let entries: ContiguousArray<Condition<State, Action>>

  /// The same entries. Iterating an array of a type without parameters needs no lookup of metadata.
  private let untypedEntries: ContiguousArray<AnyCondition>

  /// Whether each entry may have subscriptions.
  private lazy var isAsking: ContiguousArray<Bool> = ContiguousArray(
    entries.map { entry in
      var asked: Set<LiftIdentity> = []
      return entry.hasSubscriptions(&asked)
    })

  private lazy var isAnyAsking = isAsking.contains(true)

  /// The numbers of the entries, by the keys of their lifts.
  private lazy var slots: [EffectID.Key: [Int]] = {
    var slots: [EffectID.Key: [Int]] = [:]
    for (slot, entry) in entries.enumerated() {
      if let key = entry.key { slots[key, default: []].append(slot) }
    }
    return slots
  }()

  @usableFromInline
  init(_ entries: [Condition<State, Action>]) {
    self.entries = ContiguousArray(entries)
    untypedEntries = ContiguousArray(entries)
  }

  /// Joins the conditions of several reducers of one body; nil if there are none.
  @usableFromInline
  static func joined(_ all: [ReducerConditions?]) -> ReducerConditions? {
    let entries = all.flatMap { $0.map { Array($0.entries) } ?? [] }
    return entries.isEmpty ? nil : ReducerConditions(entries)
  }

  func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool {
    entries.contains { $0.hasSubscriptions(&asked) }
  }

  func add(to lifted: inout LiftedPaths) {
    for entry in entries { entry.addPaths(to: &lifted) }
  }

  /// Whether a survey would certainly find nothing, by a quick check. Most turns need no more than this.
  @usableFromInline
  func isUntouched(_ state: UnsafeRawPointer, at node: LifeNode, asks: Bool) -> Bool {
    let asks = asks && isAnyAsking
    guard asks || node.childCount > 0 else { return true }
    for slot in untypedEntries.indices where node.child(slot) != nil || asks && isAsking[slot] {
      let asks = asks && isAsking[slot]
      guard untypedEntries[slot].isUntouched(state, at: node, slot: slot, asks: asks) else {
        return false
      }
    }
    return true
  }

  func survey(
    _ state: UnsafePointer<State>, at node: LifeNode, _ survey: inout Survey<Action>
  ) {
    if survey.asks && isAnyAsking {
      for slot in entries.indices where isAsking[slot] || node.child(slot) != nil {
        // An entry without subscriptions is visited only for the places it has.
        survey.asks = isAsking[slot]
        entries[slot].survey(state, at: node, slot: slot, &survey)
      }
      survey.asks = true
      if !node.subscriptions.isEmpty { survey.tree.endUnimplied(of: node) }
    } else if node.childCount > 0 {
      for slot in node.children.indices where node.children[slot] != nil {
        entries[slot].survey(state, at: node, slot: slot, &survey)
      }
    }
  }

  func find(
    _ path: ArraySlice<PathStep>, in state: UnsafePointer<State>, at node: LifeNode,
    tree: LifeTree
  ) -> FoundPlace {
    guard let step = path.first else { return .permanent }
    let key = (step.key.value as? ElementKey)?.lift ?? step.key
    let slots = slots[key] ?? []
    var found = FoundPlace.permanent
    for slot in slots {
      let place = entries[slot].find(path, in: state, at: node, slot: slot, tree: tree)
      switch (place, found) {
      case (.gone, _): return .gone
      case (.place(_, let rest, _), .place(_, let knownRest, _)) where rest >= knownRest: continue
      // Where several lifts have one key, a further path may lead through each of them.
      case (.place(let place, let rest, let mark), _):
        found = .place(place, rest: rest, mark: slots.count == 1 ? mark : nil)
      case (.permanent, _): continue
      }
    }
    return found
  }
}

/// The condition of ``Subscriptions``.
@usableFromInline
final class SubscriptionsCondition<State, Action>: Condition<State, Action> {
  private let function: (State) -> [Subscription<Action>]

  @usableFromInline
  init(_ function: @escaping (State) -> [Subscription<Action>]) {
    self.function = function
    super.init(key: nil)
  }

  override func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool { true }

  override func survey(
    _ state: UnsafePointer<State>, at node: LifeNode, slot: Int, _ survey: inout Survey<Action>
  ) {
    guard survey.asks else { return }
    for subscription in function(state.pointee) {
      let listed = ListedSubscription(slot: slot, id: subscription.id)
      if let running = node.subscriptions[listed] {
        running.lastSurvey = survey.tree.survey
      } else {
        let running = survey.tree.makeSubscription()
        node.subscriptions[listed] = running
        survey.begun.append((subscription, running))
      }
    }
  }
}
