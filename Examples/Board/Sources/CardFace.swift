import Foundation
import HeadwaterUI

/// The three lines by which a card is dragged.
struct CardHandle: View {
  var body: some View {
    VStack { Image(systemName: "line.3.horizontal").foregroundStyle(.secondary) }
      .frame(width: 32)
      .frame(minHeight: BoardSize.cardHeight)
  }
}

/// What a card says.
struct CardFace: View {
  let card: Card
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(card.title).multilineTextAlignment(.leading)
        .foregroundStyle(card.column == .done ? .secondary : .primary)
      if let due = card.due {
        HStack(spacing: 4) {
          Image(systemName: card.isLate ? "bell" : "clock").imageScale(.small)
            .accessibilityHidden(true)
          card.text(of: due, in: calendar)
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

  /// What it says about its due date. Only another year is named.
  @MainActor func text(of due: Date, in calendar: Calendar) -> Text {
    if isLate { return Text("It is time") }
    let isThisYear = calendar.isDate(due, equalTo: Date(), toGranularity: .year)
    let format = Date.FormatStyle.dateTime.day().month().hour().minute()
    return Text(due, format: isThisYear ? format : format.year())
  }

  /// All that it says, and who looks at it, for people who hear it.
  @MainActor func label(_ visitors: [Visitor], in calendar: Calendar) -> Text {
    var label = Text(verbatim: title)
    if let due { label = Text("\(label), \(text(of: due, in: calendar))") }
    if let visitors = VisitorsNote.text(visitors) { label = Text("\(label), \(visitors)") }
    return label
  }
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
    // As in its place, so that its text has the same lines.
    HStack(spacing: 4) {
      CardHandle()
      CardFace(card: card)
    }
    .padding(.trailing, 53)
    .frame(minWidth: BoardSize.cardWidth, maxWidth: BoardSize.cardWidth, alignment: .leading)
    .frame(minHeight: BoardSize.cardHeight)
    .modifier(CardBackground(visitor: visitor))
    .overlay(alignment: .bottomTrailing) {
      if let visitor { NameTag(text: visitor.shortName, color: visitor.color) }
    }
    .shadow(color: .black.opacity(0.3), radius: 12, y: 6)
    .offset(translation)
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}

/// A card that is not kept yet.
struct WaitingCard: View {
  let card: Card

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      CardFace(card: card)
      Label("Not kept yet", systemImage: "clock").font(.caption).foregroundStyle(.orange)
    }
    .padding(.leading, 36).padding(.trailing, 12)
    .frame(minWidth: BoardSize.cardWidth, maxWidth: BoardSize.cardWidth, alignment: .leading)
    .frame(minHeight: BoardSize.cardHeight)
    .modifier(CardBackground(visitor: nil))
  }
}

#Preview("Cards") {
  VStack(spacing: 16) {
    WaitingCard(card: Card(id: UUID(), title: "Drag me by the handle", column: .planned))
    MovingCard(
      card: Card(
        id: UUID(), title: "It is time for this one", column: .doing, due: Date(), isDue: true),
      translation: .zero, visitor: Person(id: "1", name: "Ada"))
  }
  .padding()
}
