import HeadwaterViews

// Every symbol in each of its forms, in plain SwiftUI: a job on macOS compiles this file against
// SwiftUI itself. It is compiled only; other tests run what it uses.

@Observable @MainActor private final class Account {
  var name = ""
  var password = ""
  var isShown = false
  var selected: Person?
  var people: [Person] = []

  func load() async {}
}

private struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Card: ViewModifier {
  var width: CGFloat = 100

  func body(content: Content) -> some View {
    content.padding().frame(width: width).background(Color.gray.opacity(0.2))
  }
}

private struct Pill: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .background(configuration.role == .destructive ? Color.red : Color.blue)
      .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
  }
}

private struct Tapped: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
  }
}

private struct Texts: View {
  let name: String
  let substring: Substring
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Literal")
      Text("Interpolated \(name) \(1 + 1) \(3.5, specifier: "%.1f")")
      Text(name)
      Text(substring)
      Text(verbatim: "Verbatim")
      styled.font(.title).fontWeight(.semibold)
      Text("a").bold().italic().underline().strikethrough().monospacedDigit()
      Text("b").foregroundColor(.red).font(.system(size: 12, weight: .bold, design: .rounded))
      Text("c").foregroundStyle(.secondary).font(.system(.body, design: .monospaced))
      Text("d").foregroundStyle(accent).font(Font.headline.weight(.light).italic())
      Text("e").foregroundStyle(.tint).foregroundStyle(Color.orange)
      Text("f").font(nil).foregroundColor(nil)
    }
    .font(.callout)
    .bold()
    .italic()
    .fontWeight(.medium)
    .foregroundColor(.primary)
  }

  private var styled: Text {
    Text("Message").foregroundColor(.red)
  }
}

private struct Buttons: View {
  let title: String
  let action: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Button("Literal") {}
      Button(title, action: action)
      Button("Delete", role: .destructive) {}
      Button(title, role: .cancel, action: action)
      Button(action: action) { Text("Label") }
      Button {
        action()
      } label: {
        HStack {
          Text("Two")
          Text("texts")
        }
      }
      Button(role: .destructive, action: action) { Text("Role") }
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Automatic") {}.buttonStyle(.automatic)
      Button("Pill") {}.buttonStyle(Pill())
      Button("Tapped") {}.buttonStyle(Tapped()).disabled(true)
    }
  }
}

private struct Fields: View {
  @Binding var name: String
  @State private var password = ""
  @State private var optional: String?
  let title: String

  init(name: Binding<String>, title: String) {
    _name = name
    self.title = title
    _password = State(initialValue: "")
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .textContentType(.username)
          .autocorrectionDisabled()
          .disableAutocorrection(true)
          .onSubmit {}
        TextField(title, text: $name, prompt: Text("Prompt"))
        TextField("Prompt", text: .constant("fixed"), prompt: nil)
        TextField(text: $name) { Text("Label") }
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section {
        SecureField("Password", text: $password)
        SecureField(title, text: $password, prompt: Text("Prompt"))
      } footer: {
        Text(optional ?? "Footer")
      }
      Section {
        Text("Content")
      } header: {
        Text("Header")
      }
      Section(header: Text("Header"), footer: Text("Footer")) { Text("Content") }
      Section(header: Text("Header")) { Text("Content") }
      Section(footer: Text("Footer")) { Text("Content") }
      Section("Title") { Text("Content") }
      Section(title) { Text("Content") }
      Section { Text("Content") }
    }
    .onSubmit(of: .text) {}
    .onChange(of: name) {}
    .onChange(of: name) { old, new in optional = old + new }
    .onChange(of: name, initial: true) { optional = nil }
    .onChange(of: password, initial: false) { _, new in optional = new }
  }
}

