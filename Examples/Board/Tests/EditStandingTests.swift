import Foundation
import Testing

@testable import Board

@Suite("Board, whether an edit stands")
struct EditStandingTests {
  @Test(
    "whether an edit is done, open or overtaken follows from what it changes, and from nothing else"
  )
  func standings() {
    let card = Card(id: .number(0), title: "A", column: .planned)
    func standing(_ edit: Edit, after others: Edit...) -> Edit.Standing {
      var board = Board.State.planned(["A"])
      for other in others { board.edit(other, by: "Bo") }
      return edit.standing(on: board, since: card)
    }
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let (rename, schedule) = (Edit.rename(.number(0), "X"), Edit.schedule(.number(0), date))
    let move = Edit.move(.number(0), Place(column: .doing))
    let elsewhere = Edit.move(.number(0), Place(column: .done))
    let new = Card(id: .number(1), title: "N", column: .ideas)
    let add = Edit.add(new, before: nil)
    for edit in [rename, schedule, move, .delete(.number(0)), add] {
      #expect(standing(edit) == .open)
      #expect(standing(edit, after: edit) == .done)
    }
    #expect(standing(rename, after: .rename(.number(0), "Y"), schedule, elsewhere) == .overtaken)
    #expect(standing(rename, after: schedule, elsewhere) == .open)
    #expect(standing(schedule, after: .schedule(.number(0), date + 1)) == .overtaken)
    #expect(standing(schedule, after: rename) == .open)
    #expect(standing(move, after: elsewhere) == .overtaken)
    #expect(standing(.move(.number(0), Place(column: .planned)), after: rename) == .open)
    #expect(standing(.delete(.number(0)), after: rename) == .overtaken)
    #expect(standing(.delete(.number(0)), after: move) == .open)
    #expect(standing(add, after: add, .delete(.number(1))) == .overtaken)
    #expect(standing(rename, after: .delete(.number(0))) == .overtaken)
    #expect(rename.standing(on: .planned(["A"]), since: nil) == .overtaken)
  }
}
