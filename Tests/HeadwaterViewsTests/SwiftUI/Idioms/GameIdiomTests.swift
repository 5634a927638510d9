import HeadwaterUITesting
import HeadwaterViews
import Testing

@MainActor
@Suite struct GameIdiomTests {
  private let model = GameModel()
  private let ui: ViewHost

  init() {
    ui = ViewHost(GameView(model: model))
  }

  @Test("letters form a word, which the menu submits")
  func play() throws {
    for letter in ["H", "E", "A", "D"] { try ui.find(button: letter).tap() }
    #expect(ui.texts.contains("HEAD"))
    #expect(try !ui.find(button: "H").isEnabled)

    try ui.find(button: "Menu").tap()
    try ui.find(button: "Submit").tap()

    #expect(model.words == ["HEAD"])
    #expect(ui.texts.contains("HEAD"))
    #expect(ui.findAll(button: "Submit").isEmpty)
    #expect(try ui.find(button: "H").isEnabled)
    #expect(ui.mistakes == [])
  }

  @Test("an environment key of the app's own reaches the header")
  func environment() throws {
    #expect(ui.findAll(image: "wifi").count == 1)

    try ui.find(button: "Menu").tap()
    try ui.find(toggle: "Demo").toggle()

    #expect(ui.findAll(image: "wifi").isEmpty)
    #expect(ui.findAll(image: "wifi slash").count == 1)
    #expect(ui.mistakes == [])
  }

  @Test("the app shows the game, with a model of its own")
  func app() throws {
    let ui = ViewHost(app: GameApp())
    try ui.find(button: "H").tap()
    #expect(ui.texts.contains("H"))
    #expect(model.selected.isEmpty)
  }
}
