import HeadwaterPortableViews

/// A small app with a control of each kind that the protocol handles differently.
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { DemoView() }
  }
}

struct DemoView: View {
  @State private var name = ""
  @State private var form = DemoForm()
  @State private var count = 0

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Shout", text: $form.shout)
      SecureField("Password", text: $form.password)
      Text("Hello, \(name)")
      Button("Add") { count += 1 }
      Text("Count \(count)")
      Button("Reset") { name = "" }
      Button("Greet") { count += 1_000 }.disabled(name.isEmpty)
    }
  }
}

/// Two texts that the form does not adopt as typed.
struct DemoForm {
  var shout = "" {
    didSet { shout = shout.uppercased() }
  }
  var password = "" {
    didSet { if password.count > 8 { password = oldValue } }
  }
}
