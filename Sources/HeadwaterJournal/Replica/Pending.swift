import Foundation

/// An action that waits for its turn: for the journal, or for the entries before it.
@MainActor
final class Pending<State: Codable & Sendable, Action: Codable & Sendable> {
  let id = UUID.random()
  let action: Action
  let source: ActionSource

  /// The group of the `send`, which waits for the turn and for its effects.
  let group: EffectGroup

  /// The handle whose middlewares see the action; nil for a subscription.
  let handle: Handle<State, Action>?

  /// The number under which bindings of the handle hold the values of the action.
  let held: UInt64?

  /// The epoch of the keeper; nil unless a subscription has sent the action.
  let epoch: Int?

  /// The effects of the middlewares before the reducer.
  let effects: [Effect<Action>]

  /// Called once with the number of the entry, or with the reason why there is none.
  let answer: ((Result<Int, JournalError>) -> Void)?

  init(
    _ action: Action, from source: ActionSource, group: EffectGroup,
    handle: Handle<State, Action>?, epoch: Int?, effects: [Effect<Action>],
    answer: ((Result<Int, JournalError>) -> Void)?
  ) {
    self.action = action
    self.source = source
    self.group = group
    self.handle = handle
    self.epoch = epoch
    self.effects = effects
    self.answer = answer
    held = handle?.held.begin()
    group.enter()
  }

  /// The action as it is read from its entry; nil until it was written.
  var written: Action?

  /// The number under which it stands; nil until the journal has said that it does.
  var number: Int?

  /// Whether its turn has come, or never will.
  private(set) var isDone = false

  /// Ends the wait.
  func end(_ result: Result<Int, JournalError>) {
    guard !isDone else { return }
    isDone = true
    if let held { handle?.held.end(held) }
    answer?(result)
    group.leave()
  }
}

/// The part of a handle that is not the store: its middlewares, and the values of its bindings.
@MainActor
final class Handle<State: Codable & Sendable, Action: Codable & Sendable>: JournaledStore {
  let held: HeldValues
  let links: [ResolvedMiddleware<State, Action>.Link]
  let replica: Replica<State, Action>

  /// The group of the effects that middlewares run as long as the handle lives.
  private let group = EffectGroup()

  init(_ replica: Replica<State, Action>, middleware: (any Middleware<State, Action>)?) {
    held = HeldValues()
    links = middleware?.resolved().links ?? []
    self.replica = replica
    super.init(replica)
  }

  deinit {
    StoreTask(group).cancel()
  }

  func startMiddlewares() {
    let context = replica.engine.middlewareContext(for: nil)
    let effects = links.map { $0.start(context).owned(by: .middleware($0.type)) }
    let place = SourcePlace(fileID: "HeadwaterJournal/Middleware", line: 0)
    replica.begin(effects, from: .followUp(place), group: group, for: self)
  }
}
