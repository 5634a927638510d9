/// A drawing of our own for a system symbol, on a square of 24 by 24.
struct Icon: Sendable {
  /// The strokes, or the areas of a filled icon, in the path language of SVG.
  let path: String
  let isFilled: Bool

  private init(_ parts: String..., isFilled: Bool = false) {
    path = parts.joined()
    self.isFilled = isFilled
  }

  /// The icon of a symbol; a neutral box where there is none.
  ///
  /// A name with a suffix that only changes the look, such as `.square` or `.rectangle`, falls back
  /// to the name without it.
  static func named(_ name: String) -> Icon { drawing(of: name) ?? box }

  private static func drawing(of name: String) -> Icon? {
    if let icon = icons[name] { return icon }
    var parts = name.split(separator: ".")
    while parts.count > 1, let last = parts.last,
      ["fill", "circle", "square", "rectangle", "slash"].contains(last)
    {
      parts.removeLast()
      if let icon = icons[parts.joined(separator: ".")] { return icon }
    }
    return nil
  }

  /// Whether there is a drawing for a name.
  static func exists(_ name: String) -> Bool { drawing(of: name) != nil }

  /// The words that are read out for a symbol without a label.
  static func spokenName(of name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }

  private static let box = Icon(
    "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z")

  private static let circle = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z"
  private static let square =
    "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
  private static let disc = "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z"
  private static let tile =
    "M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"
  private static let plus = "M12 5v14M5 12h14"
  private static let heart =
    "M12 20S3.5 14.5 3.5 8.8A4.7 4.7 0 0 1 12 6a4.7 4.7 0 0 1 8.5 2.8C20.5 14.5 12 20 12 20z"
  private static let star =
    "M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z"
  private static let triangle =
    "M10.3 4.2L2.6 17.7A2 2 0 0 0 4.3 20.7h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0z"
  private static let flag = "M5 21V4M5 4.5c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0"
  private static let person =
    "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4 20.5c0-4 3.5-6 8-6s8 2 8 6"
  private static let cup =
    "M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 9.5h1.5a2.5 2.5 0 0 1 0 5H17M4 21.5h14"

