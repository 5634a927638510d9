import HeadwaterUITesting
import HeadwaterViews
import TestSupport
import Testing

@testable import HeadwaterPortableViews

enum StoredSize: Int { case small = 1, large }
enum StoredOrder: String { case name, date }

private struct Values: View {
  @AppStorage("flag") var flag = false
  @AppStorage("count") var count = 1
  @AppStorage("ratio") var ratio = 0.5
  @AppStorage("name") var name = "Ann"
  @AppStorage("url") var url = URL(filePath: "/")
  @AppStorage("data") var data = Data([1])
  @AppStorage("size") var size = StoredSize.small
  @SceneStorage("order") var order = StoredOrder.name
  @SceneStorage("flag") var maybeFlag: Bool?
  @SceneStorage("count") var maybeCount: Int?
  @SceneStorage("ratio") var maybeRatio: Double?
  @SceneStorage("name") var maybeName: String?
  @SceneStorage("url") var maybeURL: URL?
  @SceneStorage("data") var maybeData: Data?
  @SceneStorage("size") var maybeSize: StoredSize?
  @AppStorage("order") var maybeOrder: StoredOrder?

  var body: some View {
    VStack {
      Text(
        verbatim: "\(flag) \(count) \(ratio) \(name) \(url.path()) \(Array(data)) \(size) \(order)")
      Text(
        verbatim: [
          maybeFlag.map { "\($0)" }, maybeCount.map { "\($0)" }, maybeRatio.map { "\($0)" },
          maybeName, maybeURL?.path(), maybeData.map { "\(Array($0))" }, maybeSize.map { "\($0)" },
          maybeOrder.map { "\($0)" },
        ].map { $0 ?? "-" }.joined(separator: " "))
      Button("Change") {
        (flag, count, ratio, name) = (true, 2, 0.25, "Ben")
        (url, data, size, order) = (URL(string: "https://a.b/c")!, Data([2, 3]), .large, .date)
        (maybeFlag, maybeCount, maybeRatio, maybeName) = (false, 7, 1e9, "")
        (maybeURL, maybeData, maybeSize, maybeOrder) = (URL(string: "d")!, Data(), .small, .name)
      }
      Button("Remove") {
        (maybeFlag, maybeCount, maybeRatio, maybeName) = (nil, nil, nil, nil)
        (maybeURL, maybeData, maybeSize, maybeOrder) = (nil, nil, nil, nil)
      }
    }
  }
}

private struct NameField: View {
  @AppStorage("name") private var name = ""

  var body: some View { TextField("Name", text: $name) }
}

private struct NameLabel: View {
  @AppStorage("name") private var name = ""

  var body: some View { Text(verbatim: "hello \(name)") }
}

private struct KeyLabel: View {
  @SceneStorage private var text: String

  init(_ key: String, default text: String) {
    _text = SceneStorage(wrappedValue: text, key)
  }

  var body: some View { Text(verbatim: "it is \(text)") }
}

private struct Keys: View {
  @State private var key = "a"
  @State private var text = "first"

  var body: some View {
    KeyLabel(key, default: text)
    Button("Key") { key = "b" }
    Button("Default") { text = "second" }
  }
}

/// Writes values that no view reads.
private struct Writer: View {
  @AppStorage("written") private var text = ""
  @SceneStorage("0") private var first = ""

  var body: some View {
    Button("Long") { text = String(repeating: "x", count: 16 * 1024) }
    Button("Short") { text = "x" }
    Button("Fits") { text = String(repeating: "x", count: 16 * 1024 - 7) }
    Button("Many") { first = "x" }
  }
}

