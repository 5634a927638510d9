import HeadwaterUI

struct GalleryLists: View {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @State private var items = (1...4).map { Item(id: $0, name: "Item \($0)") }
  @State private var editMode = EditMode.inactive
  @State private var selection: Int?
  @State private var query = ""

  var body: some View {
    GalleryParts {
      GallerySection("Delete and move", in: .list) {
        ForEach(items) { item in
          Text(item.name)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      GallerySection("Rows", in: .list) {
        Text("With a badge").badge(3)
        Text("With actions").swipeActions { Button("Flag") { query = "flag" } }
        Text("With actions at both ends")
          .swipeActions { Button("Archive") { query = "archive" } }
          .swipeActions(edge: .leading) { Button("Pin") { query = "pin" } }
        Button("To tap, with an action") { query = "tap" }
          .swipeActions { Button("Mark") { query = "mark" } }
        Label("With an icon", systemImage: "folder")
      }
      GallerySection("Search", in: .list) {
        ForEach(["Apple", "Banana", "Cherry"].filter(matches), id: \.self) { Text($0) }
      }
    }
    .searchable(text: $query)
    .addresses($query, query: "search")
    .toolbar { EditButton() }
    .environment(\.editMode, $editMode)
    .navigationTitle("Lists")
  }

  private func matches(_ fruit: String) -> Bool {
    query.isEmpty || fruit.localizedCaseInsensitiveContains(query)
  }
}

struct GalleryTabs: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab("First", systemImage: "house", value: 1) { Text("The first tab").font(.title2) }
      Tab("Second", systemImage: "star", value: 2) { Text("The second tab").font(.title2) }
    }
    .addresses($selection, AddressMap(.place(1), .place(2, "second")))
    .navigationTitle("Tabs")
  }
}
