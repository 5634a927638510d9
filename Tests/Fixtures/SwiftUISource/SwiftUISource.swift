import HeadwaterViews

// Uses of every symbol in each of its forms, in plain SwiftUI. A job on macOS compiles this file against SwiftUI
// itself. This file is only compiled; other tests run the symbols. It is one file, since it is one list.

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
      Text("**Bold**, *italic*, ~~struck~~, `code` and a [link](https://example.com) of \(name)")
      Text(LocalizedStringKey(name))
      styled.font(.title).fontWeight(.semibold)
      Text("a").bold().italic().underline().strikethrough().monospacedDigit()
      Text("b").foregroundColor(.red).font(.system(size: 12, weight: .bold, design: .rounded))
      Text("two").foregroundStyle(.red, .blue)
      Text("three").foregroundStyle(Color.red, .blue, .green)
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
      Group {
        Button("Icon", systemImage: "plus") {}
        Button(title, systemImage: "plus", action: action)
        Button("Icon", systemImage: "trash", role: .destructive) {}
        Button(title, systemImage: "trash", role: .destructive, action: action)
      }
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
      .onOpenURL { url in count = url.absoluteString.count }
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

// MARK: Controls

private enum Flavor: String, CaseIterable, Identifiable {
  case sweet, sour
  var id: Self { self }
}

private struct Controls: View {
  @State private var isOn = false
  @State private var level = 0.5
  @State private var count = 1
  @State private var flavor = Flavor.sweet
  @State private var optional: Flavor?
  @State private var text = ""
  @State private var number: Double? = 1
  @State private var date = Date()
  @State private var isExpanded = false
  let title: String

  var body: some View {
    Form {
      Section {
        Toggle("Literal", isOn: $isOn)
        Toggle(title, isOn: $isOn)
        Toggle("Icon", systemImage: "star", isOn: $isOn)
        Toggle(isOn: $isOn) { Text("Label") }.toggleStyle(.switch)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Toggle("Automatic", isOn: $isOn).toggleStyle(.automatic)
        Toggle("Word", isOn: $isOn).toggleStyle(WordToggle())
      }
      Section {
        Slider(value: $level)
        Slider(value: $level, in: 0...2)
        Slider(value: $level, in: 0...2, step: 0.5)
        Slider(value: $level) { Text("Label") }
        Slider(value: $level, in: 0...2) { _ in }
        Slider(value: $level, in: 0...2) {
          Text("Label")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("2")
        }
        Stepper("Literal", value: $count)
        Stepper(title, value: $count, in: 0...5, step: 2)
        Stepper("Actions") {
          count += 1
        } onDecrement: {
          count -= 1
        }
        Stepper(value: $count, in: 0...5) { Text("Label") }
      }
      Section {
        Picker("Literal", selection: $flavor) {
          Text("Sweet").tag(Flavor.sweet)
          Text("Sour").tag(Flavor.sour)
        }
        Picker(title, selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Picker(selection: $optional) {
          Text("None").tag(Flavor?.none)
          ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
        } label: {
          Label("Flavor", systemImage: "heart")
        }
        .pickerStyle(.menu)
        Picker("Inline", selection: $flavor) { Text("Sweet").tag(Flavor.sweet) }
          .pickerStyle(.inline)
        DatePicker("Literal", selection: $date)
        DatePicker(title, selection: $date, displayedComponents: .date)
        DatePicker("Range", selection: $date, in: Date.distantPast...Date.distantFuture)
        DatePicker(selection: $date, displayedComponents: [.date, .hourAndMinute]) { Text("Label") }
        ColorPicker("Literal", selection: .constant(.red))
        ColorPicker(title, selection: .constant(.red), supportsOpacity: false)
        ColorPicker(selection: .constant(.red)) { Text("Label") }
      }
      Section {
        TextEditor(text: $text)
        TextField("Axis", text: $text, axis: .vertical).lineLimit(3)
        TextField("Number", value: $level, format: .number)
        TextField("Optional", value: $number, format: .number)
        TextField("Plain", text: $text).textFieldStyle(.plain).submitLabel(.done)
        TextField("Both", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField(title, text: $text, onEditingChanged: { _ in })
        TextField("Commit", text: $text, onCommit: {})
        Toggle("Hidden", isOn: .constant(true)).labelsHidden()
        TextField("Rounded", text: $text).textFieldStyle(.roundedBorder)
        ProgressView(value: level)
        ProgressView("Literal", value: level, total: 2)
        ProgressView(value: level) { Text("Label") }
        ProgressView(value: level) {
          Text("Label")
        } currentValueLabel: {
          Text("Value")
        }
        ProgressView().progressViewStyle(.circular)
        ProgressView(value: level).progressViewStyle(.linear)
        ProgressView(value: level).progressViewStyle(PercentProgress())
        Gauge(value: level) { Text("Label") }
        Gauge(value: level, in: 0...2) {
          Text("Label")
        } currentValueLabel: {
          Text("Value")
        }
        .gaugeStyle(.accessoryLinear)
        Gauge(value: level, in: 0...2) {
          Text("Label")
        } currentValueLabel: {
          Text("Value")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("2")
        }
        .gaugeStyle(.linearCapacity)
      }
      Section {
        Menu("Literal") { Button("Item") {} }
        Menu(title) { Button("Item", role: .destructive) {} }
        Menu {
          Button("Item") {}
          Divider()
        } label: {
          Label("More", systemImage: "ellipsis")
        }
        Menu {
          Button("Item") {}
        } label: {
          Text("Primary")
        } primaryAction: {
          count += 1
        }
        DisclosureGroup("Literal") { Text("Content") }
        DisclosureGroup("Bound", isExpanded: $isExpanded) { Text("Content") }
        DisclosureGroup {
          Text("Content")
        } label: {
          Text("Label")
        }
        GroupBox("Literal") { Text("Content") }
        GroupBox { Text("Content") }
        GroupBox {
          Text("Content")
        } label: {
          Text("Label")
        }
        LabeledContent("Literal", value: title)
        LabeledContent("Views") { Text("Content") }
        LabeledContent {
          Text("Content")
        } label: {
          Text("Label")
        }
        LabeledContent("Number", value: level, format: .number)
      }
      Section {
        Label("Literal", systemImage: "star")
        Label(title, systemImage: "star.fill").labelStyle(.iconOnly)
        Label("Title", systemImage: "star").labelStyle(.titleOnly)
        Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
        Label("Own", systemImage: "star").labelStyle(StackedLabel())
        Image(systemName: "star").imageScale(.large)
        Image(systemName: "star").resizable().scaledToFit().frame(width: 20, height: 20)
        Image(systemName: "star").renderingMode(.template).font(.largeTitle)
        Image(decorative: "picture").resizable().aspectRatio(contentMode: .fill)
        EmptyView()
      }
    }
    .textCase(nil)
    .onSubmit { count = 0 }
  }
}

private struct WordToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

private struct PercentProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(configuration.fractionCompleted ?? 0)")
      configuration.currentValueLabel
    }
  }
}

