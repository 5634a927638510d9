// The page of previews: an app of our own views, beside the served one, at `/_previews`.
//
// In come the previews that the program declares, the problems that rendering them has shown, and addresses that say
// which one is shown how. Out goes an app that `Host` serves. Each preview is a page of its own, in a frame: so it has
// a window of its own width, and is as live as the app. This room knows no routes.
//
// All of it is only in debug builds with the trait `Previews`, and only for the loopback.

#if Previews && DEBUG
  import HeadwaterPortableViews

  /// How previews are shown.
  struct PreviewSettings: Hashable, Sendable {
    enum Appearance: String, CaseIterable, Sendable {
      case light, dark, both
    }

    /// A window, as wide as those that apps are made for.
    enum Screen: String, CaseIterable, Sendable {
      case phone, tablet, desk
    }

    enum TextSize: String, CaseIterable, Sendable {
      case standard, large, largest
    }

    enum Direction: String, CaseIterable, Sendable {
      case leftToRight, rightToLeft
    }

    var appearance = Appearance.both
    /// The only screen; nil for all.
    var screen: Screen?
    var textSize = TextSize.standard
    var direction = Direction.leftToRight
    /// The identifier of a locale; nil for that of the person.
    var locale: String?

    /// The locales to choose from: other words, other signs, another direction.
    static let locales = ["en_US", "de_DE", "fr_FR", "pl_PL", "ar_EG", "hi_IN", "ja_JP"]
  }

  extension PreviewSettings.Appearance {
    var title: String {
      switch self {
      case .light: "Light"
      case .dark: "Dark"
      case .both: "Light and dark"
      }
    }

    var colorScheme: ColorScheme? {
      switch self {
      case .light: .light
      case .dark: .dark
      case .both: nil
      }
    }
  }

  extension PreviewSettings.Screen {
    var title: String {
      switch self {
      case .phone: "Phone"
      case .tablet: "Tablet"
      case .desk: "Desk"
      }
    }

    var size: CGSize {
      switch self {
      case .phone: CGSize(width: 390, height: 760)
      case .tablet: CGSize(width: 820, height: 1_100)
      case .desk: CGSize(width: 1_440, height: 900)
      }
    }

    /// How large it is on the page: two of each fit beside one another.
    var scale: CGFloat {
      switch self {
      case .phone: 1
      case .tablet: 0.68
      case .desk: 0.4
      }
    }
  }

  extension PreviewSettings.TextSize {
    var title: String {
      switch self {
      case .standard: "Standard"
      case .large: "Large"
      case .largest: "Largest"
      }
    }

    var dynamicTypeSize: DynamicTypeSize {
      switch self {
      case .standard: .large
      case .large: .xxxLarge
      case .largest: .accessibility3
      }
    }

    /// The size of the texts in percent of the standard one.
    var percent: Int {
      switch self {
      case .standard: 100
      case .large: 135
      case .largest: 200
      }
    }
  }

  extension PreviewSettings.Direction {
    var title: String {
      switch self {
      case .leftToRight: "Left to right"
      case .rightToLeft: "Right to left"
      }
    }

    var layoutDirection: LayoutDirection {
      switch self {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    }
  }
#endif
