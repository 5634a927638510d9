#if Previews && DEBUG
  import HeadwaterPortableViews

  /// The choices of how previews are shown.
  struct PreviewControls: View {
    @Binding var settings: PreviewSettings
    /// Whether one of the screens can be chosen.
    let choosesScreen: Bool

    var body: some View {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 200), spacing: 16)], alignment: .leading, spacing: 8
      ) {
        Picker("Appearance", selection: $settings.appearance) {
          ForEach(PreviewSettings.Appearance.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        if choosesScreen {
          Picker("Width", selection: $settings.screen) {
            Text("All").tag(PreviewSettings.Screen?.none)
            ForEach(PreviewSettings.Screen.allCases, id: \.self) { screen in
              Text(verbatim: "\(screen.title), \(Int(screen.size.width))").tag(Optional(screen))
            }
          }
        }
        Picker("Text", selection: $settings.textSize) {
          ForEach(PreviewSettings.TextSize.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        Picker("Direction", selection: $settings.direction) {
          ForEach(PreviewSettings.Direction.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        Picker("Locale", selection: $settings.locale) {
          Text("Your own").tag(String?.none)
          ForEach(PreviewSettings.locales, id: \.self) { locale in
            Text(Self.name(of: locale)).tag(Optional(locale))
          }
        }
      }
      .pickerStyle(.menu)
    }

    private static func name(of locale: String) -> String {
      Locale(identifier: "en").localizedString(forIdentifier: locale) ?? locale
    }
  }
#endif
