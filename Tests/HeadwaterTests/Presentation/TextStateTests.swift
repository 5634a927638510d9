import Foundation
import Headwater
import Testing

@Suite("Texts in a state")
struct TextStateTests {
  @Test(
    "a text is written, read and compared",
    arguments: [
      TextState(verbatim: "Eve's list"), "Delete?", "Delete \(2) of \("Eve")'s \(1.5)?",
    ])
  func coding(text: TextState) throws {
    let data = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode(TextState.self, from: data) == text)
  }

  @Test("a text describes itself in the language of its key")
  func description() {
    #expect("\("Delete \(2) of \("Eve")'s?" as TextState)" == "Delete 2 of Eve's?")
    #expect(TextState(verbatim: "a") != "a")
  }

  @Test("an alert is written and read with the actions of its buttons")
  func alert() throws {
    let alert = AlertState<Int>(
      "Delete \(2)?", message: "For good.",
      buttons: [.destructive("Delete", action: 1), .cancel(), .default("Keep", action: 2)])
    let data = try JSONEncoder().encode(alert)
    #expect(try JSONDecoder().decode(AlertState<Int>.self, from: data) == alert)
    let dialog = ConfirmationDialogState(
      "Share", isTitleVisible: true, buttons: [.default("Text", action: 1)])
    let written = try JSONEncoder().encode(dialog)
    #expect(try JSONDecoder().decode(ConfirmationDialogState<Int>.self, from: written) == dialog)
  }
}
