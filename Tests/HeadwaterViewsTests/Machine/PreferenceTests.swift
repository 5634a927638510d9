import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct HeightKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Preferring: View {
  @State private var heights = [1, 2]
  @State private var highest = 0

  var body: some View {
    Group {
      ForEach(heights, id: \.self) { Text("row \($0)").preference(key: HeightKey.self, value: $0) }
    }
    .onPreferenceChange(HeightKey.self) { [$highest] in $highest.wrappedValue = $0 }
    Text("highest \(highest)")
    Button("grow") { heights.append(5) }
    Button("shrink") { heights = [1] }
  }
}

@MainActor
@Suite struct PreferenceTests {
  // Covers: PreferenceKey, .preference, .onPreferenceChange
  @Test("a preference of the views below reaches the view around them")
  func preference() throws {
    let ui = ViewHost(Preferring())
    _ = try ui.find(text: "highest 2")
    try ui.find(button: "grow").tap()
    _ = try ui.find(text: "highest 5")
    try ui.find(button: "shrink").tap()
    _ = try ui.find(text: "highest 1")
  }
}
