import HeadwaterUITesting
import HeadwaterViews
import Testing

// The idioms that common example apps use most, each once, in screens that run.

private struct Meeting: Identifiable, Hashable {
  let id: Int
  var title: String
  var minutes = 5.0
  var theme = Theme.bubblegum

  enum Theme: String, CaseIterable, Identifiable {
    case bubblegum, navy
    var id: Self { self }
    var color: Color { self == .navy ? .indigo : .pink }
  }
}

@MainActor @Observable private final class MeetingsModel {
  var meetings = [Meeting(id: 1, title: "Design"), Meeting(id: 2, title: "Daily")]
  var edited: Meeting?
  var isLoading = false
  var hasFailed = false

  func load() async {
    isLoading = true
    isLoading = false
  }
}

private struct MeetingList: View {
  @Bindable var model: MeetingsModel

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.meetings) { meeting in
          NavigationLink {
            MeetingDetail(meeting: meeting) { model.edited = meeting }
          } label: {
            Card(meeting: meeting)
          }
          .listRowBackground(meeting.theme.color)
        }
        .onDelete { model.meetings.remove(atOffsets: $0) }
      }
      .overlay {
        if model.isLoading { ProgressView().tint(.accentColor) }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            model.edited = Meeting(id: model.meetings.count + 1, title: "")
          } label: {
            Image(systemName: "plus").accessibilityLabel("Add")
          }
        }
      }
      .navigationTitle("Meetings")
      .sheet(item: $model.edited) { meeting in
        NavigationStack {
          MeetingForm(meeting: meeting) { changed in
            model.meetings.removeAll { $0.id == changed.id }
            model.meetings.append(changed)
            model.edited = nil
          }
          .navigationTitle("Edit")
          .navigationBarTitleDisplayMode(.inline)
        }
      }
      .alert("Failed", isPresented: $model.hasFailed) { Button("OK", role: .cancel) {} }
    }
    .task { await model.load() }
  }
}

private struct Card: View {
  let meeting: Meeting

  var body: some View {
    VStack(alignment: .leading) {
      Text(meeting.title).font(.headline)
      Spacer()
      HStack {
        Label("\(Int(meeting.minutes))", systemImage: "clock").labelStyle(TrailingIcon())
        Spacer()
        Image(systemName: "person.3").foregroundColor(.secondary)
      }
      .font(.caption)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    .accessibilityElement(children: .contain)
  }
}

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.title
      configuration.icon
    }
  }
}

private struct MeetingDetail: View {
  let meeting: Meeting
  let edit: @MainActor () -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme
  @State private var seconds = 0

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        Circle().strokeBorder(lineWidth: 24)
        Arc(end: 0.4).rotation().stroke(meeting.theme.color, lineWidth: 12)
        Text("\(seconds) s").monospacedDigit()
      }
      .aspectRatio(1, contentMode: .fit)
      .padding(.horizontal)
      ProgressView(value: Double(seconds), total: 60)
      Button("Skip") { withAnimation { seconds += 10 } }
        .buttonStyle(.borderless)
        .disabled(seconds >= 60)
      Button("Done", role: .destructive) { dismiss() }
    }
    .background(LinearGradient(colors: [.clear, .gray], startPoint: .top, endPoint: .bottom))
    .opacity(colorScheme == .dark ? 0.9 : 1)
    .toolbar { Button("Edit", action: edit) }
    .navigationTitle(meeting.title)
    .animation(.easeInOut, value: seconds)
    .transition(.opacity.combined(with: .scale))
    .ignoresSafeArea(.keyboard)
  }
}

private struct Arc: Shape {
  let end: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * end), clockwise: false)
    }
  }

  func rotation() -> Arc { Arc(end: end) }
}

private struct MeetingForm: View {
  enum Field: Hashable { case title }

  @State var meeting: Meeting
  let save: (Meeting) -> Void
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $meeting.title)
          .focused($focus, equals: .title)
          .autocapitalization(.none)
          .disableAutocorrection(true)
        HStack {
          Slider(value: $meeting.minutes, in: 5...30, step: 1) { Text("Length") }
          Spacer()
          Text("\(Int(meeting.minutes)) min").foregroundStyle(.secondary)
        }
        Picker("Theme", selection: $meeting.theme) {
          ForEach(Meeting.Theme.allCases) { theme in
            Text(theme.rawValue.capitalized).tag(theme)
          }
        }
      } header: {
        Text("Info")
      }
    }
    .onAppear { focus = .title }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
      ToolbarItem(placement: .confirmationAction) { Button("Save") { save(meeting) } }
    }
  }
}

@MainActor
@Suite struct MeetingIdiomTests {
  private let model = MeetingsModel()
  private let ui: ViewHost

  init() {
    ui = ViewHost(MeetingList(model: model))
  }

  @Test("a list, a pushed screen and a form in a sheet work together, without an issue")
  func story() throws {
    try ui.find(button: "Add").tap()
    let sheet = try #require(ui.sheet)
    #expect(try sheet.find(textField: "Title").isFocused)
    try sheet.find(textField: "Title").type("Retro")
    try sheet.find(slider: "Length").set(20)
    try sheet.find(picker: "Theme").select("Navy")
    try sheet.find(button: "Save").tap()
    #expect(ui.sheet == nil)
    #expect(model.meetings.last?.theme == .navy)
    #expect(model.meetings.last?.minutes == 20)

    try ui.find(text: "Retro").delete()
    #expect(model.meetings.map(\.title) == ["Design", "Daily"])
    #expect(ui.mistakes == [])
  }

  @Test("a pushed screen counts, edits and goes back")
  func detail() throws {
    try ui.find(link: "Design 5 clock person 3").tap()
    #expect(ui.navigation.title == "Design")
    for _ in 0..<6 { try ui.find(button: "Skip").tap() }
    #expect(!(try ui.find(button: "Skip").isEnabled))
    try ui.find(button: "Edit").tap()
    #expect(ui.sheet != nil)
    try ui.press(.escape)
    try ui.find(button: "Done").tap()
    #expect(ui.navigation.title == "Meetings")
    #expect(ui.mistakes == [])
  }
}
