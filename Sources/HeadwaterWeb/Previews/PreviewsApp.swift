#if Previews && DEBUG
  import HeadwaterPortableViews

  /// The app that shows the previews of the program.
  struct PreviewsApp: App {
    var body: some Scene {
      WindowGroup("Previews") { PreviewsView(previews: Preview.declared) }
    }
  }

  /// All previews, one of them in each of its forms, or one alone: as the address says.
  struct PreviewsView: View {
    let previews: [Preview]

    @State private var place = PreviewPlace()
    @Environment(\.previewChecks) private var checks

    var body: some View {
      Group {
        if place.isAlone, let id = place.preview {
          PreviewAlone(preview: preview(id), settings: place.settings)
        } else {
          NavigationStack(path: path) {
            PreviewList(previews: previews, settings: $place.settings)
              .navigationDestination(for: PreviewScreen.self) { screen in
                if let preview = preview(screen.preview) {
                  PreviewForms(preview: preview, settings: $place.settings)
                } else {
                  MissingPreview()
                }
              }
          }
        }
      }
      .addressPart(part)
      .task { await checks?.begin() }
    }

    private func preview(_ id: Preview.ID) -> Preview? {
      previews.first { $0.id == id }
    }

    /// The screen above the list. A change of the settings leaves it as it is.
    private var path: Binding<[PreviewScreen]> {
      Binding {
        place.preview.map { [PreviewScreen(preview: $0)] } ?? []
      } set: { screens in
        place = PreviewPlace(preview: screens.last?.preview, settings: place.settings)
      }
    }

    private var part: AddressPart {
      AddressPart(isInFront: false) {
        place.piece
      } take: { piece in
        guard let opened = PreviewPlace(piece) else { return (0, place.piece) }
        place = opened
        return (opened.piece.path.count, opened.piece)
      } link: { values in
        PreviewPlace(
          preview: (values.last as? PreviewScreen)?.preview, settings: place.settings
        ).piece
      }
    }
  }

  /// The screen of one preview.
  struct PreviewScreen: Hashable {
    let preview: Preview.ID
  }

  /// Says that there is no such preview.
  struct MissingPreview: View {
    var body: some View {
      ContentUnavailableView(
        "This preview is gone", systemImage: "questionmark.circle",
        description: Text("Its file may have changed, so that it is at another line."))
    }
  }
#endif
