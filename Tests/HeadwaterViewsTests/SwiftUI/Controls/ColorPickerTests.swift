import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Palette {
  var paint = Color.red
}

private struct Painter: View {
  @Bindable var palette: Palette

  var body: some View {
    ColorPicker("Paint", selection: $palette.paint)
    ColorPicker("Fixed", selection: .constant(.black)).disabled(true)
  }
}

@MainActor @Suite("Colour pickers") struct ColorPickerTests {
  private let palette = Palette()

  // Covers: ColorPicker
  @Test("a colour picker shows its colour and changes it")
  func choosing() throws {
    let ui = ViewHost(Painter(palette: palette))
    #expect(
      ui.outline == """
        color "Paint" value "#ff3b30"
        color "Fixed" value "#000000" disabled
        """)

    try ui.find(colorPicker: "Paint").set(color: "#1F7a37")
    #expect(palette.paint == Color(red: 31.0 / 255, green: 122.0 / 255, blue: 55.0 / 255))
    #expect(ui.outline.contains("#1f7a37"))

    palette.paint = .white
    #expect(ui.outline.contains("#ffffff"))
  }

  @Test(
    "what is no colour of a browser is refused",
    arguments: ["", "red", "#12345", "#1234567", "#12345g", "#١٢٣٤٥٦", "url(x)", "# 12345"])
  func refused(text: String) throws {
    let ui = ViewHost(Painter(palette: palette))

    #expect(throws: (any Error).self) { try ui.find(colorPicker: "Paint").set(color: text) }

    #expect(palette.paint == .red)
  }

  @Test("a colour that is chosen anew stays what it is, and another one keeps the opacity")
  func opacity() throws {
    let ui = ViewHost(Painter(palette: palette))
    palette.paint = .red.opacity(0.25)

    try ui.find(colorPicker: "Paint").set(color: "#ff3b30")
    #expect(palette.paint == .red.opacity(0.25))

    try ui.find(colorPicker: "Paint").set(color: "#ffffff")
    #expect(palette.paint == Color(white: 1, opacity: 0.25))
  }

  @Test(
    "a named colour is shown as in an area, and others as the person prefers it",
    arguments: [ColorScheme.light, .dark])
  func schemes(scheme: ColorScheme) {
    let named: [(Color, light: String, dark: String)] = [
      (.red, "#ff3b30", "#ff3b30"), (.yellow, "#ffcc00", "#ffcc00"), (.gray, "#8e8e93", "#8e8e93"),
      (.accentColor, "#0058d0", "#5aa5ff"), (.primary, "#16161a", "#f5f5f7"),
      (.white, "#ffffff", "#ffffff"), (.black, "#000000", "#000000"),
      (.clear, "#000000", "#000000"), (.mint.opacity(0.5).opacity(0.5), "#00c7be", "#00c7be"),
      (Color("brand"), "#0058d0", "#5aa5ff"),
      (Color(.sRGBLinear, white: 0.5), "#bcbcbc", "#bcbcbc"),
      (Color(.displayP3, red: 2, green: -1, blue: 0), "#ff0000", "#ff0000"),
    ]
    for (color, light, dark) in named {
      #expect(ColorNumbers(color, in: scheme).hex == (scheme == .dark ? dark : light), "\(color)")
    }
  }

  @Test("the numbers of a colour of a browser are those that it has chosen")
  func numbers() throws {
    for value in stride(from: 0, through: 0xff_ffff, by: 0x1_0307) {
      let digits = String(value, radix: 16)
      let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
      let color = try #require(ColorNumbers(hex: hex)).color
      #expect(ColorNumbers(color, in: .light).hex == hex)
    }
  }
}
