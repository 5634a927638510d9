import Foundation
import HeadwaterUI

/// A column with its cards, and a field for a new one.
struct ColumnView: View {
  let column: Column
  let desk: Desk
  @Binding var sheet: BoardSheet?
  @Binding var drag: Drag?

  @State private var newTitle = ""

  var body: some View {
    let cards = desk.store.state.cards(in: column)
    let visitors = desk.visitors
    VStack(alignment: .leading, spacing: BoardSize.cardSpacing) {
      HStack {
        Text(column.title).font(.headline)
        Text("\(cards.count)").font(.subheadline).foregroundStyle(.secondary)
          .accessibilityLabel(cards.count == 1 ? "1 card" : "\(cards.count) cards")
      }
      .padding(.leading, 4)
      ForEach(cards) { card in
        CardView(
          card: card, isFirst: card.id == cards.first?.id, isLast: card.id == cards.last?.id,
          visitors: visitors[card.id] ?? [],
          translation: drag?.card == card.id ? drag?.translation : nil, desk: desk, sheet: $sheet,
          drag: $drag
        )
        .overlay(alignment: .top) { DropMark(isShown: isTarget(before: card.id)) }
        .zIndex(isMoving(card, visitors) ? 1 : 0)
      }
      ForEach(desk.outbox.lateCards(in: column)) { WaitingCard(card: $0) }
      if isFull {
        Text("The board is full. Delete cards to add others.")
          .font(.footnote).foregroundStyle(.orange)
      }
      HStack {
        TextField("New card in \(column.title)", text: $newTitle, prompt: Text("New card"))
          .labelsHidden()
          .onSubmit(add)
          .invalid(isTooLong)
        Button("Add", systemImage: "plus", action: add)
          .labelStyle(.iconOnly)
          .accessibilityLabel("Add to \(column.title)")
      }
      .disabled(isFull)
      .overlay(alignment: .top) { DropMark(isShown: isTarget(before: nil)) }
      if isTooLong { TitleLimit(title: newTitle) }
    }
    .padding(12)
    .frame(width: BoardSize.columnWidth)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
    .zIndex(cards.contains { isMoving($0, visitors) } ? 1 : 0)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(column.title)
  }

  /// Whether somebody drags a card, which is then above all others.
  private func isMoving(_ card: Card, _ visitors: [Card.ID: [Visitor]]) -> Bool {
    drag?.card == card.id || visitors[card.id]?.contains { $0.distance != nil } == true
  }

  private func isTarget(before card: Card.ID?) -> Bool {
    drag?.target == Place(column: column, before: card)
  }

  private var isFull: Bool { desk.store.cards.count >= Board.largestCount }

  private var isTooLong: Bool { Card.isTooLong(newTitle) }

  private func add() {
    let title = Card.title(newTitle)
    guard !title.isEmpty, !isTooLong, !isFull else { return }
    let card = Card(id: UUID(), title: title, column: column)
    if desk.edit(.add(card, before: nil)) { newTitle = "" }
  }
}

/// Says that a title is too long.
struct TitleLimit: View {
  let title: String

  var body: some View {
    Text("A title has at most \(Card.longestTitle) characters. This one has \(title.count).")
      .font(.footnote).foregroundStyle(.orange)
  }
}

/// The line at which a card would be dropped.
struct DropMark: View {
  let isShown: Bool

  var body: some View {
    if isShown {
      Capsule().fill(.tint)
        .frame(width: BoardSize.cardWidth, height: 4)
        .offset(y: -BoardSize.cardSpacing / 2 - 2)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
}
