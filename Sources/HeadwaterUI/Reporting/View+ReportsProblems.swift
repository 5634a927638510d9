import HeadwaterRecording
import HeadwaterViews

extension View {
  /// Adds a button by which a person gets a recording of what they have done, to give it to you.
  ///
  /// ```swift
  /// SignUpView(store: store)
  ///   .reportsProblems(of: store)
  /// ```
  ///
  /// The button opens a sheet with everything that is in the file. Nothing is sent anywhere: the person saves the file,
  /// or closes the sheet. A test replays the file by `expectReplay`, and shows its screens by `expectOutlines`.
  ///
  /// - It records from the first appearance on, and keeps the last actions.
  /// - What is typed into the secure fields of this view is hidden in actions and states, with everything that stands at
  ///   the same places; `Recording.jsonLines(hiding:)` says what remains. Of an incomplete text, also remain fewer than
  ///   four characters that the feature has copied to a place which never had all of it. With SwiftUI, only `secrets`
  ///   are hidden, and the person copies the text in place of saving a file.
  /// - While it records, each change of a collection in the state copies that collection.
  ///
  /// - Parameters:
  ///   - store: The root store of what is recorded.
  ///   - limit: The largest number of actions in the file.
  ///   - secrets: Further texts of a state that must not be in the file.
  /// - Returns: The view, above the button.
  @MainActor
  public func reportsProblems<StoreState: Codable, StoreAction: Codable>(
    of store: Store<StoreState, StoreAction>, limit: Int = 500,
    secrets: @escaping (_ state: StoreState) -> [String] = { _ in [] }
  ) -> some View {
    modifier(ProblemReporter(store: store, limit: limit, secrets: secrets))
  }
}

private struct ProblemReporter<StoreState: Codable, StoreAction: Codable>: ViewModifier {
  let store: Store<StoreState, StoreAction>
  let secrets: (StoreState) -> [String]

  @State private var recorder: Recorder<StoreState, StoreAction>
  @State private var isRecording = false
  @State private var report: ProblemReport?
  #if PortableViews
    @State private var typed = TypedSecrets()
  #endif

  init(
    store: Store<StoreState, StoreAction>, limit: Int, secrets: @escaping (StoreState) -> [String]
  ) {
    self.store = store
    self.secrets = secrets
    _recorder = State(wrappedValue: Recorder(limit: limit))
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      watched(content)
      Button("Report a problem") { report = makeReport() }
        .padding()
    }
    .onAppear {
      if !isRecording { store.attach(recorder) }
      isRecording = true
    }
    .sheet(item: $report) { ProblemReportView(report: $0) }
  }

  private func watched(_ content: Content) -> some View {
    #if PortableViews
      content.environment(\.typedSecrets, typed)
    #else
      content
    #endif
  }

  private func makeReport() -> ProblemReport? {
    guard let recording = recorder.recording else { return nil }
    let states = [recording.initialState] + recording.steps.map(\.state)
    var hidden = Set(states.flatMap(secrets))
    var beginnings: Set<String> = []
    #if PortableViews
      hidden.formUnion(typed.texts)
      beginnings = typed.beginnings
    #endif
    return ProblemReport(
      actionCount: recording.steps.count,
      text: Result { [hidden, beginnings] in
        try recording.jsonLines(hiding: hidden, beginnings: beginnings)
      })
  }
}
