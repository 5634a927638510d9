import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Note: Identifiable {
  let id: Int
  var text = ""
}

@Observable @MainActor private final class Model {
  var notes = (1...1_000).map { Note(id: $0) }
}

private struct Notes: View {
  @Bindable var model: Model

  var body: some View {
    List {
      ForEach($model.notes) { $note in TextField("Note \(note.id)", text: $note.text) }
    }
  }
}

@MainActor @Suite struct FieldRowTests {
  @Test("an insertion in front of 1 000 fields leaves the focus and the text where they are")
  func insertion() throws {
    let model = Model()
    let ui = ViewHost(Notes(model: model))
    try ui.find(textField: "Note 500").type("half")
    try ui.find(textField: "Note 500").focus()

    model.notes.insert(Note(id: 0), at: 0)

    #expect(ui.operations.count == 1)
    #expect(ui.focus == #"text field "Note 500" value "half""#)
    #expect(model.notes[500].text == "half")
  }
}
