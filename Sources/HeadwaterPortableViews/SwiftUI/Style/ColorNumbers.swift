/// The red, green and blue of a colour, each from 0 to 1, as an input of a browser needs them.
struct ColorNumbers: Equatable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var opacity = 1.0

  /// The colour as the style sheet shows it in an area. The tint stands for colours that another style sheet defines.
  init(_ color: Color, in scheme: ColorScheme) {
    self.init(css: color.css[...], in: scheme, depth: 0, isArea: true)
  }

  /// Reads `#rgb` or `#rrggbb`; nil for other texts.
  init?(hex: some StringProtocol) {
    let digits = hex.dropFirst()
    guard hex.first == "#", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    let whole = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard whole.count == 6, let number = UInt32(whole, radix: 16) else { return nil }
    red = Double(number >> 16) / 255
    green = Double(number >> 8 & 0xff) / 255
    blue = Double(number & 0xff) / 255
  }

  private init() {}

  private init(css: Substring, in scheme: ColorScheme, depth: Int, isArea: Bool) {
    self.init()
    guard depth < 8 else { return }
    if let numbers = ColorNumbers(hex: css) {
      self = numbers
    } else if css == "transparent" {
      opacity = 0
    } else if let mixed = css.content(of: "color-mix(in srgb,"),
      let share = mixed.dropLast(",transparent".count).lastIndex(of: " ")
    {
      self = ColorNumbers(css: mixed[..<share], in: scheme, depth: depth + 1, isArea: isArea)
      let percent = mixed[share...].dropFirst().prefix { $0 != "%" }
      opacity *= (Double(percent) ?? 100) / 100
    } else if let both = css.content(of: "light-dark("), let comma = both.outerComma {
      let chosen = scheme == .dark ? both[both.index(after: comma)...] : both[..<comma]
      self = ColorNumbers(css: chosen, in: scheme, depth: depth + 1, isArea: isArea)
    } else if let parts = css.content(of: "var(")?.split(separator: ",", maxSplits: 1),
      let value = (isArea ? Self.value(of: parts[0], in: Self.areas) : nil)
        ?? Self.value(of: parts[0], in: scheme) ?? parts.dropFirst().first
    {
      self = ColorNumbers(css: value, in: scheme, depth: depth + 1, isArea: false)
    } else if let parts = css.content(of: "color(")?.split(whereSeparator: { " /".contains($0) }),
      parts.count == 5
    {
      let numbers = parts.dropFirst().map { Double($0) ?? 0 }
      let shown = parts[0] == "srgb-linear" ? numbers.map(Self.curved) : numbers
      (red, green, blue, opacity) = (shown[0], shown[1], shown[2], numbers[3])
    }
  }

  /// The value of a variable of the style sheet, in which the light ones come first.
  private static func value(of name: Substring, in scheme: ColorScheme) -> Substring? {
    let places = Stylesheet.base.ranges(of: "\(name):")
    let isDark = scheme == .dark && places.count > 1
    return places.first.flatMap { first in
      value(of: name, in: Stylesheet.base[(isDark ? places[1] : first).lowerBound...])
    }
  }

  private static func value(of name: Substring, in rules: Substring) -> Substring? {
    rules.firstRange(of: "\(name):").map { rules[$0.upperBound...] }?.drop { $0 == " " }
      .prefix { $0 != ";" }
  }

  /// The colours of areas, which are brighter than those of texts.
  private static let areas: Substring = {
    let rules = Stylesheet.base
    return rules.firstRange(of: ".shape, .color, .drawing {").map { place in
      rules[place.upperBound...].prefix { $0 != "}" }
    } ?? ""
  }()

  /// The curve of sRGB.
  private static func curved(_ number: Double) -> Double {
    number <= 0.0031308 ? number * 12.92 : 1.055 * pow(number, 1 / 2.4) - 0.055
  }

  /// The colour without its opacity, as `#rrggbb`.
  var hex: String {
    "#"
      + [red, green, blue].map { number in
        let digits = String(Int((min(max(number, 0), 1) * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }

  var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }
}

extension Substring {
  /// The text between a beginning and the closing parenthesis at the end.
  fileprivate func content(of beginning: String) -> Substring? {
    hasPrefix(beginning) && hasSuffix(")") ? dropFirst(beginning.count).dropLast() : nil
  }

  /// The first comma that is in no parentheses.
  fileprivate var outerComma: Index? {
    var depth = 0
    return indices.first { index in
      switch self[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0: return true
      default: break
      }
      return false
    }
  }
}