private struct StackedLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

// MARK: Containers

private struct Tabs: View {
  private enum Screen: Hashable { case first, second, third }

  @State private var screen = Screen.first
  let title: String

  var body: some View {
    TabView(selection: $screen) {
      Tab("Literal", systemImage: "star", value: Screen.first) { Text("Content") }
      Tab(title, systemImage: "star", value: Screen.second) { Text("Content") }
      if screen == .second {
        Tab(value: Screen.third) {
          Text("Content")
        } label: {
          Text("Label")
        }
      }
    }
    TabView {
      Tab("Literal", systemImage: "star") { Text("Content") }
      Tab(title, systemImage: "star") { Text("Content") }
    }
  }
}

private struct Paths: View {
  @State private var path = NavigationPath()
  @State private var saved: Data?
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) { NavigationLink("One", value: 1) }
    } detail: {
      Text("\(chosen ?? 0)")
    }
    NavigationStack(path: $path) {
      Button("Save") { saved = try? path.codable.map { try JSONEncoder().encode($0) } }
      Button("Open") {
        guard let saved,
          let read = try? JSONDecoder().decode(
            NavigationPath.CodableRepresentation.self, from: saved)
        else { return }
        path = NavigationPath(read)
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

private struct Containers: View {
  private enum Tab: Hashable { case first, second }

  @State private var people = [Person(id: 1, name: "Ada")]
  @State private var selection: Int?
  @State private var several: Set<Int> = []
  @State private var tab = Tab.first
  @State private var query = ""

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List(selection: $selection) {
          ForEach($people) { $person in TextField("Name", text: $person.name) }
            .onDelete { people.remove(atOffsets: $0) }
            .onMove { people.move(fromOffsets: $0, toOffset: $1) }
          ForEach(people) { person in
            Text(person.name)
              .swipeActions { Button("Delete", role: .destructive) {} }
              .badge(3)
              .listRowInsets(EdgeInsets())
              .listRowSeparator(.hidden)
              .listRowBackground(Color.red)
          }
          .deleteDisabled(true)
        }
        .listStyle(.plain)
        .refreshable { await refresh() }
        .searchable(text: $query)
        .searchable(text: $query, prompt: "Prompt")
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem { Text("Automatic") }
          ToolbarItemGroup(placement: .confirmationAction) {
            Button("One") {}
            Button("Two") {}
          }
          if selection != nil { ToolbarItem(placement: .principal) { Text("Principal") } }
        }
        .toolbar { Button("View") {} }
      }
      .tabItem { Label("First", systemImage: "1.circle") }
      .tag(Tab.first)
      List($people) { $person in TextField("Name", text: $person.name) }
        .tabItem { Text("Second") }
        .tag(Tab.second)
    }
    TabView {
      List(people, selection: $selection) { Text($0.name) }
      List(people, selection: $several) { Text($0.name) }
      List(people, id: \.name, selection: $selection) { Text($0.name) }
      List(people, id: \.name, selection: $several) { Text($0.name) }
    }
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 4) { Text("Row") }
    }
    ScrollViewReader { (proxy: ScrollViewProxy) in
      Button("Last") { proxy.scrollTo(9) }
      Button("First") { proxy.scrollTo("first", anchor: .top) }
      Text("First").id("first")
    }
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: 4) { Text("Column") }
    }
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40))], spacing: 4) { Text("Cell") }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("Cell") }
    LazyHGrid(rows: [GridItem(.flexible(minimum: 10, maximum: 20))]) { Text("Cell") }
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow(alignment: .top) {
        Text("Cell")
        Text("Wide").gridCellColumns(2)
      }
    }
  }

  private func refresh() async { selection = nil }
}

