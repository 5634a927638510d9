import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Model {
  var drink = "tea"
  var cold = ["water"]
}

private struct Drinks<Style: PickerStyle>: View {
  @Bindable var model: Model
  let style: Style

  var body: some View {
    Form {
      Picker("Drink", selection: $model.drink) {
        Section("Hot") {
          Text("Tea").tag("tea")
          Text("Coffee").tag("coffee")
        }
        Section("Cold") { ForEach(model.cold, id: \.self) { Text($0) } }
        Text("None").tag("none")
      }
      .pickerStyle(style)
    }
  }
}

@MainActor
@Suite struct PickerSectionTests {
  private let model = Model()

  @Test("the choices in sections are those of the picker, in each style")
  func choices() throws {
    try check(MenuPickerStyle())
    try check(SegmentedPickerStyle())
    try check(InlinePickerStyle())
  }

  private func check(_ style: some PickerStyle) throws {
    model.cold = ["water"]
    model.drink = "tea"
    let ui = ViewHost(Drinks(model: model, style: style))
    let picker = try ui.find(picker: "Drink")
    #expect(picker.choices == ["Tea", "Coffee", "water", "None"])
    #expect(picker.selection == "Tea")
    try picker.select("water")
    #expect(model.drink == "water")
    #expect(picker.selection == "water")
    model.cold = ["juice", "water"]
    #expect(picker.choices == ["Tea", "Coffee", "juice", "water", "None"])
    #expect(picker.selection == "water")
    try picker.select("juice")
    #expect(model.drink == "juice")
  }

  @Test("a menu has its sections as groups with a name, and no rows")
  func menu() {
    let html = ViewHost(Drinks(model: model, style: .menu)).html
    #expect(html.contains(#"label="Hot""#))
    #expect(html.contains(#"label="Cold""#))
    #expect(!html.contains("<fieldset"))
  }

  @Test("the outline of a picker shows what is chosen, and the choices where they are seen")
  func outline() {
    #expect(
      ViewHost(Drinks(model: model, style: .menu)).outline == #"picker "Drink" value "Tea""#)
    let shown = """
      picker "Drink" value "Tea"
        group "Hot"
          choice "Tea" value "on"
          choice "Coffee" value "off"
        group "Cold"
          choice "water" value "off"
        choice "None" value "off"
      """
    #expect(ViewHost(Drinks(model: model, style: .inline)).outline == shown)
    #expect(ViewHost(Drinks(model: model, style: .segmented)).outline == shown)
  }
}
