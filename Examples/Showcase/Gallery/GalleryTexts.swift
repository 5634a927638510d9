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
    GalleryParts {
      GallerySection("Fonts", in: .card) {
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
      GallerySection("Words", in: .card) {
        Text("One line only, however long the text may be, and then it is cut off at its end")
          .lineLimit(1)
        Text("**Bold**, *italic*, ~~struck~~, `code`, and [a link](https://www.swift.org)")
        Text("Not here yet").redacted(reason: .placeholder)
        Label("A label", systemImage: "tag")
      }
      GallerySection("Colors", in: .card) {
        let colors: [(String, Color)] = [
          ("red", .red), ("orange", .orange), ("green", .green),
          ("teal", .teal), ("blue", .blue), ("purple", .purple),
        ]
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 8) {
          ForEach(colors, id: \.0) { name, color in
            VStack(spacing: 4) {
              RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 56, height: 32)
              Text(name).font(.caption)
            }
          }
        }
      }
      GallerySection("Symbols", in: .card) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))], spacing: 12) {
          ForEach(icons, id: \.self) { Image(systemName: $0).imageScale(.large) }
        }
      }
    }
    .navigationTitle("Texts and images")
  }
}
