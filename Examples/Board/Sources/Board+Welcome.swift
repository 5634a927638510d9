import Foundation
import Headwater

extension Board.State {
  /// The cards of a board that nobody has used yet.
  static var welcome: Board.State {
    let texts: [(Column, String)] = [
      (.ideas, "Open this page in a second window"),
      (.ideas, "Give a card a due date"),
      (.planned, "Drag me by the handle"),
      (.planned, "Stop the server and start it again"),
      (.doing, "Look who is here"),
      (.done, "Undo your own last step"),
    ]
    return Board.State(
      cards: IdentifiedArray(
        texts.enumerated().map { number, text in
          Card(id: id(UInt8(number)), title: text.1, column: text.0)
        }))
  }

  private static func id(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }
}
