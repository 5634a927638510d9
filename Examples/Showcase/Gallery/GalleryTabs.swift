import HeadwaterUI

struct GalleryTabs: View {
  @State private var selection = 1

  var body: some View {
    GalleryParts {
      GallerySection("Two tabs", in: .bare) {
        TabView(selection: $selection) {
          Tab("First", systemImage: "house", value: 1) { TabCard(text: "The first tab") }
          Tab("Second", systemImage: "star", value: 2) { TabCard(text: "The second tab") }
        }
        .addresses($selection, AddressMap(.place(1), .place(2, "second")))
      }
    }
    .navigationTitle("Tabs")
  }
}

private struct TabCard: View {
  let text: String

  var body: some View {
    Text(text).font(.title2)
      .frame(maxWidth: .infinity, minHeight: 160)
      .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }
}