// MARK: Shapes

private struct Star: Shape {
  var points = 5

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: rect.origin)
    path.addCurve(to: rect.origin, control1: rect.origin, control2: rect.origin)
    path.addArc(
      center: rect.origin, radius: 5, startAngle: .degrees(0), endAngle: .radians(1),
      clockwise: true)
    path.closeSubpath()
    return path
  }
}

private struct Shapes: View {
  @State private var place = CGPoint(x: 10, y: 10)
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack {
      Rectangle().fill(Color.red)
      Circle().fill(.blue).frame(width: 20, height: 20)
      Capsule().stroke(Color.green, lineWidth: 2)
      Ellipse().stroke(lineWidth: 1)
      RoundedRectangle(cornerRadius: 8).strokeBorder(Color.orange, lineWidth: 2)
      RoundedRectangle(cornerRadius: 8, style: .continuous)
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).foregroundStyle(.tint)
      Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }.stroke()
      Path(CGRect(x: 0, y: 0, width: 4, height: 4)).fill(.secondary)
      Star().fill(.yellow)
      Star().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 4]))
      Star().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 3)
      Rectangle().fill(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
      RadialGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0.2)]), center: .center,
        startRadius: 0, endRadius: 20)
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
    }
    Rectangle()
      .frame(width: 10, height: 10)
      .position(place)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { place = $0.location }
          .onEnded { offset = $0.translation }
      )
      .offset(offset)
      .offset(x: 1, y: 2)
      .position(x: 1, y: 2)
      .rotationEffect(.degrees(45))
      .scaleEffect(2)
      .scaleEffect(x: 1, y: 2, anchor: .top)
      .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
      .shadow(radius: 4)
      .shadow(color: .black, radius: 2, x: 1, y: 1)
      .blur(radius: 1)
      .border(Color.red)
      .border(.red, width: 2)
      .clipShape(Circle())
      .clipShape(RoundedRectangle(cornerRadius: 4))
      .clipped()
      .cornerRadius(4)
      .contentShape(Rectangle())
      .onTapGesture { place = .zero }
      .onTapGesture(count: 2) { place = .zero }
      .onLongPressGesture { place = .zero }
      .onLongPressGesture(minimumDuration: 1) { place = .zero }
      .gesture(TapGesture().onEnded { place = .zero })
      .simultaneousGesture(LongPressGesture().onEnded { _ in place = .zero })
    Text("Effects")
      .zIndex(1)
      .hidden()
      .grayscale(0.5)
      .saturation(2)
      .brightness(0.1)
      .contrast(1.5)
      .hueRotation(.degrees(90))
      .colorInvert()
      .blendMode(.multiply)
      .allowsHitTesting(false)
      .aspectRatio(1, contentMode: .fit)
      .aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill)
      .scaledToFill()
      .fixedSize()
      .fixedSize(horizontal: false, vertical: true)
      .layoutPriority(1)
      .overlay(alignment: .topTrailing) { Circle() }
      .overlay(Text("Overlay"), alignment: .bottom)
      .background { Color.red }
      .background(Circle().fill(Color.red))
      .background(.red, in: Capsule())
      .background(.thinMaterial)
      .safeAreaInset(edge: .bottom) { Text("Inset") }
  }
}

