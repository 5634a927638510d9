import HeadwaterUI

/// Lists of 100 000 rows, and one that grows.
struct GalleryLongLists: View {
  enum Kind: String, CaseIterable {
    case rows = "Rows"
    case grid = "Grid"
    case choice = "Choice"
    case feed = "Feed"
  }

  @State private var kind = Kind.rows
  @State private var rows = Array(1...100_000)
  @State private var selection: Int?
  @State private var feed = Array(1...150)

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Picker("Kind", selection: $kind) {
          ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        list
      }
      .toolbar {
        Button("Insert above") { rows.insert(contentsOf: [-rows.count, 1 - rows.count], at: 0) }
        Button("To the end") { proxy.scrollTo(rows[rows.count - 1], anchor: .bottom) }
      }
    }
    .navigationTitle("Long lists")
  }

  @ViewBuilder
  private var list: some View {
    switch kind {
    case .rows:
      GallerySection("A list of 100 000 rows", in: .page) {
        List(rows, id: \.self) { LongRow(number: $0) }
      }
    case .grid:
      GallerySection("A grid of 100 000 cells", in: .page) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
            ForEach(rows, id: \.self) { Text(verbatim: "Cell \($0)").padding() }
          }
        }
      }
    case .choice:
      GallerySection("A list to choose from", in: .page) {
        List(rows, id: \.self, selection: $selection) { Text(verbatim: "Choice \($0)") }
      }
    case .feed:
      GallerySection("A list that grows", in: .page) {
        List(feed, id: \.self) { number in
          Text(verbatim: "Entry \(number) of \(feed.count)")
            .onAppear { if number == feed.last { feed += feed.count + 1...feed.count + 100 } }
        }
      }
    }
  }
}

/// A row with a note of its own. Some rows are higher than others.
private struct LongRow: View {
  let number: Int
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(verbatim: "Row \(number)").fixedSize()
        TextField("Note", text: $note).accessibilityLabel("Note \(number)").frame(width: 160)
      }
      if number % 5 == 0 {
        Text("Every fifth row has a second line, and is higher than the others.")
          .font(.footnote)
      }
    }
  }
}
