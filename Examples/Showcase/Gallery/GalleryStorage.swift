import HeadwaterUI

/// Values that the browser keeps: some for all of its tabs, some for one.
struct GalleryStorage: View {
  @AppStorage("gallery.name") private var name = ""
  @AppStorage("gallery.count") private var count = 0
  @AppStorage("gallery.size") private var size = GallerySize.medium
  @SceneStorage("gallery.note") private var note = ""
  @SceneStorage("gallery.isMarked") private var isMarked = false

  var body: some View {
    GalleryParts {
      GallerySection(
        "With the browser", footer: "All tabs of this browser show the same values, at once."
      ) {
        TextField("Name", text: $name)
        Stepper("Count: \(count)", value: $count, in: 0...9)
        Picker("Size", selection: $size) {
          ForEach(GallerySize.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
      }
      GallerySection(
        "With this tab",
        footer:
          "A reload and a restart of the server leave them as they are. Another tab has its own."
      ) {
        TextField("Note", text: $note)
        Toggle("Marked", isOn: $isMarked)
      }
      GallerySection("As it was", in: .card) {
        Button("Use the defaults") {
          (name, count, size) = ("", 0, .medium)
          (note, isMarked) = ("", false)
        }
        .buttonStyle(.bordered)
      }
    }
    .navigationTitle("Storage")
  }
}

private enum GallerySize: String, CaseIterable { case small, medium, large }