// MARK: Modifiers

private struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Modifiers: View {
  private enum Field: Hashable { case name, city }

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.openURL) private var openURL
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  @State private var text = ""
  @State private var height: CGFloat = 0
  @State private var isShown = false
  @State private var person: Person?

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($field, equals: .name)
      TextField("City", text: $text).focused($isFocused)
      Button("Focus") { field = .city }
      Text("Long")
        .lineLimit(2)
        .lineLimit(nil)
        .multilineTextAlignment(.center)
        .truncationMode(.tail)
        .lineSpacing(2)
        .tracking(1)
        .kerning(1)
        .textCase(.uppercase)
        .underline()
        .strikethrough()
        .monospacedDigit()
        .monospaced()
        .fontDesign(.rounded)
        .textSelection(.enabled)
        .minimumScaleFactor(0.5)
        .redacted(reason: .placeholder)
        .unredacted()
        .help("Help")
        .tint(.red)
        .accentColor(.blue)
      Text("Accessible")
        .accessibilityValue("Value")
        .accessibilityAddTraits(.isHeader)
        .accessibilityAddTraits([.isButton, .isSelected])
        .accessibilityRemoveTraits(.isButton)
        .accessibilityElement(children: .combine)
        .accessibilitySortPriority(1)
      Text("Preference")
        .preference(key: HeightKey.self, value: 10)
        .onPreferenceChange(HeightKey.self) { [$height] in $height.wrappedValue = $0 }
        .transformEnvironment(\.font) { $0 = .body }
        .modifier(Card().concat(EmptyModifier.identity))
        .contextMenu { Button("Copy") {} }
        .popover(isPresented: $isShown) { Text("Popover") }
        .popover(item: $person) { Text($0.name) }
        .interactiveDismissDisabled()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
      Text("Accepted")
        .animation(.default, value: isShown)
        .animation(.easeInOut(duration: 0.2).delay(1), value: height)
        .transition(.opacity)
        .transition(.asymmetric(insertion: .move(edge: .top), removal: .scale))
        .contentTransition(.numericText())
        .ignoresSafeArea()
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .preferredColorScheme(.dark)
        .scrollIndicators(.hidden)
        .scrollDismissesKeyboard(.immediately)
        .formStyle(.grouped)
        .drawingGroup()
        .compositingGroup()
        .previewDisplayName("Preview")
        .sensoryFeedback(.success, trigger: isShown)
      Button("Animate") {
        withAnimation { isShown.toggle() }
        withAnimation(.spring()) { isShown = false }
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction) { isShown = true }
      }
    }
    .onSubmit(of: [.text, .search]) {}
    .submitScope()
  }
}

private struct Controls_Previews: PreviewProvider {
  static var previews: some View {
    Controls(title: "Title")
  }
}

// MARK: Presentation

private struct Failure: LocalizedError {
  let errorDescription: String?
}

private struct Dialogs: View {
  @State private var isShown = false
  @State private var person: Person?
  @State private var failure: Failure?
  let title: String

  var body: some View {
    Text("Alerts")
      .alert("Literal", isPresented: $isShown) { Button("OK") {} }
      .alert(title, isPresented: $isShown) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
      .alert(Text("Text"), isPresented: $isShown) { Button("OK", role: .cancel) {} }
      .alert("About", isPresented: $isShown, presenting: person) { person in
        Button("Delete \(person.name)", role: .destructive) {}
      } message: { person in
        Text(person.name)
      }
      .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
      .alert(isPresented: $isShown, error: failure) { _ in
        Button("OK") {}
      } message: { failure in
        Text(failure.errorDescription ?? "")
      }
    Text("Dialogs")
      .confirmationDialog("Literal", isPresented: $isShown) { Button("One") {} }
      .confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible) {
        Button("One") {}
      } message: {
        Text("Message")
      }
      .confirmationDialog(Text("Text"), isPresented: $isShown) { Button("One") {} }
      .confirmationDialog("About", isPresented: $isShown, presenting: person) { person in
        Button(person.name) {}
      }
    NavigationStack {
      NavigationLink("Literal", value: 1)
      NavigationLink(title, value: 1)
      NavigationLink(value: Int?.none) { Text("Label") }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(isPresented: $isShown) { Text("Destination") }
        .navigationDestination(item: $person) { Text($0.name) }
    }
  }
}

