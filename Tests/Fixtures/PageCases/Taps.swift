import HeadwaterUI

/// Each tap acts once, and none reaches what lies behind.
struct TwiceCase: View {
  @State private var isBusy = false
  @State private var orders = 0
  @State private var added = 0
  @State private var isShown = false
  @State private var under = 0

  var body: some View {
    VStack {
      Button("Order") {
        guard !isBusy else { return }
        isBusy = true
        Task {
          try? await Task.sleep(for: .seconds(1))
          orders += 1
          isBusy = false
        }
      }
      .disabled(isBusy)
      Button("Add") { added += 1 }
      Button("Open a sheet") { isShown = true }
      ForEach(0..<12, id: \.self) { row in Button("under \(row)") { under += 1 } }
      Text("orders: \(orders)")
      Text("added: \(added)")
      Text("under: \(under)")
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("A sheet")
        Button("Dismiss me") { isShown = false }.padding(40)
      }
    }
  }
}

/// Rows that open a sheet each.
struct SheetsCase: View {
  @State private var item: Item?
  @State private var opened: [Int] = []

  var body: some View {
    List(0..<8, id: \.self) { row in
      Button("row \(row)") {
        opened.append(row)
        item = Item(id: row, title: "sheet of \(row)")
      }
    }
    .safeAreaInset(edge: .bottom) {
      Text("opened: " + opened.map(String.init).joined(separator: ","))
    }
    .sheet(item: $item) { item in
      VStack {
        Text(item.title)
        Button("Close") { self.item = nil }
      }
    }
  }
}
