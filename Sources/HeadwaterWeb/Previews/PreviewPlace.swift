#if Previews && DEBUG
  import HeadwaterPortableViews

  /// What the page of previews shows, as its address says it: `Guestbook/GuestbookView.swift/40?appearance=dark`.
  struct PreviewPlace: Hashable, Sendable {
    /// The preview; nil for all of them.
    var preview: Preview.ID?
    /// Whether it is shown alone, as a page of its own.
    var isAlone = false
    var settings = PreviewSettings()

    /// The first component of the address of a preview that is alone.
    private static let alone = "alone"

    var piece: AddressPiece {
      guard let preview, let colon = preview.lastIndex(of: ":") else {
        return AddressPiece(query: query)
      }
      let path = preview[..<colon].split(separator: "/").map { Self.encode(String($0)) }
      let line = String(preview[preview.index(after: colon)...])
      return AddressPiece(
        steps: [(isAlone ? [Self.alone] : []) + path + [line]], query: query)
    }

    /// The address below the path of the page.
    var address: String {
      let path = piece.path.joined(separator: "/")
      return query.isEmpty ? path : path + "?" + query.joined(separator: "&")
    }

    private var query: [String] {
      let standard = PreviewSettings()
      var items: [String] = []
      func add<Value: Equatable>(
        _ name: String, _ value: KeyPath<PreviewSettings, Value>, _ text: String?
      ) {
        guard settings[keyPath: value] != standard[keyPath: value], let text else { return }
        items.append("\(name)=\(Self.encode(text))")
      }
      add("appearance", \.appearance, settings.appearance.rawValue)
      add("screen", \.screen, settings.screen?.rawValue)
      add("text", \.textSize, settings.textSize.rawValue)
      add("direction", \.direction, settings.direction.rawValue)
      add("locale", \.locale, settings.locale)
      return items
    }

    /// Reads an address; nil for one that is of no place.
    ///
    /// What follows the line is the address of a screen in the preview.
    init?(_ piece: AddressPiece) {
      let path = piece.path.map { $0.removingPercentEncoding ?? $0 }
      isAlone = path.first == Self.alone
      let rest = path.dropFirst(isAlone ? 1 : 0)
      if let file = rest.firstIndex(where: { $0.hasSuffix(".swift") }), file > rest.startIndex {
        guard file + 1 < rest.endIndex, let line = Int(rest[file + 1]) else { return nil }
        preview = "\(rest[...file].joined(separator: "/")):\(line)"
      } else if !path.isEmpty {
        return nil
      }
      for item in piece.query {
        let parts = item.split(separator: "=", maxSplits: 1).map { String($0) }
        guard parts.count == 2, let value = parts[1].removingPercentEncoding else { continue }
        settings.read(value, for: parts[0])
      }
    }

    /// Reads the address of a page, below the path of all of them.
    init?(address: String) {
      let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].split(separator: "/").map { String($0) }
      let query = parts.count < 2 ? [] : parts[1].split(separator: "&").map { String($0) }
      self.init(AddressPiece(steps: [path], query: query))
    }

    init(
      preview: Preview.ID? = nil, isAlone: Bool = false,
      settings: PreviewSettings = PreviewSettings()
    ) {
      self.preview = preview
      self.isAlone = isAlone
      self.settings = settings
    }

    private static func encode(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
    }

    private static let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
  }

  extension PreviewSettings {
    /// Reads an item of a query. One that says nothing known is left out.
    fileprivate mutating func read(_ value: String, for name: String) {
      switch name {
      case "appearance": appearance = Appearance(rawValue: value) ?? appearance
      case "screen": screen = Screen(rawValue: value)
      case "text": textSize = TextSize(rawValue: value) ?? textSize
      case "direction": direction = Direction(rawValue: value) ?? direction
      case "locale": locale = Self.locales.first { $0 == value }
      default: break
      }
    }
  }
#endif
