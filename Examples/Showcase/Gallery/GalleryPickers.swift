import HeadwaterUI

struct GalleryPickers: View {
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
    var next: Self { self == .small ? .medium : self == .medium ? .large : .small }
  }

  @State private var size = Size.medium
  @State private var color: String?
  @State private var paint = Color.purple
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    GalleryParts {
      GallerySection("Menu") {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
        }
        Picker("Color", selection: $color) {
          Text("None").tag(String?.none)
          ForEach(["Red", "Green"], id: \.self) { Text($0).tag(Optional($0)) }
        }
        Text("\(size.rawValue), \(color ?? "no color")").foregroundStyle(.secondary)
        Button("Next size") { size = size.next }
      }
      GallerySection("Segments") {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
      }
      GallerySection("Inline") {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.inline)
      }
      GallerySection("Dates") {
        DatePicker("Both", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      }
      GallerySection("Colors") {
        ColorPicker("Paint", selection: $paint)
        LabeledContent("Painted") { Circle().fill(paint).frame(width: 24, height: 24) }
      }
    }
    .navigationTitle("Pickers and dates")
  }
}
