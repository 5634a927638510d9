import Testing

@testable import HeadwaterTesting

/// Lines to paste about the library's own types. Each expected line is also the closure that makes the change,
/// and therefore compiles.
@Suite("Lines about the library's types")
struct LibraryLinesTests {
  struct Detail: Equatable {
    var code = ""
    var title: TextState = "Code"
  }

  enum Screen: Equatable {
    case detail(Detail)
    case list
  }

  struct Movies: QueryEndpoint {
    func load(_ key: String) async throws -> [Int] { [] }
    func send(_ change: Int, to key: String) async throws {}
    static func apply(_ change: Int, to value: inout [Int]) { value.append(change) }
  }

  struct State: Equatable {
    var path: StackState<Detail> = []
    var screens: StackState<Screen> = []
    var title: TextState = "One"
    var last: StackElementID = 0
    var movies = QueryState<Movies>()
    var history = UndoHistory<Int>()
    var alert: AlertState<Int>?
    var dialog: ConfirmationDialogState<Int>?
  }

  private func lines(
    from change: (inout State) -> Void = { _ in }, _ next: (inout State) -> Void
  ) -> [String] {
    var old = State()
    change(&old)
    var new = old
    next(&new)
    return PasteLines.changes(from: old, to: new)
  }

  private func three(_ state: inout State) {
    state.path = [Detail(), Detail(), Detail()]
    state.screens = [.detail(Detail()), .list]
  }

