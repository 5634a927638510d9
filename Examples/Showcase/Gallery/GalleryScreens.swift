import HeadwaterUI

struct GalleryTexts: View {
  private let icons = [
    "star", "star.fill", "heart", "heart.fill", "plus.circle.fill", "checkmark.circle", "trash",
    "pencil", "gear", "magnifyingglass", "person", "house", "calendar", "clock", "bell",
    "envelope", "cart", "cup.and.saucer.fill", "exclamationmark.triangle", "info.circle",
    "square.and.arrow.up", "arrow.clockwise", "lock", "eye", "mic", "play.fill", "pause",
    "photo", "map", "nothing.like.this",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Group {
          Text("Large title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Headline").font(.headline)
          Text("Body, with a longer text that takes more than one line where there is little space")
          Text("Footnote").font(.footnote).foregroundStyle(.secondary)
          Text("Bold, italic, underlined").bold().italic().underline()
          Text("0123456789").monospacedDigit()
          Text("in capitals").textCase(.uppercase).tracking(2)
          Text("A gradient").font(.title2).bold()
            .foregroundStyle(
              LinearGradient(colors: [.purple, .blue], startPoint: .leading, endPoint: .trailing))
        }
        Group {
          Text("One line only, however long the text may be, and then it is cut off at its end")
            .lineLimit(1)
          Text("**Bold**, *italic*, ~~struck~~, `code`, and [a link](https://www.swift.org)")
          Text("Not here yet").redacted(reason: .placeholder)
          Label("A label", systemImage: "tag")
          Divider()
          Text("Colors").accessibilityAddTraits(.isHeader)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 8) {
            swatch(.red, "red")
            swatch(.orange, "orange")
            swatch(.green, "green")
            swatch(.teal, "teal")
            swatch(.blue, "blue")
            swatch(.purple, "purple")
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))], spacing: 12) {
            ForEach(icons, id: \.self) { Image(systemName: $0).imageScale(.large) }
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle("Texts and images")
  }

  private func swatch(_ color: Color, _ name: String) -> some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 56, height: 32)
      Text(name).font(.caption)
    }
  }
}

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
    List {
      Section("Delete and move") {
        ForEach(items) { item in
          Text(item.name)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Rows") {
        Text("With a badge").badge(3)
        Text("With actions").swipeActions { Button("Flag") { query = "flag" } }
        Label("With an icon", systemImage: "folder")
      }
      Section("Search") {
        ForEach(["Apple", "Banana", "Cherry"].filter(matches), id: \.self) { Text($0) }
      }
    }
    .searchable(text: $query)
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
    .navigationTitle("Tabs")
  }
}

struct GalleryShapes: View {
  @State private var place = CGPoint(x: 60, y: 60)
  @State private var angle = 20.0

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack(spacing: 12) {
          Rectangle().fill(Color.blue).frame(width: 48, height: 48)
          Circle().fill(Color.green).frame(width: 48, height: 48)
          Capsule().fill(Color.orange).frame(width: 64, height: 32)
          RoundedRectangle(cornerRadius: 12).strokeBorder(Color.purple, lineWidth: 3)
            .frame(width: 48, height: 48)
        }
        HStack(spacing: 12) {
          Triangle().fill(Color.red).frame(width: 48, height: 48)
          Triangle().stroke(Color.teal, lineWidth: 3).frame(width: 48, height: 48)
          Circle().trim(from: 0, to: 0.7).stroke(Color.blue, lineWidth: 4)
            .frame(width: 48, height: 48)
          LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
            .frame(width: 48, height: 48).clipShape(Circle())
        }
        Text("Turned").padding(8).background(Color.blue.opacity(0.2), in: Capsule())
          .rotationEffect(.degrees(angle))
          .animation(.easeOut(duration: 0.2), value: angle)
        Slider(value: $angle, in: 0...90) { Text("Angle") }
        ZStack {
          Color.secondary.opacity(0.1)
          Circle().fill(Color.blue).frame(width: 40, height: 40)
            .position(place)
            .gesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
        }
        .frame(height: 140)
        .overlay(alignment: .bottomTrailing) { Text("Drag the circle").font(.caption).padding(8) }
        Text("A card")
          .frame(maxWidth: .infinity)
          .padding()
          .background(.background, in: RoundedRectangle(cornerRadius: 12))
          .shadow(radius: 4)
        Grid(alignment: .leading) {
          GridRow {
            Text("Name")
            Text("Ada")
          }
          GridRow {
            Text("City")
            Text("London")
          }
        }
      }
    }
    .navigationTitle("Layout and shapes")
  }
}

/// A shape of one's own.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
