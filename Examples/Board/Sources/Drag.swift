import HeadwaterUI

/// A card on its way, and the place where it would be dropped.
struct Drag: Equatable {
  let card: Card.ID
  var translation = CGSize.zero
  /// Nil if it would go back to its place, since it is beyond the board.
  var target: Place?
}

extension Distance {
  /// The way of a drag in a window.
  init(_ translation: CGSize, in direction: LayoutDirection) {
    let forward = direction == .rightToLeft ? -translation.width : translation.width
    self.init(forward: Int(forward.rounded()), down: Int(translation.height.rounded()))
  }

  /// The same way in another window.
  func translation(in direction: LayoutDirection) -> CGSize {
    CGSize(width: direction == .rightToLeft ? -forward : forward, height: down)
  }
}

/// The sizes of the board. They are fixed, so that a distance says where a card is dropped.
enum BoardSize {
  /// Four of them are as wide as the page.
  static let columnWidth = 284.0
  static let columnSpacing = 16.0
  static let cardWidth = columnWidth - 24
  /// Larger text makes cards higher; the mark then says where a card is dropped.
  static let cardHeight = 84.0
  static let cardSpacing = 8.0
}

extension Board.State {
  /// The place to which a card goes when it is moved by a distance.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - distance: The distance, in points. To the right is forward.
  /// - Returns: The place; nil if there is no such card, or if the distance leads beyond the board.
  func place(of card: Card.ID, movedBy distance: CGSize) -> Place? {
    guard let card = cards[id: card],
      let from = Column.allCases.firstIndex(of: card.column),
      let row = cards(in: card.column).firstIndex(where: { $0.id == card.id })
    else { return nil }
    let columns = (distance.width / (BoardSize.columnWidth + BoardSize.columnSpacing)).rounded()
    let rows = (distance.height / (BoardSize.cardHeight + BoardSize.cardSpacing)).rounded()
    let last = Double(Column.allCases.count - 1)
    // Who drops it a little beside a column means that one, and below it, its end.
    guard (-1...last + 1).contains(Double(from) + columns), Double(row) + rows >= -2 else {
      return nil
    }
    let column = Column.allCases[Int(min(max(Double(from) + columns, 0), last))]
    let others = cards(in: column).filter { $0.id != card.id }
    let target = Int(min(max(Double(row) + rows, 0), Double(others.count)))
    return Place(column: column, before: others.dropFirst(target).first?.id)
  }

  /// The place one row up or down; nil if there is none.
  func place(of card: Card.ID, movedByRows rows: Int) -> Place? {
    guard let card = cards[id: card] else { return nil }
    let column = cards(in: card.column)
    guard let row = column.firstIndex(where: { $0.id == card.id }),
      column.indices.contains(row + rows)
    else { return nil }
    let others = column.filter { $0.id != card.id }
    return Place(column: card.column, before: others.dropFirst(row + rows).first?.id)
  }
}
