import HeadwaterUI

/// Who looks at a card, or drags it.
struct VisitorsNote: View {
  let visitors: [Visitor]

  var body: some View {
    if let text = Self.text(visitors, by: \.shortName), let first = visitors.first {
      NameTag(text: text, color: first.person.color)
        // The card says it.
        .accessibilityHidden(true)
    }
  }

  /// What it says; nil if nobody is there.
  static func text(
    _ visitors: [Visitor], by name: KeyPath<Person, String> = \.name
  ) -> String? {
    guard let first = visitors.first else { return nil }
    let name = first.person[keyPath: name]
    if visitors.count > 1 { return "\(name) and \(visitors.count - 1) more" }
    return "\(name) \(first.distance == nil ? "looks at it" : "moves it")"
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