// MARK: Observable objects

#if OpenCombine || (canImport(SwiftUI) && !os(Linux))
  private final class Settings: ObservableObject {
    @Published var isOn = false
  }

  private struct Owner: View {
    @StateObject private var settings = Settings()

    var body: some View {
      Observer(settings: settings).environmentObject(settings)
    }
  }

  private struct Observer: View {
    @ObservedObject var settings: Settings
    @EnvironmentObject private var shared: Settings

    var body: some View {
      Toggle("Mine", isOn: $settings.isOn)
      Toggle("Shared", isOn: $shared.isOn)
    }
  }
#endif

// MARK: Types that are rarely named

private struct Initials: DynamicProperty {
  @State private var text = ""

  func update() {}
}

private struct Named<Content: View, Paint: ShapeStyle, Outline: InsettableShape>: View {
  let content: ModifiedContent<Content, Card>
  let paint: Paint
  let outline: Outline
  let initials = Initials()

  var body: some View {
    content.foregroundStyle(paint).background(outline.fill(paint))
    ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }
  }

  private func edited<Rows: DynamicViewContent>(_ rows: Rows) -> some View {
    rows.onDelete { _ in }
  }

  private func pressed<Press: Gesture>(_ press: Press) -> some View {
    content.gesture(press, including: .all)
  }

  private func styled<
    List: ListStyle, Form: FormStyle, Menu: MenuStyle, Tabs: TabViewStyle, Dates: DatePickerStyle,
    Choice: PickerStyle, Field: TextFieldStyle, Meter: GaugeStyle, Selectable: TextSelectability
  >(
    _ list: List, _ form: Form, _ menu: Menu, _ tabs: Tabs, _ dates: Dates, _ choice: Choice,
    _ field: Field, _ meter: Meter, _ selectable: Selectable
  ) -> some View {
    content.listStyle(list).formStyle(form).menuStyle(menu).tabViewStyle(tabs)
      .datePickerStyle(dates).pickerStyle(choice).textFieldStyle(field).gaugeStyle(meter)
      .textSelection(selectable)
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem { content }
  }

  private var accepted: some View {
    content.scrollContentBackground(.hidden)
      .previewDevice("Device")
      .previewLayout(.sizeThatFits)
      .previewDisplayName(EnvironmentValues().description)
  }
}

private let namedTypes: [Any.Type] = [
  AccessibilityChildBehavior.self, AccessibilityTraits.self, AccessoryCircularGaugeStyle.self,
  AccessoryLinearGaugeStyle.self, Alignment.self, Angle.self, Animation.self,
  AnimationCompletionCriteria.self, AnyTransition.self, AutomaticFormStyle.self,
  BackgroundStyle.self, BlendMode.self, BorderedButtonStyle.self, BorderedProminentButtonStyle.self,
  BorderlessButtonMenuStyle.self, BorderlessButtonStyle.self, ButtonMenuStyle.self, ButtonRole.self,
  ButtonToggleStyle.self, CGLineCap.self, CGLineJoin.self, CircularProgressViewStyle.self,
  ColorRenderingMode.self, ColorScheme.self, ColumnsFormStyle.self, CompactDatePickerStyle.self,
  ContentMode.self, ContentTransition.self, CoordinateSpace.self, DatePickerComponents.self,
  DefaultButtonStyle.self, DefaultDatePickerStyle.self, DefaultGaugeStyle.self,
  DefaultLabelStyle.self, DefaultListStyle.self, DefaultMenuStyle.self,
  DefaultNavigationViewStyle.self, DefaultPickerStyle.self, DefaultProgressViewStyle.self,
  DefaultTabViewStyle.self, DefaultTextFieldStyle.self, DefaultToggleStyle.self,
  DisabledTextSelectability.self, DismissAction.self, DynamicTypeSize.self, Edge.self,
  EnabledTextSelectability.self, FillStyle.self, GestureMask.self, GraphicalDatePickerStyle.self,
  GroupedFormStyle.self, HierarchicalShapeStyle.self, HorizontalAlignment.self,
  HorizontalEdge.self, IconOnlyLabelStyle.self, InlinePickerStyle.self, InsetListStyle.self,
  LayoutDirection.self, LinearCapacityGaugeStyle.self, LinearProgressViewStyle.self, Material.self,
  MenuPickerStyle.self, OpenURLAction.self,
  PinnedScrollableViews.self, PlainButtonStyle.self, PlainListStyle.self, PlainTextFieldStyle.self,
  PresentationDetent.self, PresentationMode.self, PreviewDevice.self, PreviewLayout.self,
  RedactionReasons.self, RoundedBorderTextFieldStyle.self, RoundedCornerStyle.self,
  SafeAreaRegions.self, SceneBuilder.self, ScenePhase.self, ScrollDismissesKeyboardMode.self,
  ScrollIndicatorVisibility.self, SearchFieldPlacement.self, SegmentedPickerStyle.self,
  SensoryFeedback.self, SidebarListStyle.self, SubmitLabel.self, SubmitTriggers.self,
  SwitchToggleStyle.self, TextAlignment.self, TintShapeStyle.self, TitleAndIconLabelStyle.self,
  TitleOnlyLabelStyle.self, ToolbarItemPlacement.self, ToolbarPlacement.self, UnitPoint.self,
  UserInterfaceSizeClass.self, VerticalAlignment.self, VerticalEdge.self, Visibility.self,
]

