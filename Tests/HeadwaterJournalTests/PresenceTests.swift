import Foundation
import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

@MainActor @Suite struct PresenceTests {
  private struct Visitor: Codable, Equatable {
    var name: String
    var card = 0
  }

  /// Processes whose time stands still.
  private let database = MemoryDatabase()

  private func makeJournal() -> MemoryJournal {
    var options = PresenceOptions()
    options.clock = TestClock()
    return MemoryJournal(database, presence: options)
  }

  private func enter(_ name: String, _ journal: MemoryJournal) throws -> Presence<Visitor> {
    let presence = try journal.presence("board/1", of: Visitor.self)
    presence.value = Visitor(name: name)
    return presence
  }

  @discardableResult
  private func exchange(_ journal: MemoryJournal) async -> Bool {
    await journal.replicas.openRooms.exchange(in: journal)
  }

  @Test("those in one process see each other at once, and not themselves")
  func oneProcess() throws {
    let journal = makeJournal()
    let ida = try enter("Ida", journal)
    let bo = try enter("Bo", journal)
    #expect(ida.others.map(\.name) == ["Bo"])
    bo.value?.card = 7
    #expect(ida.others == [Visitor(name: "Bo", card: 7)])
    bo.value = nil
    #expect(ida.others == [])
  }

  @Test("those in another process are seen with the next exchange, and leave with one")
  func twoProcesses() async throws {
    let (one, other) = (makeJournal(), makeJournal())
    let ida = try enter("Ida", one)
    let bo = try enter("Bo", other)
    await exchange(one)
    await exchange(other)
    #expect(bo.others.map(\.name) == ["Ida"])
    #expect(ida.others == [])
    await exchange(one)
    #expect(ida.others.map(\.name) == ["Bo"])
    ida.value = nil
    await exchange(one)
    await exchange(other)
    #expect(bo.others == [])
  }

  @Test("one without a sign of life is gone after its time, and a change is such a sign")
  func lifetime() async throws {
    let journal = makeJournal()
    let ida = try enter("Ida", journal)
    let bo = try enter("Bo", journal)
    for _ in 1...9 { await exchange(journal) }
    bo.value?.card = 1
    #expect(bo.others.map(\.name) == ["Ida"])
    await exchange(journal)
    #expect(bo.others == [])
    #expect(ida.others.map(\.name) == ["Bo"])
  }

  @Test("those of a process that has died are gone after their time")
  func death() async throws {
    let (one, other) = (makeJournal(), makeJournal())
    let ida = try enter("Ida", one)
    let bo = try enter("Bo", other)
    await exchange(one)
    await exchange(other)
    #expect(bo.others.map(\.name) == ["Ida"])
    database.advance(by: .seconds(11))
    await exchange(other)
    #expect(bo.others == [])
    #expect(ida.value != nil)
  }

  @Test(
    "those in other processes are shown for a while when the database is away, and then no more")
  func away() async throws {
    let (one, other) = (makeJournal(), makeJournal())
    let ida = try enter("Ida", one)
    let bo = try enter("Bo", other)
    await exchange(one)
    await exchange(other)
    other.faults.isAway = true
    for _ in 1...9 {
      bo.value?.card += 1
      await exchange(other)
    }
    #expect(bo.others.map(\.name) == ["Ida"])
    await exchange(other)
    #expect(bo.others == [])
    #expect(ida.value != nil)
  }

  @Test("whoever stays leaves with the end of the task")
  func staying() async throws {
    let journal = makeJournal()
    let ida = try enter("Ida", journal)
    let bo = try enter("Bo", journal)
    let stay = Task { await ida.stay() }
    #expect(bo.others.map(\.name) == ["Ida"])
    stay.cancel()
    await stay.value
    #expect(bo.others == [])
  }

  @Test("when nobody has the room open, the exchanges end after one that says so")
  func end() async throws {
    let (one, other) = (makeJournal(), makeJournal())
    var ida: Presence<Visitor>? = try enter("Ida", one)
    let bo = try enter("Bo", other)
    #expect(await exchange(one))
    await exchange(other)
    #expect(bo.others.count == 1)
    #expect(ida != nil)
    ida = nil
    #expect(await exchange(one) == false)
    await exchange(other)
    #expect(bo.others == [])
  }

