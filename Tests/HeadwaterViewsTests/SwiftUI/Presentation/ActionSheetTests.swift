import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Order: Identifiable {
  let id: Int
}

@Observable @MainActor private final class Model {
  var isAsking = false
  var order: Order?
  var log: [String] = []
}

private struct Asking: View {
  @Bindable var model: Model

  var body: some View {
    Text("Orders")
      .actionSheet(isPresented: $model.isAsking) {
        ActionSheet(
          title: Text("Sure?"), message: Text("For good."),
          buttons: [.destructive(Text("Delete")) { model.log.append("deleted") }, .cancel()])
      }
      .actionSheet(item: $model.order) { ActionSheet(title: Text("Order \($0.id)")) }
  }
}

@MainActor
@Suite struct ActionSheetTests {
  private let model = Model()
  private let ui: ViewHost

  init() {
    ui = ViewHost(Asking(model: model))
  }

  // Covers: ActionSheet, .actionSheet
  @Test("an ActionSheet is shown while its flag is true")
  func flag() throws {
    model.isAsking = true
    let sheet = try #require(ui.confirmationDialog)
    #expect(sheet.title == "Sure?")
    #expect(sheet.message == "For good.")
    #expect(sheet.buttons == ["Delete", "Cancel"])

    try sheet.tap("Delete")

    #expect(model.log == ["deleted"])
    #expect(!model.isAsking)
    #expect(ui.confirmationDialog == nil)
  }

  @Test("an ActionSheet for an item is closed by setting the item to nil")
  func item() throws {
    model.order = Order(id: 3)
    #expect(ui.confirmationDialog?.title == "Order 3")
    #expect(ui.confirmationDialog?.buttons == ["Cancel"])

    try ui.confirmationDialog?.tap("Cancel")

    #expect(model.order == nil)
  }
}
