#if Previews && DEBUG
  import HeadwaterPortableViews

  /// The previews of all files, each live.
  struct PreviewList: View {
    let previews: [Preview]
    @Binding var settings: PreviewSettings

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          if previews.isEmpty {
            NoPreviews()
          } else {
            VStack(alignment: .leading, spacing: 16) {
              Text(summary).foregroundStyle(.secondary)
              PreviewControls(settings: $settings, choosesScreen: false)
            }
          }
          ForEach(files, id: \.self) { file in
            VStack(alignment: .leading, spacing: 12) {
              Text(file).font(.title3).bold().accessibilityAddTraits(.isHeader)
              LazyVGrid(
                columns: [GridItem(.adaptive(minimum: PreviewCard.width), spacing: 24)],
                alignment: .leading, spacing: 24
              ) {
                ForEach(previews.filter { $0.fileID == file }) { preview in
                  PreviewCard(preview: preview, settings: settings)
                }
              }
            }
          }
        }
        .frame(maxWidth: 1_184, alignment: .leading)
      }
      .navigationTitle("Previews")
    }

    private var files: [String] {
      var files: [String] = []
      for preview in previews where files.last != preview.fileID { files.append(preview.fileID) }
      return files
    }

    private var summary: String {
      let count = previews.count == 1 ? "One preview" : "\(previews.count) previews"
      let place = files.count == 1 ? "one file" : "\(files.count) files"
      return "\(count) in \(place). Each is live: tap in it, type in it."
    }
  }

  /// A preview in the list: live, with its name, which leads to all its forms.
  struct PreviewCard: View {
    let preview: Preview
    let settings: PreviewSettings

    @Environment(\.previewChecks) private var checks

    /// The width of a card, in points.
    static let width: CGFloat = 273

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        PreviewFrame(
          address: alone, title: "\(preview.title), \(preview.file)",
          size: CGSize(width: 390, height: 560), scale: Self.width / 390)
        NavigationLink(value: PreviewScreen(preview: preview.id)) {
          VStack(alignment: .leading, spacing: 2) {
            Text(preview.title).font(.headline)
            Text(verbatim: "Line \(preview.line)").font(.footnote).foregroundStyle(.secondary)
          }
        }
        if let problems = checks?.problems(of: preview.id), !problems.isEmpty {
          Label(
            problems.count == 1 ? "One problem" : "\(problems.count) problems",
            systemImage: "exclamationmark.triangle"
          )
          .font(.footnote).foregroundStyle(.red)
        }
      }
    }

    private var alone: String {
      PreviewPlace(preview: preview.id, isAlone: true, settings: settings).address
    }
  }

  /// Says why there are no previews.
  private struct NoPreviews: View {
    var body: some View {
      ContentUnavailableView(
        "No previews yet", systemImage: "rectangle.on.rectangle",
        description: Text(
          verbatim: Preview.absence
            ?? "Declare one below a view, such as #Preview { MyView() }, and it appears here."))
    }
  }
#endif
