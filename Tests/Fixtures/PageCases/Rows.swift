import HeadwaterUI

/// The state of a row stays with its identity.
struct RowsCase: View {
  @State private var items = (1...5).map { Item(id: $0, title: "") }
  @State private var step = 0

  var body: some View {
    VStack {
      Button("Run") {
        Task {
          for next in 1...5 {
            try? await Task.sleep(for: .milliseconds(500))
            change(next)
          }
        }
      }
      ForEach($items) { RowView(item: $0) }
      Text("step: \(step)")
    }
  }

  private func change(_ next: Int) {
    step = next
    switch next {
    case 1: items.removeAll { $0.id == 1 }
    case 2: items.insert(Item(id: 9, title: ""), at: 0)
    case 3:
      if let third = items.firstIndex(where: { $0.id == 3 }) {
        items.append(items.remove(at: third))
      }
    case 4: items.swapAt(1, 2)
    default: items.reverse()
    }
  }
}

private struct RowView: View {
  @Binding var item: Item
  @State private var taps = 0

  var body: some View {
    HStack {
      TextField("field \(item.id)", text: $item.title)
      Button("tap \(item.id)") { taps += 1 }
      Text("[\(item.id): \(item.title), \(taps)]")
    }
  }
}

/// Rows that go while a person types in them.
struct RemovedCase: View {
  @State private var rows = (1...5).map { Item(id: $0, title: "r\($0)") }

  var body: some View {
    VStack {
      ForEach($rows) { row in
        HStack {
          TextField("field \(row.id)", text: row.title)
          SecureField("secret \(row.id)", text: .constant(""))
          Button("Delete \(row.id)") { remove(row.id) }
        }
      }
      Button("Delete the last one, soon") {
        Task {
          try? await Task.sleep(for: .milliseconds(800))
          if let last = rows.last { remove(last.id) }
        }
      }
      Text("rows: " + rows.map(\.title).joined(separator: "|"))
    }
  }

  private func remove(_ id: Int) { rows.removeAll { $0.id == id } }
}

/// A view whose identity changes is another view.
struct AnewCase: View {
  @State private var isOther = false
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Button("Toggle") { isOther.toggle() }
      CountView(log: $log).id(isOther)
      Text("log: " + log.joined(separator: "|"))
    }
  }
}

private struct CountView: View {
  @Binding var log: [String]
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    VStack {
      Button("count is \(count)") { count += 1 }
      TextField("inside", text: $text)
    }
    .onAppear { log.append("appeared") }
  }
}
