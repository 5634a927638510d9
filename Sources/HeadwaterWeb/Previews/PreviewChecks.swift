#if Previews && DEBUG
  import HeadwaterPortableViews

  /// The problems of the previews, which one process for all sessions finds out.
  ///
  /// A preview that traps would end the server, and with it the page that shows it. So it is rendered elsewhere first.
  @MainActor @Observable
  final class PreviewChecks {
    /// The problems by the id of the preview; nil as long as nobody knows.
    private(set) var problems: [Preview.ID: [PreviewProblem]]?
    @ObservationIgnored private var hasBegun = false
    @ObservationIgnored private let check:
      @Sendable ([Preview]) async -> [Preview.ID: [PreviewProblem]]

    nonisolated init(
      check: @escaping @Sendable ([Preview]) async -> [Preview.ID: [PreviewProblem]] = rendered
    ) {
      self.check = check
    }

    /// Finds the problems, unless somebody has done it before.
    func begin() async {
      guard !hasBegun else { return }
      hasBegun = true
      problems = await check(Preview.declared)
    }

    /// The problems of a preview; nil as long as nobody knows.
    func problems(of id: Preview.ID) -> [PreviewProblem]? {
      problems.map { $0[id] ?? [] }
    }

    nonisolated private static func rendered(
      _ previews: [Preview]
    ) async -> [Preview.ID: [PreviewProblem]] {
      #if os(Linux)
        await PreviewProblem.all(of: previews)
      #else
        [:]
      #endif
    }
  }

  private enum PreviewChecksKey: EnvironmentKey {
    static var defaultValue: PreviewChecks? { nil }
  }

  extension EnvironmentValues {
    var previewChecks: PreviewChecks? {
      get { self[PreviewChecksKey.self] }
      set { self[PreviewChecksKey.self] = newValue }
    }
  }
#endif
