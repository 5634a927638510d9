import Foundation
import HeadwaterTesting
import Synchronization
import Testing

@testable import HeadwaterJournal

@MainActor @Suite(.timeLimit(.minutes(3))) struct RoundTests {
  private let database = MemoryDatabase()
  private let clock = HandClock()

  private var options: JournalOptions {
    var options = JournalOptions()
    options.clock = clock
    options.pollInterval = .seconds(5)
    options.leaseTime = .seconds(9)
    return options
  }

  private func opened(
    _ count: Int, _ journal: CountingJournal
  ) async throws -> [Store<Ledger.State, Ledger.Action>] {
    var stores: [Store<Ledger.State, Ledger.Action>] = []
    for number in 0..<count {
      let store = try await journal.store(
        "ledger/\(number)", initialState: Ledger.State(isTicking: true),
        reducer: Ledger(clock: TestClock()), options: options)
      stores.append(store)
    }
    for store in stores { await store.journal?.keep() }
    return stores
  }

  @Test(
    "idle stores cost one look and one renewal a process, whatever their number",
    arguments: [1, 10, 100])
  func calls(count: Int) async throws {
    let journal = CountingJournal(MemoryJournal())
    let stores = try await opened(count, journal)
    var sleeps = clock.sleeps.makeAsyncIterator()
    // What the openings have begun ends before the second turn.
    for _ in 1...2 {
      let ids = [try #require(await sleeps.next()).id, try #require(await sleeps.next()).id]
      journal.reset()
      for id in ids { clock.wake(id) }
    }
    for _ in 1...2 { _ = await sleeps.next() }
    #expect(journal.calls == ["changed": 1, "claims": 1])
    withExtendedLifetime(stores) {}
    clock.end()
  }

  @Test("a look reads only the stores that have changed")
  func changed() async throws {
    let journal = CountingJournal(MemoryJournal(database))
    let other = MemoryJournal(database)
    let stores = try await opened(3, journal)
    let name = try StoreName("ledger/1")
    let body = try JSONEncoder().encode(Ledger.Action.add("a", 1))
    _ = await other.append(AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: body)]))
    let known = stores.compactMap(\.journal).map {
      KnownEntry(name: $0.name, number: 0, id: nil)
    }
    #expect(try await journal.changed(known) == [name])
    clock.end()
  }

  @Test("while the looks find no journal, all stores say so, and follow again after the next one")
  func away() async throws {
    let journal = CountingJournal(MemoryJournal(database))
    let stores = try await opened(3, journal)
    journal.journal.faults.isAway = true
    var sleeps = clock.sleeps.makeAsyncIterator()
    while stores.contains(where: { $0.journal?.status == .following }) {
      guard let sleep = await sleeps.next() else { break }
      clock.wake(sleep.id)
    }
    #expect(
      stores.allSatisfy { $0.journal?.status == .behind(.away("a fault of the test")) })
    journal.journal.faults.isAway = false
    while stores.contains(where: { $0.journal?.status != .following }) {
      guard let sleep = await sleeps.next() else { break }
      clock.wake(sleep.id)
    }
    #expect(stores.allSatisfy { $0.journal?.status == .following })
    clock.end()
  }

  @Test("a claim that could not be given up is given up with the next renewal")
  func leftClaim() async throws {
    let journal = CountingJournal(MemoryJournal(database))
    var stores = try await opened(2, journal)
    let name = try StoreName("ledger/1")
    journal.journal.faults.isAway = true
    let last = stores.removeLast()
    await journal.replicas.release(name, 1, of: journal)
    journal.journal.faults.isAway = false
    await journal.replicas.releaseLeftClaims(of: journal)
    // The store is open here, and its claim stays.
    #expect(try await journal.unkept(kind: "ledger", after: nil, limit: 9) == [])
    await journal.replicas.release(name, 1, of: journal)
    #expect(try await journal.unkept(kind: "ledger", after: nil, limit: 9) == [name])
    withExtendedLifetime(last) {}
    clock.end()
  }
}

/// A journal that counts its calls.
final class CountingJournal: ForwardedJournal {
  let journal: MemoryJournal
  private let counts = Mutex<[String: Int]>([:])

  init(_ journal: MemoryJournal) { self.journal = journal }

  var calls: [String: Int] { counts.withLock { $0 } }

  func reset() { counts.withLock { $0 = [:] } }

  private func note(_ call: String) { counts.withLock { $0[call, default: 0] += 1 } }

  func entries(
    of name: StoreName, from number: Int, limit: Int
  ) async throws(JournalError) -> [Entry] {
    note("entries")
    return try await journal.entries(of: name, from: number, limit: limit)
  }

  func claim(_ name: StoreName, for time: Duration) async throws(JournalError) -> Claim? {
    note("claim")
    return try await journal.claim(name, for: time)
  }

  func claim(
    _ names: [StoreName], for time: Duration
  ) async throws(JournalError) -> [StoreName: Claim] {
    note("claims")
    return try await journal.claim(names, for: time)
  }

  func changed(_ known: [KnownEntry]) async throws(JournalError) -> Set<StoreName> {
    note("changed")
    return try await journal.changed(known)
  }
}