private struct Lists: View {
  @Bindable var account: Account
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        List {
          Text("Row")
          ForEach(account.people) { person in Text(person.name) }
          ForEach(account.people, id: \.name) { person in Text(person.name) }
          ForEach(0..<3) { Text("\($0)") }
          NavigationLink("Literal") { Text("Destination") }
          NavigationLink(account.name) { Text("Destination") }
          NavigationLink("Value", destination: Text("Destination"))
          NavigationLink(destination: Text("Destination")) { Text("Label") }
          NavigationLink {
            Text("Destination")
          } label: {
            Text("Label")
          }
        }
        List(account.people) { Text($0.name) }
        List(account.people, id: \.name) { Text($0.name) }
        List(1...20, id: \.self) { Text("\($0)") }
        List(0..<3) { Text("\($0)") }
      }
      .navigationTitle("Lists")
      .sheet(isPresented: $isShown) { Text("Sheet") }
      .sheet(isPresented: $account.isShown, onDismiss: { isShown = false }) { Text("Sheet") }
      .sheet(item: $account.selected) { person in Text(person.name) }
      .sheet(item: $account.selected, onDismiss: {}) { Closing(title: $0.name) }
    }
  }
}

private struct Closing: View {
  let title: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.font) private var font

  var body: some View {
    VStack {
      Button("Done") { dismiss() }
      Text(isEnabled ? title : "")
    }
    .navigationTitle(title)
    .navigationTitle(Text(title))
  }
}

private struct Layout: View {
  let isOn: Bool
  let choice: Int
  let optional: String?

  var body: some View {
    let title = "Title"
    ZStack(alignment: .topLeading) {
      Color.red
      Color(red: 0.1, green: 0.2, blue: 0.3)
      Color(white: 0.5, opacity: 0.5)
      HStack(spacing: 0) {
        Spacer()
        Divider()
        Spacer(minLength: 4)
      }
      Group {
        if isOn { Text("On") } else { Text("Off") }
        if let optional { Text(optional) }
        switch choice {
        case 0: Text("0")
        case 1: EmptyView()
        default: Text("n")
        }
        isOn ? Text("Optional") : nil
        optional.map { Text($0) }
        AnyView(Text(title))
        ProgressView()
        ProgressView("Loading")
        Link("Link", destination: URL(fileURLWithPath: "/"))
        Link(destination: URL(fileURLWithPath: "/")) { Text("Link") }
        Label {
          Text("Title")
        } icon: {
          Text("*")
        }
      }
      .padding()
      .padding(8)
      .padding(.top)
      .padding(.horizontal, 4)
      .padding([.leading, .bottom], 2)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .frame(width: 10, height: 20)
    .frame(width: 10, alignment: .leading)
    .frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, maxHeight: 20)
    .frame(maxWidth: .infinity, alignment: .trailing)
    .background(Color.blue)
    .background(.green)
    .opacity(0.5)
    .modifier(Card())
    .id(choice)
    .environment(\.accent, .pink)
    .environment(\.font, .body)
    .disabled(!isOn)
    .accessibilityLabel("Label")
    .accessibilityLabel(Text(title))
    .accessibilityHint("Hint")
    .accessibilityIdentifier("identifier")
    .accessibilityHidden(isOn)
  }
}

private struct Lives: View {
  let account: Account
  @State private var count = 0
  @State private var optional: Int?

  var body: some View {
    Text("\(count)")
      .onAppear { count += 1 }
      .onAppear(perform: reset)
      .onDisappear { count = 0 }
      .task { await account.load() }
      .task(priority: .background) { count += 1 }
      .task(id: account.name) { await account.load() }
      .sheet(
        isPresented: Binding(get: { account.isShown }, set: { account.isShown = $0 })
      ) {
        TextField("Name", text: Binding(get: { account.name }, set: { account.name = $0 }))
      }
  }

  private func reset() {
    optional = nil
  }

  @ViewBuilder private func row(_ index: Int) -> some View {
    if index.isMultiple(of: 2) { Text("even") }
    Text("\(index)")
  }
}

private struct EverythingApp: App {
  @State private var account = Account()

  var body: some Scene {
    WindowGroup {
      Lives(account: account)
    }
  }
}

private struct TitledApp: App {
  var body: some Scene {
    WindowGroup("Title") { Text("Content") }
    WindowGroup("Other", id: "other") { Text("Content") }
  }
}
