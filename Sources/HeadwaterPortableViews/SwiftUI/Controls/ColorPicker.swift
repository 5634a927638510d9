/// A control for a colour.
///
/// - Partial: a person cannot choose the opacity. A chosen colour has that of the former one.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let label: Label
  @Environment(\.colorScheme) private var colorScheme

  /// Makes a colour picker with a label of any views.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Makes a colour picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a colour picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ColorPicker: View {
  /// A native input for colours.
  public var body: some View {
    let selection = selection
    let former = ColorNumbers(selection.wrappedValue, in: colorScheme)
    NativeElement(.label, "field swatch") {
      NativeElement(.span, "label") { label }.fusing(.all)
      NativeElement(.input, "input")
        .attribute(.type, "color")
        .shown(former.hex)
        .notRestoredByBrowsers()
        .choosing(selection)
        .focusable()
        .on(.change) { event in
          guard var numbers = event.value.flatMap(ColorNumbers.init(hex:)) else {
            return .dropped(reason: "the text is no colour")
          }
          // A browser repeats the colour that it was given: a named one stays what it is.
          guard numbers.hex != former.hex else { return .handled }
          numbers.opacity = former.opacity
          selection.wrappedValue = numbers.color
          return .handled
        }
    }
    .asLabel().withText()
  }
}
