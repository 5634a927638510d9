import Foundation
import HeadwaterJournal
import Testing

@testable import Board

@MainActor
@Suite("Board, what older versions have kept")
struct BoardVersionTests {
  @Test("a board of version 1 is read with its steps, and its entries are folded")
  func one() async throws {
    let journal = MemoryJournal()
    let name = try StoreName("board/main")
    let id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!.uuidString
    let card = """
      {"id":"\(id)","title":"A","column":"planned","isDue":false}
      """
    let state = Data(
      """
      {"cards":[\(card)],"steps":[{"person":"Ida","undo":{"delete":{"_0":"\(id)"}},"card":\(card)}]}
      """.utf8)
    let initial = Snapshot(
      number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state)
    _ = try await journal.open(name, initial: initial)
    let bodies = [
      #"{"named":{"_0":"Spring"}}"#,
      #"{"edited":{"_0":{"rename":{"_0":"\#(id)","_1":"B"}},"by":"Bo"}}"#,
      #"{"edited":{"_0":{"rename":{"_0":"\#(id)","_1":"C"}},"by":"Ida"}}"#,
      #"{"undoTapped":{"by":"Ida"}}"#,
    ]
    _ = await journal.append(
      AppendBatch(
        name: name, version: 1, drafts: bodies.map { EntryDraft(body: Data($0.utf8)) }))

    let store = try await open(name, in: journal)
    #expect(store.title == "Spring")
    #expect(store.cards.map(\.title) == ["B"])
    #expect(store.steps.map(\.author.person) == ["Ida", "", "Bo"])
    #expect(store.steps.map(\.author.window) == ["", "", ""])
    #expect(store.kept == KeptEdits())
  }

  @Test("a board of version 2 makes none of the edits again that it remembers")
  func two() async throws {
    let journal = MemoryJournal()
    let name = try StoreName("board/main")
    let (card, edit) = (UUID().uuidString, UUID())
    let state = Data(
      """
      {"cards":[{"id":"\(card)","title":"A","column":"planned","isDue":false}],"steps":[{"id":"\(edit)",
      "author":{"person":"Ida","window":"1"},"undo":{"name":{"_0":"Winter"}},"name":"Spring"}]}
      """.utf8)
    let initial = Snapshot(
      number: 0, version: 2, digest: Digest(of: state), writer: journal.process, state: state)
    _ = try await journal.open(name, initial: initial)
    let store = try await open(name, in: journal)
    store.send(.edited(.name("Spring"), by: "Ida", as: edit))
    while await store.journal?.step() == true {}
    #expect(store.title == "")
    #expect(store.kept.ids == [edit])
    #expect(store.kept.count == 1)
  }

  private func open(_ name: StoreName, in journal: MemoryJournal) async throws -> BoardStore {
    let store = try await journal.store(
      name.text, initialState: .welcome, reducer: Board(), version: Board.version,
      upcasters: Board.upcasters, isManual: true)
    #expect(store.journal?.status == .following)
    return store
  }
}
