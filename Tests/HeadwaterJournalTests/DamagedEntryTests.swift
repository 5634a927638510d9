import Foundation
import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

@MainActor @Suite struct DamagedEntryTests {
  private let steps: StoredSteps
  private var database: MemoryDatabase { steps.database }
  private var name: StoreName { steps.name }

  init() throws {
    steps = try StoredSteps()
  }

  /// Keeps three steps in a process that is then gone, and puts another body into the second one.
  private func replaceSecond(
    by body: String, checksum: (EntryDraft) -> Checksum? = { _ in nil }
  ) async throws {
    try await steps.fill()
    let second = database.entries(of: name)[1]
    let draft = EntryDraft(id: second.id, body: Data(body.utf8))
    database.replace(
      Entry(
        number: 2, id: second.id, version: 1, process: second.process, at: second.at, epoch: nil,
        body: draft.body, checksum: checksum(draft) ?? second.checksum), of: name)
  }

  @Test("an entry that was changed and can still be read closes its store only, with its number")
  func changed() async throws {
    try await replaceSecond(by: #"{"step":{"by":7}}"#)

    let store = try await steps.opened()
    #expect(store.count == 1)
    #expect(
      refusal(of: store)
        == JournalError(
          .damaged,
          """
          Entry 2 of the store "steps" is damaged: it was changed since it was kept, as its checksum tells. The store \
          shows the state after entry 1, and takes no actions. Nothing was skipped or overwritten.

          Likely the disk has failed, or the table was changed by hand.

          Copy the journal away, look for more with `headwater-journal check`, and restore a backup.
          """))
    let other = try await MemoryJournal(database).store(
      "other", initialState: Steps.State(), reducer: Steps(), isManual: true)
    #expect(other.journal?.status == .following)
  }

  @Test("a process that follows the store does not fold the changed entry either")
  func followed() async throws {
    let follower = try await steps.opened()
    try await replaceSecond(by: #"{"step":{"by":7}}"#)
    follower.journal?.look()
    while await follower.journal?.step() == true {}
    #expect(follower.count == 1)
    #expect(refusal(of: follower)?.reason == .damaged)
  }

  @Test("of entries that are read together, the one that can't be read is named")
  func unreadable() async throws {
    try await replaceSecond(by: #"{"jump":{}}"#) { $0.checksum(version: 1) }
    let store = try await steps.opened()
    #expect(store.count == 1)
    #expect(refusal(of: store)?.reason == .unreadable)
    #expect(refusal(of: store)?.message.hasPrefix("Entry 2 of the store \"steps\"") == true)
  }

  @Test("a body of two elements is no entry, also if its checksum is right")
  func twoElements() async throws {
    try await replaceSecond(by: #"{"step":{"by":1}},{"step":{"by":1}}"#) {
      $0.checksum(version: 1)
    }
    #expect(refusal(of: try await steps.opened())?.reason == .unreadable)
  }

  @Test("a checksum finds each changed bit, and a change of the id, the version and the epoch")
  func checksum() {
    let draft = EntryDraft(id: UUID(), body: Data(#"{"added":{"_0":"Milk"}}"#.utf8))
    let sum = draft.checksum(version: 1)
    for bit in 0..<draft.body.count * 8 {
      var body = draft.body
      body[bit / 8] ^= 1 << (bit % 8)
      #expect(EntryDraft(id: draft.id, body: body).checksum(version: 1) != sum)
    }
    #expect(EntryDraft(id: UUID(), body: draft.body).checksum(version: 1) != sum)
    #expect(EntryDraft(id: draft.id, epoch: 0, body: draft.body).checksum(version: 1) != sum)
    #expect(draft.checksum(version: 2) != sum)
  }

  @Test("a seal finds a change of each value that a journal adds, and of what the sender knew")
  func seal() {
    let (process, now) = (UUID(), Date())
    let known = StateDigest(after: UUID(), digest: Digest(of: Data("{}".utf8)))
    let draft = EntryDraft(body: Data("1".utf8), known: known)
    func isWhole(
      number: Int = 7, process found: UUID? = nil, at: Date? = nil,
      known other: StateDigest? = known, sealed: Bool = true
    ) -> Bool {
      let seal = draft.seal(version: 1, by: process).adding(number: 7, at: now)
      return Entry(
        number: number, id: draft.id, version: 1, process: found ?? process, at: at ?? now,
        epoch: nil, body: draft.body, checksum: draft.checksum(version: 1),
        seal: sealed ? seal : nil, known: other
      ).isWhole
    }
    #expect(isWhole())
    for number in [6, 8, 0, -7, .max, .min] { #expect(!isWhole(number: number)) }
    for seconds in [1e-5, -1, 1e9, 1e300, .infinity, .nan] {
      #expect(!isWhole(at: now.addingTimeInterval(seconds)))
    }
    #expect(!isWhole(process: UUID()))
    #expect(!isWhole(known: nil))
    #expect(!isWhole(known: StateDigest(after: UUID(), digest: known.digest)))
    // An older version has kept none.
    #expect(isWhole(number: 8, process: UUID(), sealed: false))
  }

  @Test("a checksum is FNV-1a, also in the journals of later versions")
  func standard() {
    let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    let draft = EntryDraft(id: id, body: Data("{}".utf8))
    #expect(draft.checksum(version: 1).bits == 0x2043_1eea_bf09_3e38)
  }
}