// MARK: Symbols of iOS and of the portable views only

#if os(macOS) || PortableViews
  private let namedOnMacOS: [Any.Type] = [CheckboxToggleStyle.self]
#endif

#if !os(macOS) || PortableViews
  private let namedOnIOS: [Any.Type] = [
    EditMode.self, GroupedListStyle.self, InsetGroupedListStyle.self, NavigationBarItem.self,
    NavigationLinkPickerStyle.self, PageTabViewStyle.self, StackNavigationViewStyle.self,
    TextInputAutocapitalization.self,
    UIKeyboardType.self, UITextAutocapitalizationType.self, UITextContentType.self,
    WheelDatePickerStyle.self, WheelPickerStyle.self,
  ]

  private struct Styled<Style: NavigationViewStyle>: View {
    let style: Style
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
      NavigationView { Text("Content") }
        .navigationViewStyle(style)
        .statusBar(hidden: true)
        .toolbarBackground(.hidden, for: .navigationBar)
    }
  }

  private struct Older: View {
    @State private var text = ""
    @State private var isShown = false
    @State private var selected: Int?
    @State private var person: Person?
    @Environment(\.editMode) private var editMode
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
      NavigationView {
        List {
          TextField("Address", text: $text)
            .keyboardType(.emailAddress)
            .autocapitalization(.none)
            .textInputAutocapitalization(.never)
            .disableAutocorrection(true)
          NavigationLink("Link", destination: Text("Destination"))
          NavigationLink("Active", isActive: $isShown) { Text("Destination") }
          NavigationLink("Active", destination: Text("Destination"), isActive: $isShown)
          NavigationLink(text, isActive: $isShown) { Text("Destination") }
          NavigationLink(isActive: $isShown) {
            Text("Destination")
          } label: {
            Text("Label")
          }
          NavigationLink(destination: Text("Destination"), isActive: $isShown) { EmptyView() }
          NavigationLink("Tagged", tag: 1, selection: $selected) { Text("Destination") }
          NavigationLink("Tagged", destination: Text("Destination"), tag: 2, selection: $selected)
          NavigationLink(tag: 3, selection: $selected) {
            Text("Destination")
          } label: {
            Text("Label")
          }
          NavigationLink(destination: Text("Destination"), tag: 4, selection: $selected) {
            Text("Label")
          }
          Text("Row").listStyle(.insetGrouped)
          DatePicker("Wheel", selection: .constant(Date())).datePickerStyle(.wheel)
          Picker("Wheel", selection: $text) { Text("One").tag("1") }.pickerStyle(.wheel)
        }
        .navigationBarTitle("Title")
        .navigationBarTitle(Text("Title"), displayMode: .inline)
        .navigationBarTitleDisplayMode(.large)
        .navigationBarItems(leading: Text("Leading"), trailing: EditButton())
        .navigationBarItems(trailing: Button("Add") {})
        .navigationBarBackButtonHidden(true)
        .navigationBarHidden(true)
        .toolbar(.hidden, for: .navigationBar)
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) { Button("Add") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
          ToolbarItem(placement: .bottomBar) { Text("Status") }
          ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
        }
        .statusBarHidden()
      }
      .navigationViewStyle(.stack)
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
      .edgesIgnoringSafeArea(.all)
      .actionSheet(isPresented: $isShown) {
        ActionSheet(
          title: Text("Title"), message: Text("Message"),
          buttons: [.default(Text("One")), .destructive(Text("Two")) {}, .cancel()])
      }
      .actionSheet(item: $person) { ActionSheet(title: Text($0.name)) }
      .alert(isPresented: $isShown) {
        Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK")))
      }
      .alert(item: $person) { person in
        Alert(
          title: Text(person.name), primaryButton: .destructive(Text("Delete")) {},
          secondaryButton: .cancel())
      }
      .animation(.default)
    }
  }
