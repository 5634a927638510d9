import HeadwaterPortableViews
import HeadwaterUITesting
import Testing

@Observable @MainActor private final class Model {
  var isShown = true
  var value = 0
  var id = 0
  var log: [String] = []
  @ObservationIgnored var continuation: CheckedContinuation<Void, Never>?
}

private struct Watcher: View {
  let model: Model

  var body: some View {
    VStack {
      Text("\(model.value)")
      Button("twice") {
        model.value += 1
        model.value += 1
      }
    }
    .onChange(of: model.value) { old, new in model.log.append("\(old) to \(new)") }
    .onChange(of: model.value, initial: true) { model.log.append("now \(model.value)") }
  }
}

private struct Appearing: View {
  let model: Model

  var body: some View {
    if model.isShown {
      Text("shown")
        .onAppear { model.log.append("appear") }
        .onDisappear { model.log.append("disappear") }
    }
  }
}

private struct Working: View {
  let model: Model

  var body: some View {
    if model.isShown {
      Text("\(model.id)")
        .task(id: model.id) {
          model.log.append("begin \(model.id)")
          await withTaskCancellationHandler {
            await withCheckedContinuation { model.continuation = $0 }
          } onCancel: {
            Task { @MainActor in model.continuation?.resume() }
          }
          model.log.append(Task.isCancelled ? "cancelled" : "ended")
        }
    }
  }
}

private struct Chain: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    VStack {
      Text("\(first) \(second)")
      Button("go") { first += 1 }
    }
    .onChange(of: first) { second = first * 10 }
  }
}

/// Several views with one modifier, which are as many as the value of the model says.
private struct AppearingTogether: View {
  enum Kind: CaseIterable { case forEach, group, list, hidden }

  let model: Model
  let kind: Kind

  @ViewBuilder private var rows: some View {
    ForEach(0..<model.value, id: \.self) { Text("\($0)") }
  }

  @ViewBuilder private var watched: some View {
    switch kind {
    case .forEach, .list: watch(rows)
    case .group:
      watch(
        Group {
          if model.value > 0 { Text("a") }; if model.value > 1 { Text("b") }
        })
    case .hidden: watch(AnyView(rows))
    }
  }

  private func watch(_ view: some View) -> some View {
    view
      .onAppear { model.log.append("appear") }
      .onDisappear { model.log.append("disappear") }
      .onChange(of: model.id) { model.log.append("change") }
  }

  var body: some View {
    if kind == .list { List { watched } } else { VStack { watched } }
  }
}

@MainActor @Suite struct LifecycleTests {
  private let model = Model()

  // Covers: .onAppear, .onDisappear
  @Test("onAppear is called when the view appears, onDisappear when it has gone")
  func appear() {
    let ui = ViewHost(Appearing(model: model))
    #expect(model.log == ["appear"])

    model.isShown = false
    ui.update()
    #expect(model.log == ["appear", "disappear"])
    model.isShown = true
    ui.update()

    #expect(model.log == ["appear", "disappear", "appear"])
  }

  @Test(
    "several views appear with the first of them, change once, and disappear with the last",
    arguments: AppearingTogether.Kind.allCases)
  private func several(kind: AppearingTogether.Kind) {
    let ui = ViewHost(AppearingTogether(model: model, kind: kind))
    #expect(model.log == [])

    model.value = 2
    ui.update()
    #expect(model.log == ["appear"])
    model.id += 1
    ui.update()
    #expect(model.log == ["appear", "change"])
    model.value = 1
    ui.update()
    #expect(model.log == ["appear", "change"])
    model.value = 0
    ui.update()
    #expect(model.log == ["appear", "change", "disappear"])
    model.value = 1
    ui.update()
    #expect(model.log == ["appear", "change", "disappear", "appear"])
  }

  @Test("nothing appears where there is no view, and no task begins")
  func noView() {
    _ = ViewHost(
      VStack {
        EmptyView().onAppear { model.log.append("empty") }
        Group { if model.value > 0 { Text("a") } }
          .onAppear { model.log.append("group") }
        Group { Text("b") }.onAppear { model.log.append("view") }
      })
    #expect(model.log == ["view"])
  }

  @Test("nothing appears before the graph is started, or after it is stopped")
  func startAndStop() {
    let graph = ViewGraph(root: Appearing(model: model))
    _ = graph.flush()
    #expect(model.log.isEmpty)

    graph.start()
    #expect(model.log == ["appear"])
    graph.stop()
    #expect(model.log == ["appear", "disappear"])
    graph.start()

    #expect(model.log == ["appear", "disappear"])
  }

  // Covers: .onChange
  @Test("onChange receives the former and the new value, once for all changes of a turn")
  func change() throws {
    let ui = ViewHost(Watcher(model: model))
    #expect(model.log == ["now 0"])

    try ui.find(button: "twice").tap()

    #expect(model.log == ["now 0", "0 to 2", "now 2"])
  }

  @Test("a change made by onChange is shown in the same flush")
  func chain() throws {
    let ui = ViewHost(Chain())

    try ui.find(button: "go").tap()

    #expect(ui.findAll(text: "1 10").count == 1)
  }

  // Covers: .task
  @Test("a task begins and ends with the view, and begins again once when its id changes twice")
  func task() async {
    let ui = ViewHost(Working(model: model))
    await turn { self.model.log == ["begin 0"] }

    model.id = 7
    model.id = 1
    ui.update()
    await turn { self.model.log.contains("begin 1") && self.model.log.contains("cancelled") }

    model.isShown = false
    ui.update()
    await turn { self.model.log.filter { $0 == "cancelled" }.count == 2 }
    #expect(model.log.filter { $0.hasPrefix("begin") } == ["begin 0", "begin 1"])
  }

  /// Waits until the model's log is as expected.
  private func turn(until isReached: @escaping () -> Bool) async {
    while !isReached() {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = model.log
        } onChange: {
          continuation.resume()
        }
      }
    }
  }
}
