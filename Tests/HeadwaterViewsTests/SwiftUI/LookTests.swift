import Testing

@testable import HeadwaterPortableViews

/// The effect of a modifier on the look: a part of the rules or of the markup that exists only with the
/// modifier. `Scripts/symbol-table` reads the symbols.
private struct Look: Sendable, CustomTestStringConvertible {
  let symbol: String
  let shown: String
  let make: @MainActor @Sendable (AnyView) -> AnyView

  init<V: View>(
    _ symbol: String, _ shown: String, _ make: @escaping @MainActor @Sendable (AnyView) -> V
  ) {
    self.symbol = symbol
    self.shown = shown
    self.make = { AnyView(make($0)) }
  }

  var testDescription: String { symbol }
}

private let looks: [Look] = [
  Look(".clipped", "overflow:clip") { $0.clipped() },
  Look(".clipShape", "overflow:clip;border-radius:50%") { $0.clipShape(Circle()) },
  Look(".cornerRadius", "border-radius:4px") { $0.cornerRadius(4) },
  Look(".border", "box-shadow:inset 0 0 0 2px var(--red)") { $0.border(Color.red, width: 2) },
  Look(".shadow", "filter:drop-shadow(1px 2px 3px var(--red))") {
    $0.shadow(color: .red, radius: 3, x: 1, y: 2)
  },
  Look(".blur", "filter:blur(3px)") { $0.blur(radius: 3) },
  Look(".grayscale", "filter:grayscale(0.5)") { $0.grayscale(0.5) },
  Look(".saturation", "filter:saturate(0.5)") { $0.saturation(0.5) },
  Look(".brightness", "filter:brightness(1.5)") { $0.brightness(0.5) },
  Look(".contrast", "filter:contrast(0.5)") { $0.contrast(0.5) },
  Look(".hueRotation", "filter:hue-rotate(90deg)") { $0.hueRotation(.degrees(90)) },
  Look(".colorInvert", "filter:invert(1)") { $0.colorInvert() },
  Look(".offset", "translate:3px 4px") { $0.offset(x: 3, y: 4) },
  Look(".rotationEffect", "rotate:45deg") { $0.rotationEffect(.degrees(45)) },
  Look(".rotation3DEffect", "rotate:1 0 0 45deg") {
    $0.rotation3DEffect(.degrees(45), axis: (1, 0, 0))
  },
  Look(".scaleEffect", "scale:2 2") { $0.scaleEffect(2) },
  Look("AnyShapeStyle", "background:var(--red)") { $0.background(AnyShapeStyle(Color.red)) },
  Look(".background", "linear-gradient(color-mix(in srgb,var(--red) 82%,#fff),var(--red))") {
    $0.background(Color.red.gradient)
  },
  Look(".buttonBorderShape", "border-radius:9999px") { _ in
    Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
  },
  Look(".controlSize", "min-height:50px;padding:12px 20px") { _ in
    Button("a") {}.buttonStyle(.borderedProminent).controlSize(.large)
  },
  Look("SwitchToggleStyle", "--switch-on:var(--red)") { _ in
    Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
  },
  Look(".zIndex", "z-index:3") { $0.zIndex(3) },
  Look(".hidden", "visibility:hidden") { $0.hidden() },
  Look(".allowsHitTesting", "pointer-events:none") { $0.allowsHitTesting(false) },
  Look(".blendMode", "mix-blend-mode:multiply") { $0.blendMode(.multiply) },
  Look(".aspectRatio", "aspect-ratio:2") { $0.aspectRatio(2, contentMode: .fit) },
  Look(".scaledToFit", " fit") { $0.scaledToFit() },
  Look(".scaledToFill", " cover") { $0.scaledToFill() },
  Look(".opacity", "opacity:0.25") { $0.opacity(0.25) },
  Look(".padding", "padding:5px") { $0.padding(5) },
  Look(".frame", "width:77px") { $0.frame(width: 77) },
  Look(".background", "background:var(--red)") { $0.background(Color.red) },
  Look(".overlay", ">over<") { $0.overlay { Text("over") } },
  Look(".foregroundStyle", "color:var(--secondary)") { $0.foregroundStyle(.secondary) },
  Look(".foregroundColor", "color:var(--red)") { $0.foregroundColor(.red) },
  Look(".font", "font:var(--font-title)") { $0.font(.title) },
  Look(".fontWeight", "font-weight:300") { $0.fontWeight(.light) },
  Look(".bold", "font-weight:700") { $0.bold() },
  Look(".italic", "font-style:italic") { $0.italic() },
  Look(".fontDesign", "font-family:") { $0.fontDesign(.serif) },
  Look(".monospaced", "font-family:") { $0.monospaced() },
  Look(".monospacedDigit", "font-variant-numeric:tabular-nums") { $0.monospacedDigit() },
  Look(".multilineTextAlignment", "text-align:center") { $0.multilineTextAlignment(.center) },
  Look(".lineLimit", "-webkit-line-clamp:2") { $0.lineLimit(2) },
  Look(".lineSpacing", "line-height:calc(1.4em + 5px)") { $0.lineSpacing(5) },
  Look(".tracking", "letter-spacing:2px") { $0.tracking(2) },
  Look(".kerning", "letter-spacing:3px") { $0.kerning(3) },
  Look(".textCase", "text-transform:uppercase") { $0.textCase(.uppercase) },
  Look(".strikethrough", "text-decoration:line-through") { $0.strikethrough() },
  Look("Text.underline", "text-decoration:underline") { _ in Text("a").underline() },
  Look("Text.strikethrough", "text-decoration:line-through") { _ in Text("a").strikethrough() },
  Look("Text.font", "font:var(--font-title)") { _ in Text("a").font(.title) },
  Look("Text.fontWeight", "font-weight:300") { _ in Text("a").fontWeight(.light) },
  Look("Text.foregroundColor", "color:var(--red)") { _ in Text("a").foregroundColor(.red) },
  Look("Text.monospacedDigit", "tabular-nums") { _ in Text("a").monospacedDigit() },
  Look(".redacted", " redacted") { $0.redacted(reason: .placeholder) },
  Look(".unredacted", "unredacted") { $0.unredacted() },
  Look(".tint", "var(--red)") { $0.tint(.red) },
  Look(".accentColor", "var(--red)") { $0.accentColor(.red) },
  Look(".accessibilityHidden", "aria-hidden=\"true\"") { $0.accessibilityHidden(true) },
  Look(".accessibilityValue", "aria-valuetext=\"x\"") { $0.accessibilityValue("x") },
  Look(".accessibilityIdentifier", "data-identifier=\"x\"") { $0.accessibilityIdentifier("x") },
  Look(".badge", ">7<") { $0.badge("7") },
  Look(".imageScale", " large") { _ in Image(systemName: "star").imageScale(.large) },
  Look(".submitLabel", "enterkeyhint=\"search\"") { _ in
    TextField("a", text: .constant("")).submitLabel(.search)
  },
  Look(".textFieldStyle", "input plain") { _ in
    TextField("a", text: .constant("")).textFieldStyle(.plain)
  },
  Look("DefaultButtonStyle", "button automatic") { _ in Button("a") {}.buttonStyle(.automatic) },
  Look("BorderedButtonStyle", "button bordered") { _ in Button("a") {}.buttonStyle(.bordered) },
  Look("BorderedProminentButtonStyle", "button prominent") { _ in
    Button("a") {}.buttonStyle(.borderedProminent)
  },
  Look("BorderlessButtonStyle", "button borderless") { _ in
    Button("a") {}.buttonStyle(.borderless)
  },
  Look("PlainButtonStyle", "button plain") { _ in Button("a") {}.buttonStyle(.plain) },
  Look("ButtonRole", " destructive") { _ in Button("a", role: .destructive) {} },
  Look("ButtonToggleStyle", "toggle push") { _ in
    Toggle("a", isOn: .constant(true)).toggleStyle(.button)
  },
  Look("CheckboxToggleStyle", "toggle checkbox") { _ in
    Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox)
  },
  Look("SwitchToggleStyle", "toggle switch") { _ in
    Toggle("a", isOn: .constant(true)).toggleStyle(.switch)
  },
  Look("IconOnlyLabelStyle", "only-read") { _ in
    Label("a", systemImage: "star").labelStyle(.iconOnly)
  },
  Look("LinearProgressViewStyle", "progress bar") { _ in
    ProgressView().progressViewStyle(.linear)
  },
  Look("HierarchicalShapeStyle", "color:var(--tertiary)") { $0.foregroundStyle(.tertiary) },
  Look("Shape.fill", "background:var(--red)") { _ in Circle().fill(Color.red) },
  Look("StrokeStyle", "outline:3px solid var(--red)") { _ in
    Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 3))
  },
  Look("Rectangle", "shape rectangle") { _ in Rectangle() },
  Look("Circle", "shape circle") { _ in Circle() },
  Look("Ellipse", "shape ellipse") { _ in Ellipse() },
  Look("Capsule", "shape capsule") { _ in Capsule() },
  Look("RoundedRectangle", "border-radius:6px") { _ in RoundedRectangle(cornerRadius: 6) },
  Look("Divider", "<hr") { _ in Divider() },
  Look("RadialGradient", "radial-gradient(") { _ in
    Rectangle().fill(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
  },
  Look("AngularGradient", "conic-gradient(") { _ in
    Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center))
  },
  Look(".keyboardType", "inputmode=\"decimal\"") { _ in
    TextField("a", text: .constant("")).keyboardType(.decimalPad)
  },
  Look("\\.layoutDirection", "dir=\"rtl\"") { $0.environment(\.layoutDirection, .rightToLeft) },
]

