import HeadwaterUI

/// The name of the board, which all can change. Each sees it while it is typed.
struct BoardName: View {
  let desk: Desk
  /// What was typed and is not taken yet, since too much else waits.
  @State private var refused: String?

  var body: some View {
    TextField(
      "Name of the board",
      text: Binding {
        refused ?? desk.boardName
      } set: {
        name(Board.name($0))
      },
      prompt: Text("Name of the board")
    )
    .labelsHidden()
    .frame(maxWidth: 360)
    .onChange(of: desk.outbox.isFull) { if let refused { name(refused) } }
  }

  private func name(_ text: String) {
    refused = text == desk.boardName || desk.edit(.name(text)) ? nil : text
  }
}
