import HeadwaterJournal
import HeadwaterJournalTesting
import Testing

@testable import Board

/// Two people in two processes, with three actions each.
@MainActor
@Suite("Board, all orders of what two people do")
struct BoardInterleavingTests {
  nonisolated struct Script: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ida: [Board.Action]
    let bo: [Board.Action]
  }

  nonisolated static let scripts = [
    Script(
      testDescription: "both move the same cards and take it back",
      ida: [
        .edited(.move(.number(0), Place(column: .doing)), by: "Ida"),
        .edited(.move(.number(1), Place(column: .doing, before: .number(0))), by: "Ida"),
        .undoTapped(by: "Ida"),
      ],
      bo: [
        .edited(.move(.number(0), Place(column: .planned, before: .number(1))), by: "Bo"),
        .edited(.move(.number(1), Place(column: .done)), by: "Bo"),
        .undoTapped(by: "Bo"),
      ]),
    Script(
      testDescription: "one deletes what the other renames and moves",
      ida: [
        .edited(.delete(.number(0)), by: "Ida"), .undoTapped(by: "Ida"),
        .edited(.rename(.number(1), "Ida's"), by: "Ida"),
      ],
      bo: [
        .edited(.rename(.number(0), "Bo's"), by: "Bo"),
        .edited(.move(.number(0), Place(column: .done)), by: "Bo"), .undoTapped(by: "Bo"),
      ]),
  ]

  @Test("both have the same board in the end, and it is the fold of all six", arguments: scripts)
  func sameBoard(script: Script) async throws {
    var boards: [Board.State] = []
    for order in Self.orders(of: script.ida.count, and: script.bo.count) {
      // Between two actions, the processes hear from one another or not.
      for pauses in 0..<(1 << (order.count - 1)) {
        let board = try await board(after: script, in: order, pauses: pauses)
        if !boards.contains(board) { boards.append(board) }
      }
    }
    // The order counts, so this is no test of one board.
    #expect(boards.count > 1)
  }

  private func board(
    after script: Script, in order: [Int], pauses: Int
  ) async throws -> Board.State {
    let test = try await JournalTest(
      initialState: .planned(["A", "B"]), reducer: Board(), processes: 2)
    var left = [script.ida[...], script.bo[...]]
    for (number, person) in order.enumerated() {
      test[person].send(left[person].removeFirst())
      if pauses & (1 << number) != 0 { await test.settle() }
    }
    await test.settle()
    #expect(test[0].state == test[1].state, "order \(order), pauses \(pauses)")
    #expect(test[0].journal?.number == order.count, "order \(order), pauses \(pauses)")
    try await test.expectReplay()
    return test[0].state
  }

  /// The orders in which two people can do so many things each: of each thing, who does it.
  private static func orders(of first: Int, and second: Int) -> [[Int]] {
    if first == 0 || second == 0 {
      return [Array(repeating: 0, count: first) + Array(repeating: 1, count: second)]
    }
    return orders(of: first - 1, and: second).map { [0] + $0 }
      + orders(of: first, and: second - 1).map { [1] + $0 }
  }
}
