import Foundation

/// The fold of one store, and what it has shown so far.
@MainActor
struct VerificationRun<R: Reducer>
where R.State: Codable & Sendable, R.Action: Codable & Sendable {
  private let codec: Codec<R.State, R.Action>
  private let reducer: R
  private let base: Int
  private var replica: Replica<R.State, R.Action>
  private var snapshots = 1
  private var states = 0

  /// The names of the actions since the last comparison without a difference.
  private var actions: [String] = []

  /// Whether the last state of a sender has differed. Those after it then do, too.
  private var hasDiffered = false
  private var differences: [Verification.Difference] = []
  private var confirming: Snapshot?

  /// The writer of its snapshots, which is no process of the app.
  private let writer = UUID.random()

  init(
    _ codec: Codec<R.State, R.Action>, _ reducer: R, from base: Snapshot, state: R.State
  ) {
    self.codec = codec
    self.reducer = reducer
    self.base = base.number
    replica = Self.replica(codec, reducer, state, base.number)
  }

  var number: Int { replica.number }

  /// Nothing starts it, and so it never reaches its journal.
  private static func replica(
    _ codec: Codec<R.State, R.Action>, _ reducer: R, _ state: R.State, _ number: Int
  ) -> Replica<R.State, R.Action> {
    Replica(
      codec, journal: MemoryJournal(), state: state, number: number, reducer: reducer,
      options: JournalOptions(), pace: .manual(), runtime: .live)
  }

  mutating func fold(_ entries: [Entry], of name: StoreName) async throws(JournalError) {
    guard entries.first?.number == number + 1 else { throw .gap(after: number, of: name) }
    let read = await codec.read(entries)
    for (entry, action) in zip(read.entries, read.actions) {
      guard entry.number == number + 1 else { throw .gap(after: number, of: name) }
      try await compare(entry)
      let before = replica.engine.state
      replica.fold(action, of: entry)
      note(action)
      try await foldAgain(entry, action, from: before)
    }
    guard let problem = read.problem else { return }
    let isNext = read.entries[read.actions.count].number == number + 1
    throw isNext ? problem : .gap(after: number, of: name)
  }

  /// Names that are told with a difference.
  private static var mostActions: Int { 5 }

  private mutating func note(_ action: R.Action) {
    let name = actionName(action)
    if actions.count < Self.mostActions, !actions.contains(name) { actions.append(name) }
  }

  /// Compares the state before an entry with that which its sender had.
  private mutating func compare(_ entry: Entry) async throws(JournalError) {
    let last = number == 0 ? StateDigest.noEntry : replica.lastID
    guard let known = entry.known, known.entry == last, entry.version == codec.version else {
      return
    }
    states += 1
    let own = try await codec.snapshot(replica.engine.state, after: number, by: writer)
    guard own.digest != known.digest else {
      (actions, hasDiffered) = ([], false)
      return
    }
    guard !hasDiffered else { return }
    hasDiffered = true
    differences.append(
      Verification.Difference(number: number, paths: [], cause: .sender, actions: actions))
  }

  /// Folds an entry again, from decoded copies, and compares the states.
  private mutating func foldAgain(
    _ entry: Entry, _ action: R.Action, from before: R.State
  ) async throws(JournalError) {
    let former = try await codec.snapshot(before, after: entry.number - 1, by: writer)
    let copy = try await codec.state(of: former)
    guard let second = await codec.read([entry]).actions.first else { return }
    let other = Self.replica(codec, reducer, copy, entry.number - 1)
    other.fold(second, of: entry)
    let one = try await codec.snapshot(replica.engine.state, after: entry.number, by: writer)
    let two = try await codec.snapshot(other.engine.state, after: entry.number, by: writer)
    guard one.digest != two.digest else { return }
    let name = actionName(action)
    let isKnown = differences.contains { $0.cause == .fold && $0.actions == [name] }
    guard !isKnown else { return }
    differences.append(
      Verification.Difference(
        number: entry.number, paths: await codec.differences(one, two), cause: .fold,
        actions: [name]))
  }

  mutating func compare(_ snapshot: Snapshot) async throws(JournalError) {
    snapshots += 1
    let own = try await codec.snapshot(replica.engine.state, after: number, by: writer)
    guard own.digest != snapshot.digest || own.state != snapshot.state else {
      confirming = own
      (actions, hasDiffered) = ([], false)
      return
    }
    differences.append(
      Verification.Difference(
        number: number, paths: await codec.differences(own, snapshot), actions: actions))
    // From a damaged one, nothing can go on.
    guard snapshot.isWhole else { return }
    actions = []
    replica = Self.replica(codec, reducer, try await codec.state(of: snapshot), number)
  }

  func result() async throws(JournalError) -> Verification {
    let last = try await codec.snapshot(replica.engine.state, after: number, by: UUID())
    return Verification(
      base: base, number: number, snapshots: snapshots, states: states, differences: differences,
      digest: last.digest, confirming: confirming)
  }
}
