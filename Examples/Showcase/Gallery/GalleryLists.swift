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
      GallerySection("Search", in: .bare) {
        List(["Apple", "Banana", "Cherry"].filter(matches), id: \.self) { Text($0) }
          .searchable(text: $query)
          .addresses($query, query: "search")
      }
    }
    .toolbar { EditButton() }
    .environment(\.editMode, $editMode)
    .navigationTitle("Lists")
  }

  private func matches(_ fruit: String) -> Bool {
    query.isEmpty || fruit.localizedCaseInsensitiveContains(query)
  }
}
