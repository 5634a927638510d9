import HeadwaterUITesting
import HeadwaterViews
import Testing

/// A modifier that puts an element around what it modifies.
private enum Wrapping: String, CaseIterable {
  case rowBackground, layerBehind, layerInFront, tap, longPress, gesture, menu, swipe, leadingSwipe
  case badge, accessibility, position, twice, afterPadding, afterFont, afterAppearing, beforeFrame

  /// The beginning of the element that the modifier makes.
  var mark: String {
    switch self {
    case .rowBackground, .layerBehind, .layerInFront, .afterPadding, .afterFont, .beforeFrame:
      #"class="layers"#
    case .tap, .longPress, .gesture, .afterAppearing: #"class="box gesture"#
    case .menu: #"class="with-menu"#
    case .swipe, .leadingSwipe: #"class="row-actions"#
    case .badge: #"class="editable""#
    case .accessibility: #"role="group""#
    case .position: #"class="space"#
    case .twice: #"class="layers"#
    }
  }

  @MainActor
  func apply(to view: some View) -> AnyView {
    switch self {
    case .rowBackground: AnyView(view.listRowBackground(Color.red))
    case .layerBehind: AnyView(view.background { Color.yellow })
    case .layerInFront: AnyView(view.overlay { Text("!") })
    case .tap: AnyView(view.onTapGesture {})
    case .longPress: AnyView(view.onLongPressGesture {})
    case .gesture: AnyView(view.gesture(TapGesture(count: 2)))
    case .menu: AnyView(view.contextMenu { Button("More") {} })
    case .swipe: AnyView(view.swipeActions { Button("Pin") {} })
    case .leadingSwipe: AnyView(view.swipeActions(edge: .leading) { Button("Pin") {} })
    case .badge: AnyView(view.badge(7))
    case .accessibility: AnyView(view.accessibilityElement(children: .combine))
    case .position: AnyView(view.position(x: 1, y: 2))
    case .twice: AnyView(view.onTapGesture {}.listRowBackground(Color.red))
    case .afterPadding: AnyView(view.padding().background { Color.yellow })
    case .afterFont: AnyView(view.font(.title).background { Color.yellow })
    case .afterAppearing: AnyView(view.onAppear {}.onTapGesture {})
    case .beforeFrame: AnyView(view.background { Color.yellow }.frame(width: 10))
    }
  }
}

/// Three views in one, as an app may write them.
private enum Several: String, CaseIterable {
  case forEach, group, branch, optional, ownView, ownModifier, hidden, section, sectionOfForEach

  var isSection: Bool { self == .section || self == .sectionOfForEach }

  @MainActor
  func apply(_ wrapping: Wrapping, isOn: Bool) -> AnyView {
    switch self {
    case .forEach: wrapping.apply(to: ForEach(["a", "b", "c"], id: \.self) { Text($0) })
    case .group: wrapping.apply(to: Group { Letters() })
    case .branch: wrapping.apply(to: Branches(isOn: isOn))
    case .optional:
      wrapping.apply(
        to: Group {
          if isOn { Text("a") }
          if !isOn { Text("x") }
          ForEach(["b", "c"], id: \.self) { Text($0) }
          EmptyView()
        })
    case .ownView: wrapping.apply(to: Letters())
    case .ownModifier: wrapping.apply(to: Letters().modifier(Spaced()))
    case .hidden: wrapping.apply(to: AnyView(Letters()))
    case .section: wrapping.apply(to: Section("s") { Letters() })
    case .sectionOfForEach:
      wrapping.apply(to: Section { ForEach(["a", "b", "c"], id: \.self) { Text($0) } })
    }
  }
}

private struct Letters: View {
  var body: some View {
    Text("a")
    Text("b")
    Text("c")
  }
}

private struct Branches: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Letters()
    } else {
      Text("none")
    }
  }
}

private struct Spaced: ViewModifier {
  func body(content: Content) -> some View { content.padding(1) }
}

private struct InList: View {
  let wrapping: Wrapping
  let several: Several

  var body: some View { List { several.apply(wrapping, isOn: true) } }
}

private struct InStack: View {
  let wrapping: Wrapping
  let several: Several

  var body: some View { VStack { several.apply(wrapping, isOn: true) } }
}

@Observable @MainActor private final class Model {
  var names = ["a", "b", "c"]
  var mark = "!"
  var taps: [String] = []
}

/// A row that remembers how often it was pressed.
private struct Counting: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct CountingRows: View {
  let model: Model

  var body: some View {
    List {
      ForEach(model.names, id: \.self) { Counting(name: $0) }
        .listRowBackground(Color.red)
        .contextMenu { Button("Note") {} }
    }
  }
}

private struct Pair: View {
  var body: some View {
    Text("one")
    Text("two")
  }
}

private struct Marked: View {
  let model: Model

  var body: some View {
    VStack {
      Pair().overlay { Text(model.mark) }
    }
  }
}

private struct Tapped: View {
  let model: Model
  let isSection: Bool