#endif

// MARK: Macros

#if Macros || (canImport(SwiftUI) && !os(Linux))
  extension EnvironmentValues {
    @Entry fileprivate var entryWithType: CGFloat = 4
    @Entry fileprivate var entryOfOptional: String?
    @Entry fileprivate var entryOfLiteral = 3
  }

  private struct Entries: View {
    @Environment(\.entryWithType) private var withType
    @Environment(\.entryOfOptional) private var ofOptional
    @Environment(\.entryOfLiteral) private var ofLiteral

    var body: some View {
      Text("\(withType) \(ofOptional ?? "") \(ofLiteral)")
        .environment(\.entryOfLiteral, 4)
        .environment(\.entryOfOptional, "some")
    }
  }

  #Preview {
    Entries()
  }

  #Preview("Named") {
    VStack {
      Entries()
      Text("Two views")
    }
  }

  #Preview("Of a size", traits: .fixedLayout(width: 320, height: 64), .landscapeLeft) {
    Entries()
  }

  @MainActor private let traitOfAll: PreviewTrait<Preview.ViewTraits> = .sizeThatFitsLayout

  #Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
    if isOn { Entries() }
  }
#endif

private struct ConcatenatedTexts: View {
  var body: some View {
    Text("a").bold() + Text("b").foregroundColor(.red)
    (Text("a") + Text(verbatim: "b")).font(.title)
  }
}

private struct Nothing: View {
  let title: String
  let start: Date

  var body: some View {
    VStack {
      ContentUnavailableView("Literal", systemImage: "tray")
      ContentUnavailableView(title, image: "tray", description: Text("Why"))
      ContentUnavailableView {
        Label("Label", systemImage: "tray")
      } description: {
        Text("Why")
      } actions: {
        Button("Again") {}
      }
      ContentUnavailableView.search
      ContentUnavailableView.search(text: title)
    }
    VStack {
      Text(start, style: .date)
      Text(start, style: .time)
      Text(start...start.addingTimeInterval(60))
      Text(DateInterval(start: start, duration: 60))
      Text(AttributedString("attributed"))
    }
  }
}

private let searched = SearchUnavailableContent.self

private enum Size: Int { case small, large }

private enum Order: String { case name, date }

private struct AppValues: View {
  @AppStorage("flag") private var flag = false
  @AppStorage("count") private var count = 1
  @AppStorage("ratio") private var ratio = 0.5
  @AppStorage("name") private var name = "Ann"
  @AppStorage("url") private var url = URL(fileURLWithPath: "/")
  @AppStorage("data") private var data = Data()
  @AppStorage("size") private var size = Size.small
  @AppStorage("order") private var order = Order.name
  @AppStorage("flag?") private var maybeFlag: Bool?
  @AppStorage("count?") private var maybeCount: Int?
  @AppStorage("ratio?") private var maybeRatio: Double?
  @AppStorage("name?") private var maybeName: String?
  @AppStorage("url?") private var maybeURL: URL?
  @AppStorage("data?") private var maybeData: Data?
  @AppStorage("size?") private var maybeSize: Size?
  @AppStorage("order?") private var maybeOrder: Order?

  var body: some View {
    VStack {
      Toggle("Flag", isOn: $flag)
      TextField("Name", text: $name)
      Text("\(count) \(ratio) \(url.path) \(data.count) \(size.rawValue) \(order.rawValue)")
      Text("\(maybeName ?? "") \(maybeURL?.path ?? "") \(maybeData?.count ?? 0)")
      Button("Reset") {
        (maybeFlag, maybeCount, maybeRatio, maybeSize, maybeOrder) = (nil, 1, nil, .large, nil)
      }
    }
  }
}

