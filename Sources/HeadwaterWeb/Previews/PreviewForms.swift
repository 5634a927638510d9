#if Previews && DEBUG
  import HeadwaterPortableViews

  /// One preview at each width, light and dark, as the settings say.
  struct PreviewForms: View {
    let preview: Preview
    @Binding var settings: PreviewSettings

    @Environment(\.previewChecks) private var checks

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          HStack(alignment: .firstTextBaseline, spacing: 16) {
            Text(preview.id).font(.footnote).foregroundStyle(.secondary)
            PreviewLink("Open alone", address: alone).font(.footnote)
          }
          PreviewControls(settings: $settings, choosesScreen: fixedSize == nil)
          ForEach(problems, id: \.self) { problem in
            Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
          }
          if let fixedSize {
            PreviewRow(
              preview: preview, settings: settings, title: "As its traits say", size: fixedSize,
              scale: 1)
          } else {
            ForEach(screens, id: \.self) { screen in
              PreviewRow(
                preview: preview, settings: settings, title: screen.title,
                size: size(of: screen), scale: screen.scale)
            }
          }
        }
        .frame(maxWidth: 1_184, alignment: .leading)
      }
      .navigationTitle(preview.title)
    }

    private var screens: [PreviewSettings.Screen] {
      settings.screen.map { [$0] } ?? PreviewSettings.Screen.allCases
    }

    private var problems: [String] {
      checks?.problems(of: preview.id)?.map(\.text) ?? []
    }

    /// The address of the preview alone. It has the person's own appearance if both are shown here.
    private var alone: String {
      PreviewPlace(preview: preview.id, isAlone: true, settings: settings).address
    }

    /// The size by the traits; nil for that of each screen.
    private var fixedSize: CGSize? {
      for trait in preview.traits {
        switch trait.kind {
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .sizeThatFits: return CGSize(width: 390, height: 320)
        default: continue
        }
      }
      return nil
    }

    private func size(of screen: PreviewSettings.Screen) -> CGSize {
      let size = screen.size
      let isWide = preview.traits.contains { $0.kind == .landscape }
      let isHigh = preview.traits.contains { $0.kind == .portrait }
      guard isWide && size.width < size.height || isHigh && size.width > size.height else {
        return size
      }
      return CGSize(width: size.height, height: size.width)
    }
  }

  /// One size of a preview, in the appearances that the settings say.
  private struct PreviewRow: View {
    let preview: Preview
    let settings: PreviewSettings
    let title: String
    let size: CGSize
    let scale: CGFloat

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(title).font(.headline).accessibilityAddTraits(.isHeader)
          Text(verbatim: "\(Int(size.width)) × \(Int(size.height))").font(.footnote)
            .foregroundStyle(.secondary)
        }
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: min(size.width * scale, 574)), spacing: 24)],
          alignment: .leading, spacing: 24
        ) {
          ForEach(appearances, id: \.self) { appearance in
            PreviewFrame(
              address: address(appearance),
              title: "\(preview.title), \(title), \(appearance.title)", size: size, scale: scale)
          }
        }
      }
    }

    private var appearances: [PreviewSettings.Appearance] {
      settings.appearance == .both ? [.light, .dark] : [settings.appearance]
    }

    private func address(_ appearance: PreviewSettings.Appearance) -> String {
      var settings = settings
      settings.appearance = appearance
      // The frame is the screen.
      settings.screen = nil
      return PreviewPlace(preview: preview.id, isAlone: true, settings: settings).address
    }
  }
#endif
