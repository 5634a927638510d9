import HeadwaterViews

// The idioms of case studies: small screens of one control or modifier each, behind one list.

private let readMe: LocalizedStringKey = """
  This screen shows **one** idea. See [more](https://example.com).
  """

struct AboutView: View {
  let text: LocalizedStringKey

  var body: some View {
    DisclosureGroup("About this case study") { Text(text) }
  }
}

@MainActor @Observable final class CaseStudyModel {
  var text = ""
  var password = ""
  var isOn = false
  var step = 5
  var level = 5.0
  var tab = Tab.one
  var color = "red"
  var names = ["Blob", "Blob Jr.", "Blob Sr."]
  var isAsking = false
  var isPopped = false
  var animal: Animal?
  var place = CGPoint(x: 50, y: 50)
  var log: [String] = []

  enum Tab: Hashable { case one, two, three }
}

struct Animal: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct CaseStudiesView: View {
  let model: CaseStudyModel

  var body: some View {
    NavigationView {
      Form {
        Section {
          NavigationLink("Bindings") { BindingsView(model: model) }
          NavigationLink("Lists", destination: NamesView(model: model))
        } header: {
          Text("Getting started").textCase(nil)
        }
        Section(header: Text("Effects"), footer: Text("Footer")) {
          NavigationLink(destination: PresentationView(model: model)) {
            Label("Presentation", systemImage: "star").labelStyle(.titleAndIcon)
          }
          NavigationLink("Drawing") { DrawingView(model: model) }
          NavigationLink("Tabs") { TabsView(model: model) }
        }
      }
      .navigationBarTitle("Case Studies")
      .navigationBarItems(trailing: EmptyView())
      .onAppear { model.log.append("appeared") }
      .onDisappear { model.log.append("disappeared") }
    }
    .navigationViewStyle(.stack)
  }
}

private struct BindingsView: View {
  private enum Field: Hashable { case text, password }

  @Bindable var model: CaseStudyModel
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section { AboutView(text: readMe) }
      HStack {
        TextField("Type here", text: $model.text)
          .disableAutocorrection(true)
          .autocapitalization(.none)
          .keyboardType(.emailAddress)
          .textFieldStyle(.roundedBorder)
          .focused($focus, equals: .text)
          .foregroundStyle(model.isOn ? Color.secondary : .primary)
        echo(model.text)
      }
      .disabled(model.isOn)
      SecureField("Password", text: $model.password)
        .textContentType(.password)
        .focused($focus, equals: .password)
      Toggle("Disable other controls", isOn: $model.isOn.animation(.default))
      Stepper("Max slider value: \(model.step)", value: $model.step, in: 0...100)
        .disabled(model.isOn)
      HStack {
        Text("Slider value: \(Int(model.level))")
        Slider(value: $model.level, in: 0...Double(max(model.step, 1))) { Text("Level") }
          .tint(.accentColor)
      }
      .disabled(model.isOn)
      Picker("Colour", selection: $model.color) {
        ForEach(["red", "green"], id: \.self) { Text($0.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      Button("Sign up") {
        focus = model.text.isEmpty ? .text : model.password.isEmpty ? .password : nil
      }
      .buttonStyle(.borderless)
    }
    .monospacedDigit()
    .navigationTitle("Bindings")
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private func echo(_ string: String) -> some View {
    if string.isEmpty { EmptyView() } else { Text(alternating(string)).bold() }
  }

  private func alternating(_ string: String) -> String {
    string.enumerated()
      .map { $0.offset.isMultiple(of: 2) ? $0.element.uppercased() : $0.element.lowercased() }
      .joined()
  }
}

private struct NamesView: View {
  @Bindable var model: CaseStudyModel

  var body: some View {
    List {
      ForEach(model.names, id: \.self) { name in
        HStack {
          Circle().fill(.blue).frame(width: 8, height: 8)
          Text(name).font(.headline).lineLimit(1)
        }
        .swipeActions { Button("Star \(name)") { model.log.append(name) } }
      }
      .onDelete { model.names.remove(atOffsets: $0) }
      .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { model.names.append("Blob Esq.") }
    .toolbar { EditButton() }
    .safeAreaInset(edge: .bottom) { Text("\(model.names.count) names").padding() }
    .navigationTitle("Names")
  }
}

private struct PresentationView: View {
  @Bindable var model: CaseStudyModel
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button("Ask") { model.isAsking = true }
        .confirmationDialog("Which?", isPresented: $model.isAsking, titleVisibility: .visible) {
          Button("This") { model.log.append("this") }
          Button("None", role: .cancel) {}
        } message: {
          Text("Choose one.")
        }
      Button("Pop") { model.isPopped = true }
        .popover(isPresented: $model.isPopped) { Text("Popped").padding() }
      Menu("More") {
        Button("Cat") { model.animal = Animal(id: 1, name: "Cat") }
        Button("Dog") { model.animal = Animal(id: 2, name: "Dog") }
      }
      Button("Leave") { presentationMode.wrappedValue.dismiss() }
    }
    .sheet(item: $model.animal) { animal in
      NavigationStack {
        Text(animal.name).navigationTitle(animal.name)
      }
      .presentationDetents([.medium])
    }
    .navigationBarBackButtonHidden(true)
  }
}

private struct DrawingView: View {
  @Bindable var model: CaseStudyModel

  var body: some View {
    ZStack {
      AngularGradient(gradient: Gradient(colors: [.red, .blue, .red]), center: .center)
        .opacity(0.2)
        .aspectRatio(1, contentMode: .fit)
      Rectangle()
        .frame(width: 40, height: 40)
        .scaleEffect(model.isOn ? 2 : 1)
        .animation(.spring(response: 0.3, dampingFraction: 0.1), value: model.isOn)
        .position(model.place)
        .gesture(DragGesture(minimumDistance: 0).onChanged { model.place = $0.location })
        .accessibilityIdentifier("square")
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 20, y: 20))
      }
      .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
      RoundedRectangle(cornerRadius: 4)
        .stroke(Color.green, lineWidth: 1)
        .rotationEffect(Angle(degrees: 30))
    }
    .id(model.color)
    .frame(height: 200)
    .overlay { if model.isOn { ProgressView() } }
    .background(Color(white: 0.9))
    .navigationTitle("Drawing")
  }
}

private struct TabsView: View {
  @Bindable var model: CaseStudyModel

  var body: some View {
    TabView(selection: $model.tab) {
      Text("one").tabItem { Text("One") }.tag(CaseStudyModel.Tab.one)
      TwoView(tab: $model.tab).tabItem { Label("Two", systemImage: "star") }
        .tag(CaseStudyModel.Tab.two)
      Group {
        Text("three")
      }
      .tabItem { Text("Three") }.tag(CaseStudyModel.Tab.three)
    }
    .navigationTitle("Shared")
  }
}

private struct TwoView: View {
  @Binding var tab: CaseStudyModel.Tab

  var body: some View {
    Button("Go to three") { tab = .three }
  }
}
