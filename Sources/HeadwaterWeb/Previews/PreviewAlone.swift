#if Previews && DEBUG
  import HeadwaterPortableViews

  /// A preview as a page of its own, in a frame or alone.
  struct PreviewAlone: View {
    /// The preview; nil if there is none at the address.
    let preview: Preview?
    let settings: PreviewSettings

    @State private var isShownAllTheSame = false
    @Environment(\.previewChecks) private var checks
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      if let preview {
        if let trap, !isShownAllTheSame {
          ContentUnavailableView {
            Label("This preview cannot be shown", systemImage: "exclamationmark.triangle")
          } description: {
            Text(trap)
          } actions: {
            Button("Show it all the same") { isShownAllTheSame = true }
          }
        } else if checks?.problems != nil || checks == nil {
          shown(preview)
        } else {
          ProgressView()
        }
      } else {
        MissingPreview()
      }
    }

    /// Why it would end the server; nil if it would not, as far as anybody knows.
    private var trap: String? {
      guard let preview else { return nil }
      for problem in checks?.problems(of: preview.id) ?? [] {
        if case .issue = problem { continue }
        return problem.text
      }
      return nil
    }

    private func shown(_ preview: Preview) -> some View {
      preview.content
        .environment(\.locale, chosenLocale)
        .environment(\.calendar, chosenCalendar)
        .environment(\.layoutDirection, settings.direction.layoutDirection)
        .environment(\.dynamicTypeSize, settings.textSize.dynamicTypeSize)
        .environment(\.colorScheme, settings.appearance.colorScheme ?? colorScheme)
    }

    private var chosenLocale: Locale { settings.locale.map { Locale(identifier: $0) } ?? locale }

    private var chosenCalendar: Calendar {
      var calendar = calendar
      calendar.locale = chosenLocale
      return calendar
    }
  }
#endif
