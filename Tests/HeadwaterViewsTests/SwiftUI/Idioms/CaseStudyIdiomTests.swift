import HeadwaterUITesting
import HeadwaterViews
import Testing

@MainActor
@Suite struct CaseStudyIdiomTests {
  private let model = CaseStudyModel()
  private let ui: ViewHost

  init() {
    ui = ViewHost(CaseStudiesView(model: model))
  }

  @Test("a form of bindings: controls, their labels, and the focus")
  func bindings() throws {
    try ui.find(link: "Bindings").tap()
    #expect(model.log == ["appeared", "disappeared"])
    try ui.find(button: "Sign up").tap()
    #expect(try ui.find(textField: "Type here").isFocused)
    try ui.find(textField: "Type here").type("blob")
    #expect(ui.texts.contains("BlOb"))
    try ui.find(textField: "Password").type("secret")
    try ui.find(button: "Sign up").tap()
    #expect(ui.focus == nil)

    try ui.find(stepper: "Max slider value: 5").increment()
    #expect(ui.texts.contains("Max slider value: 6"))
    try ui.find(slider: "Level").set(6)
    #expect(ui.texts.contains("Slider value: 6"))
    try ui.find(picker: "Colour").select("Green")
    #expect(model.color == "green")
    try ui.find(toggle: "Disable other controls").toggle()
    #expect(try !ui.find(textField: "Type here").isEnabled)
    #expect(ui.mistakes == [])
  }

  @Test("a list that is edited, reordered and refreshed")
  func names() throws {
    try ui.find(link: "Lists").tap()
    try ui.find(button: "Edit").tap()
    try ui.find(text: "Blob").delete()
    try ui.find(text: "Blob Sr.").moveUp()
    #expect(model.names == ["Blob Sr.", "Blob Jr."])
    #expect(ui.texts.contains("2 names"))
    #expect(ui.mistakes == [])
  }

  @Test("dialogs, popovers, menus and sheets")
  func presentation() throws {
    try ui.find(link: "Presentation").tap()
    try ui.find(button: "Ask").tap()
    try ui.confirmationDialog?.tap("This")
    #expect(model.log.last == "this")
    try ui.find(button: "Pop").tap()
    _ = try ui.find(text: "Popped")
    try ui.press(.escape)
    try ui.find(button: "More").tap()
    try ui.find(button: "Dog").tap()
    #expect(ui.texts.contains("Dog"))
    try ui.press(.escape)
    try ui.find(button: "Leave").tap()
    #expect(ui.navigation.title == "Case Studies")
    #expect(ui.mistakes == [])
  }

  @Test("a drawing whose square is dragged")
  func drawing() throws {
    try ui.find(link: "Drawing").tap()
    try ui.find(identifier: "square").drag(
      from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 80))
    #expect(model.place == CGPoint(x: 70, y: 80))
    model.isOn = true
    #expect(ui.outline.contains("progress indicator"))
    #expect(ui.mistakes == [])
  }

  @Test("tabs that a binding selects")
  func tabs() throws {
    try ui.find(link: "Tabs").tap()
    try ui.find(tab: "Two").tap()
    try ui.find(button: "Go to three").tap()
    #expect(model.tab == .three)
    #expect(ui.texts.contains("three"))
    #expect(ui.mistakes == [])
  }
}