  @Test("screens are pushed and popped by calls")
  func pushes() {
    #expect(
      lines { $0.path.push(LibraryLinesTests.Detail(code: "1", title: "Code")) }
        == [#"$0.path.push(LibraryLinesTests.Detail(code: "1", title: "Code"))"#])
    #expect(lines { $0.screens.push(.list) } == ["$0.screens.push(.list)"])
    #expect(lines(from: three) { $0.path.popLast() } == ["$0.path.popLast()"])
    #expect(lines(from: three) { $0.path.pop(to: 0) } == ["$0.path.pop(to: 0)"])
    #expect(lines(from: three) { $0.path.removeAll() } == ["$0.path.removeAll()"])
    #expect(
      lines(from: { $0.screens.push(.list) }) { $0.screens.popLast() } == ["$0.screens.popLast()"])
    #expect(
      lines(from: three) { state in
        state.screens.removeAll()
        state.screens.push(.list)
      } == ["$0.screens.removeAll()", "$0.screens.push(.list)"])
  }

  @Test("a screen is changed by its id")
  func screens() {
    #expect(lines(from: three) { $0.path[id: 0]?.code = "12" } == [#"$0.path[id: 0]?.code = "12""#])
    #expect(lines(from: three) { $0.screens[id: 0] = .list } == ["$0.screens[id: 0] = .list"])
    #expect(
      lines(from: three) { state in
        state.path.popLast()
        state.path[id: 1]?.code = "2"
        state.path.push(Detail())
      } == [
        "$0.path.popLast()", #"$0.path[id: 1]?.code = "2""#,
        #"$0.path.push(LibraryLinesTests.Detail(code: "", title: "Code"))"#,
      ])
    #expect(
      changedPlaces(from: [Detail()] as StackState, to: [Detail(code: "1")] as StackState)
        .map(\.path) == ["[id: 0]?.code"])
  }

  @Test("every pop of a stack is one call, which leads to the same stack")
  func pops() {
    for count in 1...4 {
      for left in 0..<count {
        let old = StackState(0..<count)
        var new = old
        new.pop(from: old.ids[left])
        let line =
          count - left == 1
          ? "$0.popLast()" : left == 0 ? "$0.removeAll()" : "$0.pop(to: \(left - 1))"
        #expect(PasteLines.changes(from: old, to: new) == [line])
      }
    }
  }

  @Test("what no call states is said in a sentence above the line")
  func sentences() {
    let lines = lines { state in
      state.path.push(Detail())
      state.path.popLast()
      state.title = "Two"
    }
    let sentence = "// No call makes this change of `$0.path`. Its value is `store.state.path`."
    #expect(lines == [sentence, #"$0.title = "Two""#])
    #expect(
      PasteLines.call("store.send(1)", changing: lines)
        == "\(sentence)\nstore.send(1) { $0.title = \"Two\" }")
    #expect(PasteLines.call("store.send(1)", changing: [sentence]) == "\(sentence)\nstore.send(1)")
  }

  @Test("texts, ids and alerts are written as they are made")
  func values() {
    #expect(lines { $0.title = "a \"b\"" } == [#"$0.title = "a \"b\"""#])
    #expect(
      lines { $0.title = TextState(verbatim: "a") } == [#"$0.title = TextState(verbatim: "a")"#])
    #expect(
      lines { $0.title = "\(2) of \("all")\n" } == [#"$0.title = "\(2) of \("all")\n""#])
    #expect(lines { $0.last = 3 } == ["$0.last = 3"])
    #expect(
      lines { $0.alert = AlertState<Int>("Delete?", message: nil, buttons: []) }
        == [#"$0.alert = AlertState<Int>("Delete?", message: nil, buttons: [])"#])
    #expect(
      lines { state in
        state.dialog = ConfirmationDialogState<Int>(
          "Delete?", isTitleVisible: true, message: nil,
          buttons: [ButtonState<Int>("Yes", role: .destructive, action: 1)])
      } == [
        """
        $0.dialog = ConfirmationDialogState<Int>(
          "Delete?",
          isTitleVisible: true,
          message: nil,
          buttons: [ButtonState<Int>("Yes", role: .destructive, action: 1)]
        )
        """
      ])
    func code(_ value: Any) -> String { WrittenValue(value, for: .code).line }
    #expect(code([1, 2] as StackState) == "[1, 2]")
    #expect(code(QueryState<Movies>()) == "QueryState()")
    #expect(code(UndoHistory<Int>()) == "UndoHistory()")
  }

  @Test("a query's state is changed by its calls")
  func queries() {
    func loaded(_ state: inout State) {
      state.movies["a"] = .loaded([1])
      state.movies["b"] = .loaded([2])
    }
    #expect(lines { $0.movies[""] = .loaded([1]) } == [#"$0.movies[""] = .loaded([1])"#])
    #expect(lines(from: loaded) { $0.movies.refetch("a") } == [#"$0.movies.refetch("a")"#])
    #expect(
      lines(from: loaded) { $0.movies["a"] = .failed("offline", previous: [1]) }
        == [#"$0.movies["a"] = .failed("offline", previous: [1])"#])
    #expect(
      lines(from: loaded) { $0.movies.submit(3, to: "a") } == [#"$0.movies.submit(3, to: "a")"#])
    #expect(lines(from: loaded) { $0.movies.removeAll() } == ["$0.movies.removeAll()"])
    #expect(
      lines(from: loaded) { $0.movies.apply(.pageFailed("a", .next, "no line")) }
        == [#"$0.movies.apply(.pageFailed("a", .next, "no line"))"#])
    #expect(
      lines(from: loaded) { $0.movies.apply(.expired("a")) }
        == [#"$0.movies.apply(.expired("a"))"#])
    func submitted(_ state: inout State) {
      loaded(&state)
      state.movies.submit(3, to: "a")
    }
    #expect(
      lines(from: submitted) { $0.movies.apply(.confirmed("a", change: 1)) }
        == [#"$0.movies.apply(.confirmed("a", change: 1))"#])
    #expect(
      lines(from: submitted) { $0.movies.apply(.refused("a", change: 1, "full")) }
        == [#"$0.movies.apply(.refused("a", change: 1, "full"))"#])
    #expect(
      lines(from: loaded) { state in
        state.movies.submit(3, to: "a")
        state.movies.refetch("a")
        state.movies["b"] = .loaded([4])
      } == [
        #"$0.movies.refetch("a")"#, #"$0.movies.submit(3, to: "a")"#,
        #"$0.movies["b"] = .loaded([4])"#,
      ])
    #expect(
      lines { $0.movies.submit(3, to: "a") } == [#"$0.movies.submit(3, to: "a")"#])
  }

  @Test("in a dump, a text is one word")
  func dumps() {
    let detail = Detail(code: "", title: TextState(verbatim: "a"))
    #expect(
      ValueFormat.plain.text(of: [Detail(), detail]) == """
        [
          LibraryLinesTests.Detail(code: "", title: TextState("Code")),
          LibraryLinesTests.Detail(code: "", title: TextState(verbatim: "a"))
        ]
        """)
    #expect(
      ValueFormat.standard.difference(expected: Detail(), actual: detail)?
        .contains(#"+   title: TextState(verbatim: "a")"#) == true)
    #expect(ValueFormat.standard.text(of: Detail()).contains(#"title: TextState("Code")"#))
  }
}