@MainActor @Suite("The appearance of modifiers") struct LookTests {
  private func drawn(_ view: AnyView) -> String {
    let graph = ViewGraph(root: view)
    // Writing the document makes the rules of moving elements.
    let html = graph.html
    return graph.rules.joined() + html
  }

  @Test("a modifier changes what is drawn", arguments: looks)
  private func draws(_ look: Look) {
    #expect(drawn(look.make(AnyView(Text("a")))).contains(look.shown))
    #expect(!drawn(AnyView(Text("a"))).contains(look.shown))
  }

  @Test("the layout direction follows the environment")
  func direction() throws {
    let model = Direction()
    let graph = ViewGraph(root: Directed(model: model))
    #expect(!graph.html.contains("dir="))

    model.value = .rightToLeft
    _ = graph.flush()
    #expect(graph.html.contains("dir=\"rtl\""))

    model.value = .leftToRight
    _ = graph.flush()
    #expect(!graph.html.contains("dir="))
  }
}

@Observable @MainActor private final class Direction {
  var value = LayoutDirection.leftToRight
}

private struct Directed: View {
  let model: Direction

  var body: some View { Text("a").environment(\.layoutDirection, model.value) }
}

@Suite("The style sheet") struct StylesheetTests {
  @Test(
    "hover styles do not apply to touch screens, where they would stay")
  func hover() {
    let rules = Stylesheet.base.split(separator: "\n").filter { $0.contains(":hover") }
    #expect(!rules.isEmpty)
    #expect(rules.filter { !$0.hasPrefix("@media (hover: hover) {") } == [])
  }

  @Test(
    "a page is wide where a view asks for more than the width of its style sheet",
    arguments: [(720, false), (721, true), (CGFloat.infinity, false)] as [(CGFloat, Bool)])
  @MainActor func wide(width: CGFloat, isWide: Bool) {
    let html = ViewGraph(root: Text("a").frame(maxWidth: width)).html
    #expect(html.contains("wide") == isWide)
    #expect(Stylesheet.base.contains("max-width: 720px"))
  }
}
