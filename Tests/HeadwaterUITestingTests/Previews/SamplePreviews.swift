import HeadwaterPortableViews

// Previews for the tests beside this file. Some of them are meant to fail.

#if Macros
  #Preview("Plain") {
    Text("Plain text")
  }

  #Preview("Of a size", traits: .fixedLayout(width: 320, height: 64), .landscapeLeft) {
    Text("First")
    Text("Second")
  }

  #Preview {
    @Previewable @State var count = 1
    let title = "Count: \(count)"
    Button(title) { count += 1 }
  }

  #Preview("Trapping") {
    let names: [String] = []
    Text(names[0])
  }

  #Preview("Trapping as it appears") {
    Text("Fine")
      .onAppear { fatalError("Nobody may see this") }
  }

  #Preview("Trapping in a task") {
    Text("Fine")
      .task { fatalError("Nobody may do this") }
  }

  #Preview("With an issue") {
    List(["a", "a"], id: \.self) { Text($0) }
  }

  struct Outer {
    #Preview("In a type") { HiddenView() }
  }

  private struct HiddenView: View {
    var body: some View { Text("Private") }
  }
#endif
