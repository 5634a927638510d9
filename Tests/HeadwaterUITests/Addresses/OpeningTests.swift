import HeadwaterUI
import HeadwaterUITesting
import Testing

/// A view whose stack comes later, as after loading.
private struct LaterView: View {
  @State private var isLoaded = false

  var body: some View {
    if isLoaded { PlacesView() } else { Button("Load") { isLoaded = true } }
  }
}

private struct OpenerView: View {
  @State private var opened: [String] = []

  var body: some View {
    Text(opened.joined(separator: " "))
      .onOpenURL { opened.append($0.absoluteString) }
  }
}

@MainActor
@Suite("Opening addresses")
struct OpeningTests {
  @Test("a person who goes on no longer waits for a rest")
  func goesOn() throws {
    let ui = ViewHost(VStack { LaterView() }.unknownAddress { Text("unknown \($0)") })
    try ui.open("/orders")
    #expect(ui.texts == ["unknown /orders"])
  }

  @Test("a screen that no view has content for is unknown, and its stack shows the first one")
  func withoutDestination() throws {
    let ui = ViewHost(DepartmentsView().unknownAddress { Text("unknown \($0)") })
    try ui.open("/teas/3")
    #expect(ui.title == "Tea 3")
    for address in ["/3", "/coffees/3"] {
      try ui.open(address)
      #expect(ui.texts == ["unknown \(address)"])
      #expect(ui.address == address)
    }
    try ui.open("/")
    #expect(ui.title == "Departments")
    #expect(ui.issues == [])
  }

  // Covers: .onOpenURL
  @Test("onOpenURL gets each opened address, and makes none unknown")
  func opener() throws {
    let ui = ViewHost(OpenerView())
    try ui.open("/a/b?c=d")
    #expect(ui.texts == ["/a/b?c=d"])
  }
}

/// A stack whose inner screens have content only above the outer one.
private struct DepartmentsView: View {
  private enum Department: String, AddressValue { case teas, coffees }

  @State private var path: [AnyHashable] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("All departments")
        .navigationTitle("Departments")
        .navigationDestination(for: Department.self) { department in
          if department == .teas {
            Text("All teas").navigationDestination(for: Int.self) {
              Text("A tea").navigationTitle("Tea \($0)")
            }
          }
        }
    }
    .addresses(
      $path,
      AddressMap(.values(of: Department.self, .value()), .values(of: Int.self, .value())))
  }
}
