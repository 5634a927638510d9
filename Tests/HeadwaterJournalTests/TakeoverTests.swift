import Foundation
import HeadwaterTesting
import Synchronization
import Testing

@testable import HeadwaterJournal

@MainActor @Suite("A version that takes over while an older one appends") struct TakeoverTests {
  private let steps: StoredSteps

  init() throws {
    steps = try StoredSteps()
  }

  @Test(
    "an entry that comes while a version takes over is read first: if it can't be, the older one goes on"
  )
  func overtakenByUnreadable() async throws {
    try await steps.fill()
    let journal = OvertakenJournal(
      journal: MemoryJournal(steps.database), bodies: [#"{"jump":{}}"#])

    let new = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), version: 2, isManual: true)
    #expect(refusal(of: new)?.reason == .unreadable)
    #expect(try await journal.head(of: steps.name)?.version == 1)
  }

  @Test(
    "a version takes over also if the older one appends each time that it tries",
    arguments: [1, 99])
  func overtakenAgain(count: Int) async throws {
    try await steps.fill()
    let journal = OvertakenJournal(
      journal: MemoryJournal(steps.database),
      bodies: Array(repeating: #"{"step":{"by":1}}"#, count: count))

    let new = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), version: 2, isManual: true)
    #expect(new.journal?.status == .following)
    let head = try await journal.head(of: steps.name)
    #expect(head?.version == 2)
    #expect(head?.since == new.count)
    #expect(new.count == min(count, 20) + 3)
  }
}

/// A journal to which an older version appends just before a newer one takes over.
private final class OvertakenJournal: ForwardedJournal {
  let journal: MemoryJournal
  private let bodies: Mutex<[String]>

  init(journal: MemoryJournal, bodies: [String]) {
    self.journal = journal
    self.bodies = Mutex(bodies)
  }

  func raise(
    _ name: StoreName, to version: Int, after number: Int
  ) async throws(JournalError) -> Head {
    if let body = bodies.withLock({ $0.popLast() }) {
      let draft = EntryDraft(body: Data(body.utf8))
      _ = await journal.append(AppendBatch(name: name, version: 1, drafts: [draft]))
    }
    return try await journal.raise(name, to: version, after: number)
  }
}
