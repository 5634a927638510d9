#if Previews && DEBUG
  import HeadwaterPortableViews
  import HeadwaterUITesting
  import Testing

  @testable import HeadwaterWeb

  @MainActor
  @Suite("The page of previews")
  struct PreviewsViewTests {
    private let previews = [
      Preview("Empty", fileID: "Guestbook/BookView.swift", line: 7) { AnyView(Text("Nobody")) },
      Preview("Full", fileID: "Guestbook/BookView.swift", line: 11) { AnyView(PersonalView()) },
      Preview(
        nil, traits: [.fixedLayout(width: 320, height: 64)], fileID: "Guestbook/Row.swift", line: 3
      ) { AnyView(Text("Ada")) },
    ]

    /// Shows what a preview reads of its environment.
    private struct PersonalView: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.layoutDirection) private var direction
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.locale) private var locale

      var body: some View {
        Text(verbatim: "\(scheme) \(direction) \(size) \(locale.identifier)")
      }
    }

    private func host(problems: [Preview.ID: [PreviewProblem]] = [:]) async -> ViewHost {
      let checks = PreviewChecks { _ in problems }
      await checks.begin()
      var environment = EnvironmentValues()
      environment.previewChecks = checks
      return ViewHost(PreviewsView(previews: previews), environment: environment)
    }

    @Test("the list has each file with its previews, each in a frame")
    func list() async throws {
      let ui = await host()
      #expect(ui.outline.contains("Guestbook/BookView.swift"))
      #expect(ui.outline.contains("3 previews in 2 files. Each is live: tap in it, type in it."))
      for preview in previews { _ = try ui.find(link: "\(preview.title) Line \(preview.line)") }
      #expect(ui.html.contains("<iframe"))
      #expect(ui.html.contains("src=\"alone/Guestbook/BookView.swift/7\""))
      #expect(ui.issues == [])
    }

    @Test("a preview is shown at three widths, light and dark")
    func forms() async throws {
      let ui = await host()
      try ui.open("/Guestbook/BookView.swift/7")
      #expect(ui.navigation.title == "Empty")
      for size in ["390 × 760", "820 × 1100", "1440 × 900"] { _ = try ui.find(text: size) }
      // Below this screen is the list, with a frame for each of the three previews.
      #expect(ui.html.components(separatedBy: "<iframe").count - 1 == 3 + 6)
      #expect(ui.html.contains("title=\"Empty, Phone, Dark\""))
    }

    @Test("a preview with a size in its traits is shown in that size alone")
    func fixedSize() async throws {
      let ui = await host()
      try ui.open("/Guestbook/Row.swift/3?appearance=light")
      _ = try ui.find(text: "320 × 64")
      #expect(ui.html.components(separatedBy: "<iframe").count - 1 == 3 + 1)
    }

    @Test("a choice is in the address, and in those of the frames")
    func choice() async throws {
      let ui = await host()
      try ui.open("/Guestbook/BookView.swift/7")
      try ui.find(picker: "Direction").select("Right to left")
      #expect(ui.address == "/Guestbook/BookView.swift/7?direction=rightToLeft")
      #expect(
        ui.html.contains("src=\"alone/Guestbook/BookView.swift/7?appearance=dark&amp;direction="))
    }

    @Test("a preview alone has the environment of its address")
    func alone() async throws {
      let ui = await host()
      try ui.open(
        "/alone/Guestbook/BookView.swift/11?appearance=dark&text=largest&direction=rightToLeft&locale=ar_EG"
      )
      #expect(ui.outline == "text \"dark rightToLeft accessibility3 ar_EG\"")
    }

    @Test("one that traps is not shown, unless somebody asks for it")
    func trap() async throws {
      let ui = await host(problems: [previews[0].id: [.trap("Fatal error: No names (signal 4)")]])
      try ui.open("/alone/Guestbook/BookView.swift/7")
      _ = try ui.find(text: "It ends its process: Fatal error: No names (signal 4)")
      #expect(!ui.outline.contains("Nobody"))
      try ui.find(button: "Show it all the same").tap()
      _ = try ui.find(text: "Nobody")
    }

    @Test("an issue is told beside the preview, which is shown")
    func issue() async throws {
      let ui = await host(problems: [previews[0].id: [.issue("Two rows have one id.")]])
      _ = try ui.find(text: "One problem")
      try ui.open("/Guestbook/BookView.swift/7")
      _ = try ui.find(text: "Two rows have one id.")
      try ui.open("/alone/Guestbook/BookView.swift/7")
      _ = try ui.find(text: "Nobody")
    }

    @Test("a preview that is gone says so")
    func gone() async throws {
      let ui = await host()
      try ui.open("/Guestbook/BookView.swift/8")
      _ = try ui.find(text: "This preview is gone")
      try ui.open("/alone/Guestbook/BookView.swift/8")
      _ = try ui.find(text: "This preview is gone")
    }

    @Test("without any preview it says how to declare one")
    func none() throws {
      let ui = ViewHost(PreviewsView(previews: []))
      _ = try ui.find(
        text: "Declare one below a view, such as #Preview { MyView() }, and it appears here.")
    }
  }
#endif
