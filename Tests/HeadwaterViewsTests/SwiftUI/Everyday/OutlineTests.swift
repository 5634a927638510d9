import HeadwaterUITesting
import HeadwaterViews
import Testing

@MainActor @Suite("Trees of data") struct OutlineTests {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private let folders = [
    Folder(
      id: "Music",
      folders: [Folder(id: "Songs"), Folder(id: "Operas", folders: [Folder(id: "Aida")])]),
    Folder(id: "Notes"),
  ]

  // Covers: OutlineGroup
  @Test("branches open one by one, and leaves have no button")
  func opening() throws {
    let ui = ViewHost(OutlineGroup(folders, children: \.folders) { Text($0.id) })
    #expect(ui.texts.contains("Notes") && !ui.texts.contains("Songs"))
    try ui.find(button: "Music").tap()
    #expect(ui.texts.contains("Songs") && !ui.texts.contains("Aida"))
    try ui.find(button: "Operas").tap()
    #expect(ui.texts.contains("Aida"))
    try ui.find(button: "Music").tap()
    #expect(!ui.texts.contains("Songs"))
    #expect(throws: (any Error).self) { try ui.find(button: "Notes") }
  }

  @Test("a list shows a tree")
  func list() throws {
    let ui = ViewHost(List(folders, children: \.folders) { Text($0.id) })
    try ui.find(button: "Music").tap()
    #expect(ui.texts.contains("Songs"))
  }

  @Test("a tree has one root")
  func root() throws {
    let ui = ViewHost(OutlineGroup(folders[0], children: \.folders) { Text($0.id) })
    try ui.find(button: "Music").tap()
    #expect(ui.texts.contains("Operas"))
  }
}
