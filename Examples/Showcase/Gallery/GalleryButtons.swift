import HeadwaterUI

struct GalleryButtons: View {
  @State private var last = "nothing yet"
  @State private var name = ""
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isChoiceShown = false
  @State private var isOn = false

  var body: some View {
    GalleryParts {
      GallerySection("Styles") {
        HStack {
          Button("Automatic") { last = "automatic" }.buttonStyle(.borderless)
          Button("Bordered") { last = "bordered" }.buttonStyle(.bordered)
        }
        HStack {
          Button("Prominent") { last = "prominent" }.buttonStyle(.borderedProminent)
          Button("Disabled") { last = "disabled" }.buttonStyle(.bordered).disabled(true)
        }
        Button("Destructive", role: .destructive) { last = "destructive" }
        Button {
          last = "label"
        } label: {
          Label("With a label", systemImage: "heart")
        }
        Button("Tinted") { last = "tinted" }.buttonStyle(.bordered).tint(.purple)
        HStack {
          Button("A pill") { last = "pill" }
          Link("A link", destination: URL(string: "https://www.swift.org")!)
        }
        .buttonStyle(Pill())
        NavigationLink("These buttons again", value: GalleryPage.buttons)
        NavigationLink("A row in a style") {
          List {
            NavigationLink("A further screen") { Text("The last one").navigationTitle("Further") }
          }
          .navigationTitle("A screen")
        }
        .buttonStyle(Pill())
      }
      GallerySection("At the end of a form") {
        TextField("Name", text: $name)
        Button("Send") { last = "send" }.buttonStyle(.borderedProminent)
      }
      GallerySection("Menus") {
        Menu("Actions") {
          Button("Copy") { last = "copy" }
          Button("Delete", role: .destructive) { last = "delete" }
        }
        Text("A view with a menu").contextMenu { Button("Rename") { last = "rename" } }
        Button("With a menu too") { last = "with a menu" }
          .contextMenu { Button("Forget") { last = "forget" } }
        Text("A view to tap").onTapGesture { last = "tap" }
        Text("To tap once or twice").onTapGesture(count: 2) { last = "twice" }
          .onTapGesture { last = "once" }
        HStack {
          Text("A row to tap")
          Spacer()
          Button("Star") { last = "star" }.buttonStyle(.borderless)
          Toggle("On", isOn: $isOn)
        }
        .onTapGesture { last = "row" }
      }
      GallerySection("Presentations") {
        Button("Show a sheet") { isSheetShown = true }
          .sheet(isPresented: $isSheetShown) { GallerySheet() }
          .addresses(isPresented: $isSheetShown, "sheet")
        Button("Show an alert") { isAlertShown = true }
          .alert("Really?", isPresented: $isAlertShown) {
            Button("Yes") { last = "yes" }
            Button("No", role: .cancel) {}
          } message: {
            Text("An alert asks something.")
          }
        Button("Show a choice") { isChoiceShown = true }
          .confirmationDialog(
            "Which one?", isPresented: $isChoiceShown, titleVisibility: .visible
          ) {
            Button("This one") { last = "this" }
            Button("None", role: .destructive) { last = "none" }
          }
        Text("Last: \(last)").foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Buttons and menus")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Add") { last = "add" } }
      ToolbarItem(placement: .bottomBar) { Text("In the bar below") }
    }
  }
}

/// A style of one's own, for buttons and links.
private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 16).padding(.vertical, 12)
      .background(Color.green.opacity(0.2), in: Capsule())
  }
}

private struct GallerySheet: View {
  @State private var isAlertShown = false
  @State private var answer = "nothing yet"

  var body: some View {
    Text("In a sheet").font(.title)
    Button("Ask") { isAlertShown = true }
      .alert("In front?", isPresented: $isAlertShown) { Button("Yes") { answer = "yes" } }
    Text("Answer: \(answer)")
  }
}