@MainActor @Suite("Stored values") struct StorageTests {
  // Covers: AppStorage, SceneStorage
  @Test("values of each type are stored as texts, and are there again in the next session")
  func types() throws {
    let ui = ViewHost(Values())
    #expect(ui.texts.prefix(2) == ["false 1 0.5 Ann / [1] small name", "- - - - - - - -"])
    #expect(ui.storage == HostStorage())

    try ui.find(button: "Change").tap()

    let changed = [
      "true 2 0.25 Ben /c [2, 3] large date", "false 7 1000000000.0  d [] small name",
    ]
    #expect(ui.texts.prefix(2) == changed[...])
    #expect(
      ui.storage.app == [
        "flag": "true", "count": "2", "ratio": "0.25", "name": "Ben", "url": "https://a.b/c",
        "data": "AgM=", "size": "2", "order": "name",
      ])
    #expect(
      ui.storage.scene == [
        "order": "date", "flag": "false", "count": "7", "ratio": "1000000000.0", "name": "",
        "url": "d", "data": "", "size": "1",
      ])
    #expect(ViewHost(Values(), storage: ui.storage).texts.prefix(2) == changed[...])

    try ui.find(button: "Remove").tap()
    #expect(ui.storage.scene == ["order": "date"])
    #expect(ui.issues == [])
  }

  @Test("all views that read a key share its value, and other areas and keys have their own")
  func sharing() throws {
    let ui = ViewHost(
      VStack {
        NameField()
        NameLabel()
        KeyLabel("name", default: "-")
      })
    let before = ui.bodyCount(of: KeyLabel.self)

    try ui.find(textField: "Name").type("Ida")

    #expect(ui.texts.contains("hello Ida"))
    #expect(ui.texts.contains("it is -"))
    #expect(ui.bodyCount(of: KeyLabel.self) == before)
  }

  @Test("a change in another tab is shown, and is not told to the host again")
  func otherTab() throws {
    let ui = ViewHost(NameLabel(), storage: HostStorage(app: ["name": "Ida"]))
    #expect(ui.texts == ["hello Ida"])

    ui.storage.app["name"] = "Ana"
    #expect(ui.texts == ["hello Ana"])
    #expect(ui.operations.allSatisfy { if case .store = $0 { false } else { true } })

    ui.storage.app = [:]
    #expect(ui.texts == ["hello "])
  }

  @Test("a view follows another key and another default that it gets")
  func otherKey() throws {
    let ui = ViewHost(Keys(), storage: HostStorage(scene: ["b": "stored"]))
    #expect(ui.texts.contains("it is first"))

    try ui.find(button: "Default").tap()
    #expect(ui.texts.contains("it is second"))

    try ui.find(button: "Key").tap()
    #expect(ui.texts.contains("it is stored"))
  }

  @Test("a text that is no value is dropped with an issue, once, and the rest lives")
  func unreadable() {
    let ui = ViewHost(Values(), storage: HostStorage(app: ["count": "many", "name": "Ida"]))

    #expect(ui.texts.first == "false 1 0.5 Ida / [1] small name")
    #expect(ui.storage.app == ["name": "Ida"])

    ui.storage.app["count"] = "more"
    #expect(ui.storage.app == ["name": "Ida"])
    #expect(
      ui.issues == [
        """
        The stored value of @AppStorage("count") in Values is no Int and is dropped; the default takes its \
        place. Somebody has edited it, or an older version of the app has stored another type: give a value \
        of a new type a new key.
        """
      ])
  }

  @Test("a value over 16 KB stays in the session, with an issue, and the host keeps the former one")
  func tooLong() throws {
    let ui = ViewHost(Writer())
    try ui.find(button: "Short").tap()
    try ui.find(button: "Long").tap()

    #expect(ui.storage.app == ["written": "x"])
    #expect(
      ui.issues == [
        """
        The value of @AppStorage("written") is not stored and lasts only as long as the session: a browser \
        stores at most 64 values, and 16 KB with their keys. Store the choices of a person, and keep data \
        on the server.
        """
      ])

    try ui.find(button: "Fits").tap()
    #expect(ui.storage.app["written"]?.count == 16 * 1024 - 7)
  }

  @Test("the 65th value stays in the session")
  func tooMany() throws {
    let others = (1...64).map { ("\($0)", "x") }
    let ui = ViewHost(
      Writer(), storage: HostStorage(scene: Dictionary(uniqueKeysWithValues: others)))
    try ui.find(button: "Many").tap()

    #expect(ui.storage.scene.count == 64)
    #expect(ui.issues.count == 1)

    ui.storage.scene["1"] = nil
    try ui.find(button: "Many").tap()
    #expect(ui.storage.scene.count == 63)
  }

  @Test("what a client has beyond the limits is left out")
  func hugeInput() {
    let huge = String(repeating: "x", count: 10_000_000)
    let ui = ViewHost(
      VStack {
        NameLabel()
        KeyLabel("a", default: "small")
      }, storage: HostStorage(app: ["name": "Ida"], scene: ["a": huge]))
    #expect(ui.texts == ["hello Ida", "it is small"])

    ui.storage.app["name"] = huge
    #expect(ui.texts == ["hello Ida", "it is small"])
  }

  @Test("of keys that a client makes up, those of before are not kept")
  func madeUp() {
    let graph = ViewGraph(root: Values())
    graph.start()
    let storage = graph.storage
    let used = storage.usedKeyCount
    for round in 1...100 {
      storage.takeAll(["round \(round)": "x", "name": "\(round)"], of: .app)
    }
    #expect(storage.usedKeyCount == used)
    #expect(storage.untrackedText(of: StorageKey(.app, "round 100")) == "x")
    #expect(storage.untrackedText(of: StorageKey(.app, "round 99")) == nil)
  }

  @Test("a change that no view reads reaches the host by itself")
  func unread() throws {
    let graph = ViewGraph(root: Writer())
    graph.start()
    _ = graph.flush()
    var announced = 0
    graph.onInvalidate = { announced += 1 }
    let nodes = Replica(html: graph.html).nodes
    let button = try #require(
      nodes.first { node in
        node.value.tag == "button" && node.value.children.contains { nodes[$0]?.text == "Short" }
      }?.key)

    #expect(graph.handle(Event(element: button, kind: .click)) == .handled)
    #expect(announced == 1)
    #expect(graph.flush() == [.store(StorageKey(.app, "written"), "x")])
    #expect(graph.flush() == [])

    graph.storage.tellAgain()
    #expect(graph.flush(isWhole: true) == [])
    #expect(graph.flush() == [.store(StorageKey(.app, "written"), "x")])
  }

  @Test("a change that the host does not have yet is not overwritten by an older one")
  func crossing() {
    let graph = ViewGraph(root: Writer())
    let key = StorageKey(.app, "written")
    graph.storage.set("new", for: key)

    graph.storage.take(["written": "old"], of: .app)
    #expect(graph.storage.untrackedText(of: key) == "new")

    _ = graph.flush()
    graph.storage.take(["written": "old"], of: .app, except: [key])
    #expect(graph.storage.untrackedText(of: key) == "new")

    graph.storage.take(["written": "newer"], of: .app)
    #expect(graph.storage.untrackedText(of: key) == "newer")
  }

  @Test("whatever a client has stored, the views are shown")
  func nonsense() {
    var random = SeededGenerator(seed: 19)
    let names = ["flag", "count", "ratio", "name", "url", "data", "size", "order", "", "\u{0}"]
    let texts = [
      "true", "1", "-1", "1e400", "nan", "", "\u{0}", "ä", "AgM", "name", "[]",
      "99999999999999999999",
    ]
    for _ in 0..<500 {
      var storage = HostStorage()
      for name in names where Bool.random(using: &random) {
        storage.app[name] = texts.randomElement(using: &random)
        storage.scene[name] = texts.randomElement(using: &random)
      }
      let ui = ViewHost(Values(), storage: storage)
      #expect(ui.texts.count == 4)
      // What is left can be read.
      #expect(ViewHost(Values(), storage: ui.storage).issues == [])
    }
  }
}
