import Foundation
import HeadwaterPortableViews
import HeadwaterUITesting
import HeadwaterWeb
import HeadwaterWebTesting
import Testing

@Observable @MainActor private final class Orders {
  var rows: [Row] = (0..<100_000).map { Row($0) }

  @Observable @MainActor final class Row: Identifiable {
    let id: Int
    var count = 0

    init(_ id: Int) { self.id = id }
  }
}

private struct OrdersApp: App {
  var body: some Scene {
    WindowGroup { OrdersView() }
  }
}

private struct OrdersView: View {
  @State private var orders = Orders()

  var body: some View {
    NavigationStack {
      List(orders.rows) { OrderRow(row: $0) }
        .toolbar { Button("Count") { orders.rows[90_000].count += 1 } }
        .navigationTitle("Orders")
    }
  }
}

private struct OrderRow: View {
  let row: Orders.Row

  var body: some View {
    HStack {
      Text(verbatim: "Order \(row.id)").font(.headline)
      Spacer()
      Text("\(row.count) pieces").foregroundStyle(.secondary)
      Button("One more") { row.count += 1 }
    }
  }
}

@Suite("A list of 100 000 rows in a browser", .timeLimit(.minutes(3)))
struct LongListTests {
  @Test("the first page is 60 kB at most, with 200 rows at most")
  func firstPage() async throws {
    try await withHost(OrdersApp.self) { host in
      let reply = try await TestPage.request(host.address)
      #expect(reply.body.utf8.count <= 60_000)
      #expect(reply.body.ranges(of: "Order ").count <= 200)
      #expect(reply.body.contains("Order 59<"))
    }
  }

  @Test(
    "the scripts that a page loads later are assets that browsers keep",
    arguments: [
      "lists", "keys", "pointer", "motion", "moving", "edges", "screens", "storage", "choices",
    ])
  func script(name: String) async throws {
    try await withHost(OrdersApp.self) { host in
      let page = try await TestPage.request(host.address)
      let pattern = try #require(page.body.attribute("data-scripts"))
      let path = pattern.replacing("*", with: name)
      let reply = try await TestPage.request(host.address, path)
      #expect(reply.status == 200)
      #expect(reply["content-type"] == "text/javascript; charset=utf-8")
      #expect(reply["cache-control"] == "public, max-age=31536000, immutable")
    }
  }

  @Test("a row's change is one operation of 40 bytes at most, and none for a row that is not there")
  func change() async throws {
    try await withHost(OrdersApp.self) { host in
      let page = try await TestPage.load(host.address)
      let list = try #require(page.reply.body.firstMatch(of: /<li data-h="(\d+)" class="gap"/))
      let first = try #require(Int(list.1))
      try await page.connect { socket in
        try await socket.event("rows", first, "0 16 1")
        _ = try await socket.readBatch()
        try await socket.event("click", try page.button("One more"))
        let batch = try await socket.readBatch()
        #expect(batch.elements.count == 3)
        let size = try batch.elements[2].encoded.utf8.count
        #expect(size <= 40)

        try await socket.event("click", try page.button("Count"))
        let empty = try await socket.readBatch()
        #expect(empty.elements.count == 2)
      }
    }
  }

  @Test("rows that are looked at come, and the others go")
  func scrolling() async throws {
    try await withHost(OrdersApp.self) { host in
      let page = try await TestPage.load(host.address)
      let list = try #require(page.reply.body.firstMatch(of: /<li data-h="(\d+)" class="gap"/))
      let first = try #require(Int(list.1))
      try await page.connect { socket in
        try await socket.event("rows", first, "50000 50016 1")
        let batch = "\(try await socket.readBatch())"
        #expect(batch.contains("Order 50000<"))
        #expect(batch.contains("\"remove\""))
        #expect(!batch.contains("Order 50100<"))
      }
    }
  }

  @Test("the test host of a served app has the first rows")
  func remote() async throws {
    try await withHost(OrdersApp.self) { host in
      let ui = try await RemoteHost.connect(to: host.address.description)
      _ = try await ui.find(text: "Order 3")
      let texts = await ui.texts
      #expect(!texts.contains("Order 90000"))
      await ui.close()
    }
  }
}
