import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Board

@MainActor
@Suite(
  "Board, what so many edits have followed that nobody knows it any more", .timeLimit(.minutes(3)))
struct ForgottenEditTests {
  @Test(
    "of an edit before so many others that nobody knows any more whether it was made, the person decides"
  )
  func forgotten() async throws {
    let edit = WaitingEdit(.rename(.number(0), "Mine"), of: .planned(["A", "B"]), after: 0)
    var state = Board.State.planned(["A", "B"])
    for number in 1..<KeptEdits.limit {
      state.edit(.rename(.number(1), "\(number)"), by: "Bo", as: UUID())
    }
    state.make(edit, by: "Ida")
    state.edit(.rename(.number(0), "A"), by: "Bo", as: nil)
    #expect(edit.standing(on: state, by: "Ida") == .done)
    #expect(!edit.isForgotten(by: state))
    state.edit(.rename(.number(1), "One more"), by: "Bo", as: UUID())
    #expect(state.kept.ids.count == KeptEdits.limit)
    #expect(edit.standing(on: state, by: "Ida") == .done)
    for number in 1..<KeptEdits.limit {
      state.edit(.rename(.number(1), "\(number)"), by: "Bo", as: UUID())
    }
    #expect(edit.standing(on: state, by: "Ida") == .overtaken)
    #expect(edit.isForgotten(by: state))
  }

  @Test(
    "of an undo before so many edits that nobody knows any more how to take back, the person decides"
  )
  func forgottenUndo() async throws {
    var state = Board.State.planned(["A", "B"])
    state.edit(.rename(.number(0), "Mine"), by: "Ida", as: UUID())
    let step = try #require(state.steps.last)
    let undo = WaitingEdit(
      step.undo, of: state, takingBack: step.id, after: state.kept.count)
    for number in 1..<Board.rememberedSteps {
      state.edit(.rename(.number(1), "\(number)"), by: "Bo", as: UUID())
    }
    #expect(undo.standing(on: state, by: "Ida") == .open)
    var takenBack = state
    takenBack.make(undo, by: "Ida")
    #expect(takenBack.titles(in: .planned).first == "A")
    takenBack.edit(.rename(.number(0), "Theirs"), by: "Bo")
    #expect(undo.standing(on: takenBack, by: "Ida") == .done)
    takenBack.edit(.rename(.number(1), "One more"), by: "Bo", as: UUID())
    #expect(undo.standing(on: takenBack, by: "Ida") == .overtaken)
    state.edit(.rename(.number(1), "One more"), by: "Bo", as: UUID())
    #expect(undo.standing(on: state, by: "Ida") == .overtaken)

    let board = try await SharedBoard()
    board.store.send(.edited(.rename(.number(0), "Mine"), by: "Ida", as: step.id))
    for number in 0..<Board.rememberedSteps {
      board.store.send(.edited(.rename(.number(1), "\(number)"), by: "Bo", as: UUID()))
    }
    await board.settle()
    let outbox = Outbox()
    outbox.restore([undo], by: "Ida", to: board.store)
    #expect(outbox.overtaken == [undo])
    outbox.insist(on: undo, by: "Ida", to: board.store)
    await board.settle()
    #expect(board.titles(.planned).first == "A")
  }
}
