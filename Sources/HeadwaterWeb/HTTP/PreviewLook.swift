#if Previews && DEBUG
  import HeadwaterPortableViews
  import Hummingbird

  /// What the page of a preview has of its address beside its views: the look that only a whole page can have.
  ///
  /// The style sheet follows the appearance that the browser prefers, and one of these pages shows another.
  struct PreviewLook: Sendable {
    private let settings: PreviewSettings

    /// - Parameter address: The address below the path of the page of previews.
    init(address: String) {
      let place = PreviewPlace(address: address)
      settings = place?.isAlone == true ? place?.settings ?? PreviewSettings() : PreviewSettings()
    }

    /// Returns the page with its language, its direction, its text size and its appearance.
    func applied(to html: String, nonce: String) -> String {
      var html = html
      if let locale = settings.locale {
        let language = locale.prefix { $0 != "_" }
        html = html.replacing(
          /<html lang="[^"]*"/, with: "<html lang=\"\(language)\"", maxReplacements: 1)
      }
      if settings.direction == .rightToLeft {
        html = html.replacing("<html ", with: "<html dir=\"rtl\" ", maxReplacements: 1)
      }
      if settings.textSize != .standard {
        let style =
          "<style nonce=\"\(nonce)\">html{font-size:\(settings.textSize.percent)%}</style>\n"
        html = html.replacing("</head>", with: style + "</head>", maxReplacements: 1)
      }
      if let scheme = settings.appearance.colorScheme {
        let name = scheme == .dark ? "dark" : "light"
        html = html.replacing(
          "content=\"light dark\"", with: "content=\"\(name)\"", maxReplacements: 1)
        for sheet in Self.sheets {
          html = html.replacing(sheet.url, with: Self.path(of: sheet, name), maxReplacements: 1)
        }
      }
      return html
    }

    /// Returns the policy of a page that has frames of this server, and may be in one.
    static func widening(_ policy: String) -> String {
      policy.replacing("frame-ancestors 'none'", with: "frame-src 'self'; frame-ancestors 'self'")
    }

    private static let sheets = [Asset.stylesheet, Asset.dialogs]

    private static func path(of sheet: Asset, _ scheme: String) -> String {
      sheet.path.replacing("headwater/", with: "headwater/\(scheme)/")
    }

    /// Adds the style sheets of a page that is light or dark whatever the browser prefers.
    static func addSheets<Context: RequestContext>(
      to router: some RouterMethods<Context>, below prefix: PathPrefix
    ) {
      // A condition that is always true, and one that never is.
      for (scheme, condition) in [("dark", "(min-width:0)"), ("light", "(max-width:0)")] {
        for sheet in sheets {
          let text = String(buffer: sheet.body)
            .replacing(/\(prefers-color-scheme: ?dark\)/, with: condition)
            .replacing(/color-scheme: ?light dark/, with: "color-scheme:\(scheme)")
          router.read(RouterPath(prefix.text + path(of: sheet, scheme))) { _, _ in
            Response(
              status: .ok,
              headers: [.contentType: sheet.contentType, .cacheControl: "no-store"],
              body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
          }
        }
      }
    }
  }
#endif
