import HeadwaterUI

/// A card. A tap opens it, its handle drags it, and its menu moves it.
///
/// It reads nothing of the board by itself, so a change of another card does not evaluate it.
struct CardView: View {
  let card: Card
  let isFirst: Bool
  let isLast: Bool
  /// The others who look at it or drag it.
  let visitors: [Visitor]
  /// How far it is from its place; nil unless it is dragged.
  let translation: CGSize?
  let desk: Desk
  @Binding var sheet: BoardSheet?
  @Binding var drag: Drag?

  @Environment(\.layoutDirection) private var direction
  @Environment(\.calendar) private var calendar

  var body: some View {
    HStack(spacing: 4) {
      handle
      Button {
        sheet = .card(card.id)
      } label: {
        CardFace(card: card)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(card.label(visitors, in: calendar))
      .frame(maxWidth: .infinity, alignment: .leading)
      .contextMenu { menu }
    }
    .padding(.trailing, 4)
    .frame(width: BoardSize.cardWidth, alignment: .leading)
    .frame(minHeight: BoardSize.cardHeight)
    .modifier(CardBackground(visitor: visitors.first?.person))
    .opacity(translation == nil ? 1 : 0.4)
    .overlay(alignment: .bottomTrailing) { VisitorsNote(visitors: visitors) }
    .overlay {
      if let translation {
        MovingCard(card: card, translation: translation)
      }
    }
    .overlay {
      if let mover = visitors.first(where: { $0.distance != nil }), let distance = mover.distance {
        MovingCard(
          card: card, translation: distance.translation(in: direction), visitor: mover.person
        )
        .animation(.linear(duration: 0.3), value: distance)
      }
    }
    // Somebody else has moved or deleted it, and the drag can't end here any more.
    .onDisappear { if drag?.card == card.id { drag = nil } }
  }

  /// Only the handle drags, so a finger anywhere else scrolls the board.
  private var handle: some View {
    CardHandle()
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 4)
          .onChanged { dragged(by: $0.translation) }
          .onEnded { dropped(by: $0.translation) }
      )
      // The menu does the same for those who can't drag.
      .accessibilityHidden(true)
      .accessibilityIdentifier("handle of \(card.title)")
      .layoutPriority(1)
  }

  @ViewBuilder private var menu: some View {
    Button("Open") { sheet = .card(card.id) }
    ForEach(Column.allCases.filter { $0 != card.column }) { column in
      Button("Move to \(column.title)") { move(Place(column: column)) }
    }
    if !isFirst { Button("Move up") { move(byRows: -1) } }
    if !isLast { Button("Move down") { move(byRows: 1) } }
    Button("Delete", role: .destructive) { desk.edit(.delete(card.id)) }
  }

  private func move(_ place: Place) { desk.edit(.move(card.id, place)) }

  private func move(byRows rows: Int) {
    if let place = desk.store.state.place(of: card.id, movedByRows: rows) { move(place) }
  }

  private func target(of translation: CGSize) -> Place? {
    var forward = translation
    if direction == .rightToLeft { forward.width.negate() }
    return desk.store.state.place(of: card.id, movedBy: forward)
  }

  private func dragged(by translation: CGSize) {
    drag = Drag(card: card.id, translation: translation, target: target(of: translation))
  }

  private func dropped(by translation: CGSize) {
    if let target = target(of: translation) { move(target) }
    drag = nil
  }
}
