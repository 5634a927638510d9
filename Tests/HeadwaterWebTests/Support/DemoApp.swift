import HeadwaterPortableViews

/// A small app with a control of each kind that the protocol treats differently.
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { DemoView() }
  }
}

struct DemoView: View {
  @State private var name = ""
  @State private var shout = ""
  @State private var password = ""
  @State private var count = 0

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Shout", text: Binding(get: { shout }, set: { shout = $0.uppercased() }))
      SecureField(
        "Password", text: Binding(get: { password }, set: { if $0.count <= 8 { password = $0 } }))
      Text("Hello, \(name)")
      Button("Add") { count += 1 }
      Text("Count \(count)")
      Button("Reset") { name = "" }
      Button("Greet") { count += 1_000 }.disabled(name.isEmpty)
    }
  }
}
