import HeadwaterUI

/// What a card says.
struct CardFace: View {
  let card: Card

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(card.title).lineLimit(2).multilineTextAlignment(.leading)
        .foregroundStyle(card.column == .done ? .secondary : .primary)
      if let due = card.due {
        HStack(spacing: 4) {
          Image(systemName: card.isLate ? "bell" : "clock").imageScale(.small)
            .accessibilityHidden(true)
          if card.isLate {
            Text("It is time")
          } else {
            Text(due, format: .dateTime.day().month().hour().minute())
          }
        }
        .font(.caption)
        .foregroundStyle(card.isLate ? Color.red : Color.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension Card {
  /// Whether it should have been done by now.
  var isLate: Bool { isDue && column != .done }
}

/// The paper of a card, with a frame in the colour of who looks at it.
struct CardBackground: ViewModifier {
  let visitor: Person?

  func body(content: Content) -> some View {
    content
      .background(.background, in: RoundedRectangle(cornerRadius: 12))
      .overlay {
        if let visitor {
          RoundedRectangle(cornerRadius: 12).strokeBorder(visitor.color, lineWidth: 2)
            .allowsHitTesting(false)
        }
      }
  }
}

/// A card on its way, above the others.
struct MovingCard: View {
  let card: Card
  let translation: CGSize
  /// Who drags it; nil if it is the person themselves.
  var visitor: Person?

  var body: some View {
    CardFace(card: card)
      .padding(.leading, 32)
      .frame(
        width: BoardSize.columnWidth - 24, height: BoardSize.cardHeight, alignment: .leading
      )
      .modifier(CardBackground(visitor: visitor))
      .overlay(alignment: .bottomTrailing) {
        if let visitor { NameTag(text: visitor.name, color: visitor.color) }
      }
      .shadow(color: .black.opacity(0.3), radius: 12, y: 6)
      .offset(translation)
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }
}

/// Who looks at a card, or drags it.
struct VisitorsNote: View {
  let visitors: [Visitor]

  var body: some View {
    if let first = visitors.first {
      NameTag(text: text(first), color: first.person.color)
    }
  }

  private func text(_ first: Visitor) -> String {
    if visitors.count > 1 { return "\(first.person.name) and \(visitors.count - 1) more" }
    return "\(first.person.name) \(first.distance == nil ? "looks at it" : "moves it")"
  }
}

/// A few words about a person, on their colour.
struct NameTag: View {
  let text: String
  let color: Color

  var body: some View {
    Text(text)
      .font(.caption2).foregroundStyle(.white)
      .padding(.horizontal, 8).padding(.vertical, 2)
      .background(color, in: Capsule())
      .offset(y: 6)
      .allowsHitTesting(false)
  }
}