  private static let icons: [String: Icon] = [
    "arrow.clockwise": Icon("M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5"),
    "arrow.counterclockwise": Icon("M4 12a8 8 0 1 0 2.5-5.8M4 3v5h5"),
    "arrow.down": Icon("M12 4v16M6 14l6 6 6-6"),
    "arrow.down.circle": Icon(circle, "M12 7v10M8 13l4 4 4-4"),
    "arrow.left": Icon("M20 12H4M10 6l-6 6 6 6"),
    "arrow.right": Icon("M4 12h16M14 6l6 6-6 6"),
    "arrow.up": Icon("M12 20V4M6 10l6-6 6 6"),
    "arrow.up.arrow.down": Icon("M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4"),
    "bell": Icon("M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 20.5h4"),
    "bolt": Icon("M13 3L5 14h6l-1 7 8-11h-6z"),
    "bolt.fill": Icon("M13 2L4 14h7l-1 8 9-12h-7z", isFilled: true),
    "book": Icon("M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"),
    "bookmark": Icon("M6 4h12v17l-6-4.5L6 21z"),
    "calendar": Icon("M5 6h14v14H5zM5 10h14M9 3.5v4M15 3.5v4"),
    "camera": Icon("M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z"),
    "cart": Icon("M3 4h2.5l2.5 11h10l2-8H6.5M9.5 19.5h.1M16.5 19.5h.1"),
    "chart.bar": Icon("M5 20v-7M12 20V5M19 20v-11"),
    "checkmark": Icon("M4 12.5l5.5 5.5L20 6.5"),
    "checkmark.circle": Icon(circle, "M8 12.5l3 3 5.5-6.5"),
    "checkmark.circle.fill": Icon(
      disc, "M7.3 12.7l1.4-1.4 2.1 2.1 4.5-5.3 1.5 1.3-5.9 7z", isFilled: true),
    "checkmark.square": Icon(square, "M8 12.5l3 3 5.5-6.5"),
    "checkmark.square.fill": Icon(
      tile, "M7.3 12.7l1.4-1.4 2.1 2.1 4.5-5.3 1.5 1.3-5.9 7z", isFilled: true),
    "chevron.down": Icon("M5 9l7 7 7-7"),
    "chevron.left": Icon("M15 5l-7 7 7 7"),
    "chevron.right": Icon("M9 5l7 7-7 7"),
    "chevron.up": Icon("M5 15l7-7 7 7"),
    "chevron.up.chevron.down": Icon("M8 9.5l4-4 4 4M8 14.5l4 4 4-4"),
    "circle": Icon(circle),
    "circle.fill": Icon(disc, isFilled: true),
    "clock": Icon(circle, "M12 7v5l3.5 2"),
    "creditcard": Icon("M3 6h18v12H3zM3 10h18M6.5 14.5h4"),
    "cup.and.saucer": Icon(cup),
    "cup.and.saucer.fill": Icon(

      "M4 7h14v1.5h.5a3.5 3.5 0 0 1 0 7h-1.2A6 6 0 0 1 12 20h-2a6 6 0 0 1-6-6z",
      "M18 10.5v3h.5a1.5 1.5 0 0 0 0-3zM4 21h14v1.5H4z",
      isFilled: true),
    "doc": Icon("M6 3h8l4 4.5V21H6zM14 3v5h4"),
    "doc.on.doc": Icon("M8 3h8l4 4v10H8zM8 7H4v14h11v-4"),
    "ellipsis": Icon(
      "M3.5 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
        + "M10.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
        + "M16.9 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z", isFilled: true),
    "ellipsis.circle": Icon(circle, "M8 12h.1M12 12h.1M16 12h.1"),
    "envelope": Icon("M3 6h18v13H3zM3 7l9 7 9-7"),
    "exclamationmark.circle": Icon(circle, "M12 7v6M12 16.5h.1"),
    "exclamationmark.octagon": Icon("M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.5h.1"),
    "exclamationmark.triangle": Icon(triangle, "M12 9.5v4.5M12 17.3h.1"),
    "eye": Icon(
      "M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 9.5",
      "a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z"),
    "eye.slash": Icon(
      "M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM4 4",
      "l16 16"),
    "film": Icon(
      "M3 4h18v16H3zM7.5 4v16M16.5 4v16M7.5 12h9M3 9.5h4.5M3 14.5h4.5M16.5 9.5H21M16.5 14.5H21"),
    "flag": Icon(flag),
    "folder": Icon("M3 6h7l2 2.5h9V19H3z"),
    "gear": Icon(

      "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3",
      "M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"),
    "globe": Icon(circle, "M3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18"),
    "hand.thumbsup": Icon(
      "M4 11h3v9H4zM7 11l4-7.5c2 0 2.5 1.5 2 3.5l-.7 3H19c1.5 0 2 1 1.7 2.3l-1.4 6",
      "c-.3 1-1 1.7-2 1.7H7"),
    "heart": Icon(heart),
    "heart.fill": Icon(heart, isFilled: true),
    "house": Icon("M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z"),
    "info.circle": Icon(circle, "M12 11v6M12 7.5h.1"),
    "line.3.horizontal": Icon("M4 7h16M4 12h16M4 17h16"),
    "lightbulb": Icon("M9 18.5h6M10 21.5h4M8.5 15.5a6 6 0 1 1 7 0v1.5h-7z"),
    "link": Icon(
      "M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.5 4.5 0 0 0 13 4.5L11.5 6M14 10",
      "a4.5 4.5 0 0 0-6.5 0l-3 3A4.5 4.5 0 0 0 11 19.5l1.5-1.5"),
    "list.bullet": Icon("M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1"),
    "lock": Icon("M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"),
    "lock.open": Icon("M6 11h12v9H6zM8.5 11V7a3.5 3.5 0 0 1 6.8-1"),
    "magnifyingglass": Icon("M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21"),
    "map": Icon("M3 6l6-2.5 6 2.5 6-2.5v14.5L15 20.5 9 18l-6 2.5zM9 3.5V18M15 6v14.5"),
    "mic": Icon(
      "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0",
      "M12 17.5V21"),
    "minus": Icon("M5 12h14"),
    "minus.circle": Icon(circle, "M8 12h8"),
    "moon": Icon("M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"),
    "nosign": Icon(circle, "M5.7 5.7l12.6 12.6"),
    "number": Icon("M9 4L7 20M17 4l-2 16M4.5 9h16M3.5 15h16"),
    "paperplane": Icon("M21 3L3 10.5l7 3.5 3.5 7zM21 3L10 14"),
    "pause": Icon("M8 5v14M16 5v14"),
    "pause.fill": Icon("M6 4h4v16H6zM14 4h4v16h-4z", isFilled: true),
    "pencil": Icon("M4 20l1-4.5L16.5 4 20 7.5 8.5 19z"),
    "person": Icon(person),
    "person.2": Icon(
      "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM2.5 19.5c0-3.5 3-5 6.5-5",
      "s6.5 1.5 6.5 5M15 5.5a3.3 3.3 0 0 1 0 6M17.5 14.8c2.5.5 4 2 4 4.7"),
    "person.3": Icon(
      "M12 6a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM6.5 19c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5",
      "M5 8a2 2 0 1 0 0 4M2 17.5c0-2 1.2-3.2 3-3.5M19 8a2 2 0 1 1 0 4M22 17.5",
      "c0-2-1.2-3.2-3-3.5"),
    "phone": Icon(
      "M6 3h3.5l1.5 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 1.5V18c0 2-1.5 3-3 3",
      "A15 15 0 0 1 3 6c0-1.5 1-3 3-3z"),
    "photo": Icon("M3 5h18v14H3zM3 16l5-5 4.5 4.5L15.5 12l5.5 5M8 8.5h.1"),
    "play": Icon("M7 4.5v15L19.5 12z"),
    "play.fill": Icon("M6 3v18l15-9z", isFilled: true),
    "plus": Icon(plus),
    "plus.circle": Icon(circle, "M12 8v8M8 12h8"),
    "plus.circle.fill": Icon(
      disc, "M11 7h2v4h4v2h-4v4h-2v-4H7v-2h4z", isFilled: true),
    "questionmark.circle": Icon(
      circle,
      "M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.8h.1"),
    "safari": Icon(circle, "M15.5 8.5l-2 5-5 2 2-5z"),
    "shuffle": Icon("M3 7h4l9 10h5M3 17h4l2.5-2.8M13.5 9.8L16 7h5M18 4l3 3-3 3M18 14l3 3-3 3"),
    "square": Icon(square),
    "square.and.arrow.down": Icon("M12 3v12M8 11l4 4 4-4M8 8H5v12h14V8h-3"),
    "square.and.arrow.up": Icon("M12 15V3M8 7l4-4 4 4M8 10H5v11h14V10h-3"),
    "square.and.pencil": Icon("M11 5H5v14h14v-6M9.5 14.5l.7-3L18 3.5 20.5 6l-8 8z"),
    "square.fill": Icon(tile, isFilled: true),
    "star": Icon(star),
    "star.fill": Icon(star, isFilled: true),
    "stop": Icon("M6 6h12v12H6z"),
    "stop.fill": Icon("M5 5h14v14H5z", isFilled: true),
    "sun.max": Icon(

      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2",
      "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"),
    "tag": Icon("M4 4h8l8.5 8.5-8 8L4 12zM8 8h.1"),
    "textformat": Icon(
      "M3 18l5-12 5 12M4.7 14h6.6M15 18v-7M15 14.5a3 3 0 1 1 6 0v3.5M21 15.5",
      "c-3-1-6 0-6 1.5"),
    "timer": Icon(circle, "M12 12l3-4M10 1.5h4"),
    "trash": Icon("M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"),
    "tray": Icon("M4 13l2.5-8h11L20 13v6H4zM4 13h5l1 2.5h4L15 13h5"),
    "wifi": Icon(
      "M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.3a4.3 4.3 0 0 1 6 0",
      "M12 19.5h.1"),
    "xmark": Icon("M6 6l12 12M18 6L6 18"),
    "xmark.circle": Icon(circle, "M9 9l6 6M15 9l-6 6"),
    "xmark.circle.fill": Icon(
      disc,
      "M8 9.4",
      "L9.4 8 12 10.6 14.6 8 16 9.4 13.4 12 16 14.6 14.6 16 12 13.4 9.4 16 8 14.6 10.6 12",
      "z",
      isFilled: true),
  ]
}