private struct SceneValues: View {
  @SceneStorage("flag") private var flag = false
  @SceneStorage("count") private var count = 1
  @SceneStorage("ratio") private var ratio = 0.5
  @SceneStorage("name") private var name = "Ann"
  @SceneStorage("url") private var url = URL(fileURLWithPath: "/")
  @SceneStorage("data") private var data = Data()
  @SceneStorage("size") private var size = Size.small
  @SceneStorage("order") private var order = Order.name
  @SceneStorage("flag?") private var maybeFlag: Bool?
  @SceneStorage("count?") private var maybeCount: Int?
  @SceneStorage("ratio?") private var maybeRatio: Double?
  @SceneStorage("name?") private var maybeName: String?
  @SceneStorage("url?") private var maybeURL: URL?
  @SceneStorage("data?") private var maybeData: Data?
  @SceneStorage("size?") private var maybeSize: Size?
  @SceneStorage("order?") private var maybeOrder: Order?

  var body: some View {
    VStack {
      Toggle("Flag", isOn: $flag)
      TextField("Name", text: $name)
      Text("\(count) \(ratio) \(url.path) \(data.count) \(size.rawValue) \(order.rawValue)")
      Text("\(maybeName ?? "") \(maybeURL?.path ?? "") \(maybeData?.count ?? 0)")
      Button("Reset") {
        (maybeFlag, maybeCount, maybeRatio, maybeSize, maybeOrder) = (nil, 1, nil, .large, nil)
      }
    }
  }
}

// MARK: Everyday symbols of many kinds

private struct Folder: Identifiable, Equatable {
  let id: Int
  var folders: [Folder]?
}

private struct Badge: View, Equatable {
  let count: Int

  var body: some View { Text("\(count)") }
}

private struct Fading: AnimatableModifier {
  var share: Double

  nonisolated var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(share, 0) }
    set { share = newValue.first }
  }

  func body(content: Content) -> some View { content.opacity(share) }
}

private struct Arc: Shape {
  var share: Double

  nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData.zero }
    set {}
  }

  nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  static func scaled<Vector: VectorArithmetic, Base: Animatable>(
    _ vector: Vector, for base: Base
  ) -> Double {
    var vector = vector
    vector.scale(by: 2)
    return vector.magnitudeSquared
  }
}

private struct Everyday: View {
  @Binding var value: Double
  @Binding var title: String
  @Environment(\.controlSize) private var size
  @GestureState private var distance = CGSize.zero
  @GestureState(resetTransaction: Transaction()) private var isHeld = false
  let folders: [Folder]

  var body: some View {
    Text(size == .regular ? "regular" : "other")
      .accessibility(label: Text("label"))
      .accessibility(value: Text("value"))
      .accessibility(hint: Text("hint"))
      .accessibility(hidden: false)
      .accessibility(identifier: "identifier")
      .accessibility(addTraits: .isHeader)
      .accessibilityAdjustableAction { direction in
        value += direction == AccessibilityAdjustmentDirection.increment ? 1 : -1
      }
      .font(.custom("Own", size: 12))
      .modifier(Fading(share: 0.5))
    Button("Large") {}.controlSize(ControlSize.large)
      .buttonBorderShape(ButtonBorderShape.capsule)
    Badge(count: 1).equatable()
    EquatableView(content: Badge(count: 2))
    Rectangle().fill(AnyShapeStyle(Color.red)).background(.bar)
    Rectangle().fill(Color.blue.gradient).foregroundStyle(.secondary.opacity(0.5))
    RadialGradient(
      stops: [.init(color: .red, location: 0)], center: .center, startRadius: 1, endRadius: 2)
    Toggle("Tinted", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
    Slider(
      value: $value, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")
    ) {
      Text("Volume")
    }
    AsyncImage(url: nil)
    AsyncImage(url: URL(string: "https://example.com/cup.png")) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: nil, scale: 2) { (phase: AsyncImagePhase) in
      switch phase {
      case .empty: Text("empty")
      case .success(let image): image
      case .failure(let error): Text("\(error)")
      @unknown default: Text("other")
      }
    }
    Circle().offset(distance)
      .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation })
      .highPriorityGesture(LongPressGesture().updating($isHeld) { value, held, _ in held = value })
    List(folders, children: \.folders) { Text("\($0.id)") }
    OutlineGroup(folders, children: \.folders) { Text("\($0.id)") }
    Text("title").navigationTitle($title)
  }

  private func soft(_ gradient: AnyGradient) -> some View { Rectangle().fill(gradient) }
}

private struct Doubled: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).scaleEffect(2)
  }
}

#if OpenCombine || (canImport(SwiftUI) && !os(Linux))
  private struct Listening: View {
    @ObservedObject var settings: Settings
    @State private var count = 0

    var body: some View {
      Text("\(count)").onReceive(settings.$isOn) { _ in count += 1 }
    }
  }
#endif
