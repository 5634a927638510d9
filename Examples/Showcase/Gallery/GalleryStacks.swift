import HeadwaterUI

/// Views beside and above one another: how a stack shares its room out.
struct GalleryStacks: View {
  @State private var query = ""
  @State private var isOn = false
  @State private var fruit = "Apple"

  var body: some View {
    GalleryParts {
      GallerySection("Beside one another", in: .card) {
        HStack {
          TextField("A field in a row", text: $query)
          Button("Clear") { query = "" }
        }
        HStack {
          Text("Text beside a switch")
          Toggle("Switch", isOn: $isOn)
        }
        HStack {
          Text("A switch of no label")
          Spacer()
          Toggle("Unlabelled", isOn: $isOn).labelsHidden()
        }
        HStack {
          Text("Text beside a picker")
          Picker("Fruit", selection: $fruit) {
            ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
          }
        }
      }
      GallerySection("Above one another", in: .bare) {
        VStack {
          Text("Above a list")
          List {
            Text("A list in a column")
            HStack {
              Text("Text in a row of a list")
              Toggle("Switch in a row", isOn: $isOn)
            }
          }
        }
      }
    }
    .navigationTitle("Stacks")
  }
}
