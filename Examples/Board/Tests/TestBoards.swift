import Foundation
import Headwater
import TestSupport

@testable import Board

extension Card.ID {
  static func number(_ number: Int) -> Card.ID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number / 256), UInt8(number % 256)))
  }
}

extension Board.State {
  /// A board with cards that are to do, numbered from 0.
  static func planned(_ titles: [String]) -> Board.State {
    Board.State(
      cards: IdentifiedArray(
        titles.enumerated().map { Card(id: .number($0), title: $1, column: .planned) }))
  }

  func titles(in column: Column) -> [String] { cards(in: column).map(\.title) }
}

extension Author: ExpressibleByStringLiteral {
  /// A person with one window.
  public init(stringLiteral name: String) { self.init(person: name, window: name) }
}

extension Edit {
  /// A random edit of one of a few cards; an added one has a number of its own.
  static func random(_ number: Int, using random: inout SeededGenerator) -> Edit {
    let id = Card.ID.number(random.number(0...7))
    let column = random.element(of: Column.allCases)
    return switch random.number(0...9) {
    case 0, 1: .add(Card(id: id, title: "new \(number)", column: column), before: nil)
    case 2, 3: .delete(id)
    case 4: .rename(id, "name \(number)")
    case 5: .schedule(id, Date(timeIntervalSinceReferenceDate: Double(number)))
    default: .move(id, Place(column: column, before: .number(random.number(0...7))))
    }
  }
}