  var body: some View {
    List {
      if isSection {
        Section("part") { Pair() }.onTapGesture { model.taps.append(model.mark) }
      } else {
        Pair().onTapGesture { model.taps.append(model.mark) }
      }
    }
  }
}

private struct Spacious: View {
  let space: Double
  let isForm: Bool

  @ViewBuilder private var rows: some View {
    Section("s") { Pair() }
      .padding(space)
      .listRowInsets(EdgeInsets())
      .opacity(0.5)
  }

  var body: some View {
    if isForm {
      Form { rows }
    } else {
      List { rows }
    }
  }
}

/// A section that is inside a row.
private struct Carded: View {
  var body: some View {
    List {
      VStack { Section("s") { Pair() } }
    }
  }
}

@MainActor
@Suite struct SeveralViewsTests {
  @Test(
    "in a list each of several views is a row, with the modifier of all around it",
    arguments: Wrapping.allCases, Several.allCases)
  private func list(wrapping: Wrapping, several: Several) {
    let ui = ViewHost(InList(wrapping: wrapping, several: several))
    #expect(ui.html.occurrences(of: #"class="row""#) == 3, "\(ui.html)")
    #expect(ui.html.occurrences(of: wrapping.mark) == 3, "\(ui.html)")
    #expect(ui.html.occurrences(of: #"class="section""#) == (several.isSection ? 1 : 0))
    #expect(ui.html.misplacedItems == [])
    #expect(ui.texts.filter { ["a", "b", "c"].contains($0) } == ["a", "b", "c"])
    #expect(ui.issues == [])
  }

  @Test(
    "in a stack each of several views is modified for itself",
    arguments: Wrapping.allCases, Several.allCases.filter { !$0.isSection })
  private func stack(wrapping: Wrapping, several: Several) {
    let ui = ViewHost(InStack(wrapping: wrapping, several: several))
    #expect(ui.html.occurrences(of: wrapping.mark) == 3, "\(ui.html)")
    #expect(ui.issues == [])
  }

  @Test("a row below such a modifier keeps its state when rows are moved, inserted and deleted")
  func state() throws {
    let model = Model()
    let ui = ViewHost(CountingRows(model: model))
    try ui.find(button: "b 0").tap()
    model.names = ["c", "b", "a"]
    #expect(ui.counts == ["c 0", "b 1", "a 0"])
    try ui.find(button: "a 0").tap()
    model.names = ["d", "c", "b", "e", "a"]
    #expect(ui.counts == ["d 0", "c 0", "b 1", "e 0", "a 1"])
    model.names = ["a", "e"]
    #expect(ui.counts == ["a 1", "e 0"])
    #expect(ui.html.occurrences(of: #"class="row""#) == 2)
    model.names = []
    #expect(ui.html.occurrences(of: #"class="layers"#) == 0)
  }

  @Test("when only the modifier changes, the view that it modifies is not evaluated again")
  func modifierChange() {
    let model = Model()
    let ui = ViewHost(Marked(model: model))
    #expect(ui.texts == ["one", "!", "two", "!"])
    model.mark = "?"
    #expect(ui.texts == ["one", "?", "two", "?"])
    #expect(ui.bodyCount(of: Pair.self) == 0)
  }

  @Test("each of several views takes taps, with the latest action", arguments: [false, true])
  func taps(isSection: Bool) throws {
    let model = Model()
    let ui = ViewHost(Tapped(model: model, isSection: isSection))
    try ui.find(button: "one").tap()
    model.mark = "?"
    try ui.find(button: "two").tap()
    #expect(model.taps == ["!", "?"])
  }

  @Test("padding and insets of a section are those of its rows", arguments: [false, true])
  func sectionInsets(isForm: Bool) {
    let ui = ViewHost(Spacious(space: 4, isForm: isForm))
    #expect(ui.html.misplacedItems == [], "\(ui.html)")
    #expect(ui.html.occurrences(of: #"class="row""#) == 2, "\(ui.html)")
    #expect(!ui.html.contains(#"<div class="box"><fieldset"#))
  }

  @Test("a section in a row is no item of the list")
  func sectionInRow() {
    let ui = ViewHost(Carded())
    #expect(ui.html.misplacedItems == [], "\(ui.html)")
  }
}

extension ViewHost {
  @MainActor fileprivate var counts: [String] {
    texts.filter { $0.contains(" ") }
  }
}

extension String {
  fileprivate func occurrences(of part: String) -> Int {
    components(separatedBy: part).count - 1
  }

  /// The items that stand in no list, and what stands in a list and is no item.
  fileprivate var misplacedItems: [String] {
    var open: [String] = []
    var misplaced: [String] = []
    for part in split(separator: "<").dropFirst(hasPrefix("<") ? 0 : 1) {
      let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "/" })
      if name.hasPrefix("/") {
        open.removeLast()
        continue
      }
      let isItem = name == "li"
      if let around = open.last, isItem != (around == "ul") {
        misplaced.append("\(name) in \(around)")
      }
      if !["input", "img", "br", "hr", "meta", "link"].contains(name) { open.append(name) }
    }
    return misplaced
  }
}
