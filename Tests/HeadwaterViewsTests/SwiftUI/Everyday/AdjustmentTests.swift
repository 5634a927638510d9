import HeadwaterUITesting
import HeadwaterViews
import Testing

@MainActor @Suite("Adjusting a value without seeing it") struct AdjustmentTests {
  struct Rating: View {
    @State private var stars = 3

    var body: some View {
      HStack { ForEach(0..<stars, id: \.self) { _ in Text("*") } }
        .accessibilityElement()
        .accessibilityAdjustableAction {
          stars += $0 == AccessibilityAdjustmentDirection.increment ? 1 : -1
        }
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) stars")
      Text("Stars: \(stars)")
    }
  }

  // Covers: .accessibilityAdjustableAction, AccessibilityAdjustmentDirection
  @Test("a screen reader hears a slider with a name and a value, and moves it step by step")
  func adjusting() throws {
    let ui = ViewHost(Rating())
    #expect(ui.html.contains("aria-valuetext=\"3 stars\""))
    try ui.find(slider: "Rating").set(1)
    _ = try ui.find(text: "Stars: 4")
    #expect(ui.html.contains("aria-valuetext=\"4 stars\""))
    try ui.find(slider: "Rating").set(-1)
    try ui.find(slider: "Rating").set(-1)
    _ = try ui.find(text: "Stars: 2")
  }

  // Covers: .accessibility
  @Test("the forms before iOS 14 say the same as those after it")
  func formerForms() {
    let former = Text("a").accessibility(label: Text("l")).accessibility(value: Text("v"))
      .accessibility(hint: Text("h")).accessibility(hidden: true).accessibility(identifier: "i")
      .accessibility(addTraits: .isHeader)
    let current = Text("a").accessibilityLabel(Text("l")).accessibilityValue(Text("v"))
      .accessibilityHint(Text("h")).accessibilityHidden(true).accessibilityIdentifier("i")
      .accessibilityAddTraits(.isHeader)
    #expect(ViewHost(former).html == ViewHost(current).html)
    #expect(ViewHost(former).html.contains("aria-label=\"l\""))
  }
}