  /// A value that is another one each time that it is decoded.
  private struct Decoded: Codable, Equatable {
    var name: String
    var decoding = UUID()

    enum CodingKeys: CodingKey { case name }
  }

  @Test("what has not changed is not decoded again")
  func decoding() async throws {
    let (one, other) = (makeJournal(), makeJournal())
    let members = try ["Ida", "Bo"].map { name in
      let member = try one.presence("board/1", of: Decoded.self)
      member.value = Decoded(name: name)
      return member
    }
    let observer = try other.presence("board/1", of: Decoded.self)
    await exchange(one)
    await exchange(other)
    let first = observer.others
    #expect(first.count == 2)
    members[1].value?.name = "Bea"
    await exchange(one)
    await exchange(other)

    #expect(Set(observer.others.map(\.name)) == ["Ida", "Bea"])
    let ida = observer.others.first { $0.name == "Ida" }
    #expect(ida == first.first { $0.name == "Ida" })
  }

  @Test("a room is told of its own members in other processes only")
  func rooms() async throws {
    let (one, other) = (makeJournal(), makeJournal())
    var members: [Presence<Visitor>] = []
    var observers: [Presence<Visitor>] = []
    for number in 1...3 {
      let member = try one.presence("board/\(number)", of: Visitor.self)
      member.value = Visitor(name: "\(number)")
      members.append(member)
      observers.append(try other.presence("board/\(number)", of: Visitor.self))
    }
    await exchange(one)
    await exchange(other)
    #expect(observers.map { $0.others.map(\.name) } == [["1"], ["2"], ["3"]])
    members[1].value = nil
    await exchange(one)
    await exchange(other)
    #expect(observers.map { $0.others.map(\.name) } == [["1"], [], ["3"]])
  }

  @Test("a room has values of one type")
  func otherType() throws {
    let journal = makeJournal()
    let ida = try enter("Ida", journal)
    #expect(throws: JournalError.self) { try journal.presence("board/1", of: String.self) }
    #expect(ida.value != nil)
  }

  @Test("a value that is too large is not shown, and is an issue")
  func largeValue() throws {
    let journal = makeJournal()
    let ida = try enter("Ida", journal)
    let bo = try enter("Bo", journal)
    var issues: [String] = []
    let room: Room<Visitor> = try journal.replicas.openRooms.room(
      StoreName("board/1"), of: Visitor.self, in: journal)
    room.onIssue = { issues.append($0) }
    bo.value = Visitor(name: String(repeating: "b", count: 20_000))
    #expect(ida.others == [])
    #expect(
      issues == [
        """
        A value in the room "board/1" has 20020 bytes as JSON, and at most 16384 are shown. Its member is not there.

        Show a name or an id, and keep large data in a place of its own; or raise `PresenceOptions.largestValue`.
        """
      ])
    bo.value = Visitor(name: "Bo")
    #expect(ida.others.map(\.name) == ["Bo"])
  }

  @Test("a room takes a number of members of a process, and those who are there stay")
  func fullRoom() throws {
    var options = PresenceOptions()
    options.clock = TestClock()
    options.mostMembers = 2
    let journal = MemoryJournal(presence: options)
    let (ida, bo) = (try enter("Ida", journal), try enter("Bo", journal))
    var issues: [String] = []
    let room: Room<Visitor> = try journal.replicas.openRooms.room(
      StoreName("board/1"), of: Visitor.self, in: journal)
    room.onIssue = { issues.append($0) }
    let late = try enter("Cy", journal)
    bo.value?.card = 1
    #expect(ida.others == [Visitor(name: "Bo", card: 1)])
    #expect(
      issues == [
        """
        A member does not enter the room "board/1": 2 members of this process are there already.

        Likely members are made again and again: make one for each page. If not, raise `PresenceOptions.mostMembers`.
        """
      ])
    ida.value = nil
    late.value = Visitor(name: "Cy", card: 2)
    #expect(bo.others == [Visitor(name: "Cy", card: 2)])
  }
}
