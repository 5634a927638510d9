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

/// Who looks at a card, or drags it.
struct VisitorsNote: View {
  let visitors: [Visitor]

  var body: some View {
    if let first = visitors.first {
      Text(text(first))
        .font(.caption2).foregroundStyle(.white)
        .padding(.horizontal, 8).padding(.vertical, 2)
        .background(first.person.color, in: Capsule())
        .offset(y: 6)
        .allowsHitTesting(false)
    }
  }

  private func text(_ first: Visitor) -> String {
    if visitors.count > 1 { return "\(first.person.name) and \(visitors.count - 1) more" }
    return "\(first.person.name) \(first.isDragging ? "moves it" : "looks at it")"
  }
}
