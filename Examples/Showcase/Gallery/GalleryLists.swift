import HeadwaterUI

struct GalleryLists: View {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @State private var items = (1...4).map { Item(id: $0, name: "Item \($0)") }
  @State private var editMode = EditMode.inactive
  @State private var selection: Int?
  @State private var last = "nothing yet"
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
        Text("With actions").swipeActions { Button("Flag") { last = "flag" } }
        Text("With actions at both ends")
          .swipeActions { Button("Archive") { last = "archive" } }
          .swipeActions(edge: .leading) { Button("Pin") { last = "pin" } }
        Button("To tap, with an action") { last = "tap" }
          .swipeActions { Button("Mark") { last = "mark" } }
        Label("With an icon", systemImage: "folder")
        Text("Last: \(last)").foregroundStyle(.secondary)
      }
      GallerySection("Search", in: .bare) {
        let found = ["Apple", "Banana", "Cherry"].filter {
          query.isEmpty || $0.localizedCaseInsensitiveContains(query)
        }
        List(found, id: \.self) { Text($0) }
          .searchable(text: $query)
          .addresses($query, query: "search")
      }
    }
    .toolbar { EditButton() }
    .environment(\.editMode, $editMode)
    .navigationTitle("Lists")
  }
}
