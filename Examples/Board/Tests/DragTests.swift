import Foundation
import Testing

@testable import Board

@Suite("Board, dragging")
struct DragTests {
  @Test("a distance says where a card is dropped")
  func places() {
    let state = Board.State.planned(["A", "B", "C"])
    let row = BoardSize.cardHeight + BoardSize.cardSpacing
    let column = BoardSize.columnWidth + BoardSize.columnSpacing
    func place(_ card: Int, _ columns: Double, _ rows: Double) -> Place? {
      state.place(
        of: .number(card), movedBy: CGSize(width: columns * column, height: rows * row))
    }
    #expect(place(0, 0, 0.4) == Place(column: .planned, before: .number(1)))
    #expect(place(0, 0, 0.6) == Place(column: .planned, before: .number(2)))
    #expect(place(0, 0, 9) == Place(column: .planned))
    #expect(place(2, 0, -4) == Place(column: .planned, before: .number(0)))
    #expect(place(1, 1, 0) == Place(column: .doing))
    #expect(place(1, -2, 0) == Place(column: .ideas))
    #expect(place(1, 3, 0) == Place(column: .done))
    #expect(place(7, 0, 0) == nil)
    #expect(
      state.place(of: .number(0), movedByRows: 1) == Place(column: .planned, before: .number(2)))
    #expect(state.place(of: .number(1), movedByRows: 1) == Place(column: .planned))
    #expect(state.place(of: .number(0), movedByRows: -1) == nil)
  }

  @Test("a card that is carried beyond the board is dropped nowhere, and below a column at its end")
  func beyond() {
    let state = Board.State.planned(["A", "B"])
    let row = BoardSize.cardHeight + BoardSize.cardSpacing
    let column = BoardSize.columnWidth + BoardSize.columnSpacing
    for (columns, rows) in [(0.0, -3.0), (-3, 0), (4, 0)] {
      let distance = CGSize(width: columns * column, height: rows * row)
      #expect(state.place(of: .number(0), movedBy: distance) == nil, "\(columns), \(rows)")
    }
    let below = CGSize(width: 0, height: 20 * row)
    #expect(state.place(of: .number(0), movedBy: below) == Place(column: .planned))
  }

  @Test("a way to the right is one forward, and the other way round where text runs to the left")
  func directions() {
    let way = CGSize(width: 40.4, height: -7)
    #expect(Distance(way, in: .leftToRight) == Distance(forward: 40, down: -7))
    #expect(Distance(way, in: .rightToLeft) == Distance(forward: -40, down: -7))
    #expect(Distance(forward: 40, down: -7).translation(in: .rightToLeft).width == -40)
  }
}
