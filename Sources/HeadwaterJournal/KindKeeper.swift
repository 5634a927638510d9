/// Runs the subscriptions of all stores of a kind, also of those that nobody has open, as long as it is held.
///
/// ```swift
/// let keeper = journal.keep(kind: "board", initialState: Board.State(), reducer: Board())
/// ```
///
/// Stores of the kind "board" have names such as "board/42". Any number of processes may keep a kind: each store has
/// one keeper at a time. A store whose state implies no subscription is let go until its next entry.
@MainActor
public final class KindKeeper {
  private let open: @MainActor (StoreName) async throws -> JournaledStore?
  private let journal: any Journal
  private let kind: String
  private var held: [StoreName: JournaledStore] = [:]
  private var isSweeping = false

  /// How many names are asked for at a time.
  private static var pageLimit: Int { 64 }

  /// The stores whose entries end processes. Only another version of the reducer, in another process, opens them.
  private var closed: Set<StoreName> = []

  /// The stores that could not be opened.
  private var failed: [StoreName: Failure] = [:]

  private struct Failure {
    /// How often it could not be opened, one time after the other.
    var count = 0

    /// How many sweeps there are until it is tried again, with that one.
    var sweepsLeft = 0

    /// The time to the next try doubles up to 32 sweeps.
    mutating func happen() {
      sweepsLeft = 1 << min(count, 5)
      count += 1
    }
  }

  init(
    _ journal: any Journal, kind: String,
    open: @escaping @MainActor (StoreName) async throws -> JournaledStore?
  ) {
    self.journal = journal
    self.kind = kind
    self.open = open
  }

  /// The names of the stores whose subscriptions run here on behalf of the kind.
  public var names: Set<StoreName> { Set(held.keys) }

  /// The stores behind the names, for tests that decide when they work.
  package var stores: [StoreName: JournaledStore] { held }

  /// Lets go of stores without subscriptions, and takes over those that nobody keeps.
  package func sweep() async {
    // A sweep may take longer than the time between two.
    guard !isSweeping else { return }
    isSweeping = true
    defer { isSweeping = false }
    for (name, store) in held where await !store.isStillKept() { held[name] = nil }
    for name in failed.keys { failed[name]?.sweepsLeft -= 1 }
    var last: StoreName?
    var isEnd = false
    while !isEnd {
      let found = try? await journal.unkept(kind: kind, after: last, limit: Self.pageLimit)
      guard let found else { return }
      isEnd = found.count < Self.pageLimit
      last = found.last
      for name in found where mayTry(name) { await take(name) }
    }
  }

  private func mayTry(_ name: StoreName) -> Bool {
    held[name] == nil && !closed.contains(name) && failed[name]?.sweepsLeft ?? 0 <= 0
  }

  /// Takes over a store. One that can't be opened does not hold up the others, and is tried again.
  private func take(_ name: StoreName) async {
    guard let store = try? await open(name) else { return noteFailure(of: name) }
    if case .readOnly(let error) = store.status {
      if error.reason == .endsProcesses { closed.insert(name) }
      return noteFailure(of: name)
    }
    failed[name] = nil
    await store.keep()
    if await store.isStillKept() { held[name] = store }
  }

  private func noteFailure(of name: StoreName) {
    failed[name, default: Failure()].happen()
  }
}

extension Journal {
  /// Runs the subscriptions of all stores of a kind, also of those that nobody has open.
  ///
  /// What must not be lost is a subscription: it follows from the state. With a keeper of the kind in one process at
  /// least, it is taken up again although everybody has gone.
  ///
  /// - Parameters:
  ///   - kind: The part of the names before the first "/".
  ///   - initialState: The state before any action.
  ///   - reducer: The reducer.
  ///   - version: The version of the reducer.
  ///   - upcasters: What turns the JSON of older versions into that of this one.
  ///   - options: The limits and times. It looks for stores three times in a lease, and for one that can't be opened
  ///     less and less often.
  ///   - runtime: The runtime of the effects.
  /// - Returns: The keeper, to be held. When it is let go, it gives up its stores.
  @MainActor
  public func keep<R: Reducer>(
    kind: String, initialState: R.State, reducer: R, version: Int = 1, upcasters: [Upcaster] = [],
    options: JournalOptions = JournalOptions(), runtime: EffectRuntime = .live
  ) -> KindKeeper where R.State: Codable & Sendable, R.Action: Codable & Sendable {
    do throws(JournalError) {
      try options.check(for: kind)
    } catch {
      // Each of its stores is refused for the same reason, and nobody else hears it.
      StoreIssue.print(
        StoreIssue(error.message, at: SourcePlace(fileID: "HeadwaterJournal/KindKeeper", line: 0)))
    }
    let keeper = kindKeeper(
      kind: kind, initialState: initialState, reducer: reducer, version: version,
      upcasters: upcasters, options: options, runtime: runtime, isManual: false)
    let (clock, interval) = (options.clock, options.leaseTime / 3)
    Task { [weak keeper] in
      while let held = keeper {
        await held.sweep()
        guard (try? await clock.sleep(for: interval)) != nil else { return }
      }
    }
    return keeper
  }

  /// Keeps a kind as above. If it is manual, it works only when a test calls `sweep()`.
  @MainActor
  package func kindKeeper<R: Reducer>(
    kind: String, initialState: R.State, reducer: R, version: Int = 1, upcasters: [Upcaster] = [],
    options: JournalOptions = JournalOptions(), runtime: EffectRuntime = .live, isManual: Bool
  ) -> KindKeeper where R.State: Codable & Sendable, R.Action: Codable & Sendable {
    KindKeeper(self, kind: kind) { name in
      let store = try await self.store(
        name.text, initialState: initialState, reducer: reducer, version: version,
        upcasters: upcasters, options: options, runtime: runtime, isManual: isManual)
      return store.journal
    }
  }
}
