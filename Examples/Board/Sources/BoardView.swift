import Foundation
import HeadwaterJournal
import HeadwaterUI

/// The columns beside one another, below the people who are here.
struct BoardView: View {
  let store: BoardStore
  let presence: Presence<Visitor>
  @Binding var sheet: BoardSheet?
  var clock: any Clock<Duration> = ContinuousClock()

  @AppStorage("board.person") private var id = ""
  @AppStorage("board.name") private var name = ""
  @SceneStorage("tab.board.window") private var window = ""
  @State private var outbox = Outbox()
  @State private var draft: CardDraft?
  @State private var drag: Drag?
  /// The drag as the others see it, which follows a few times a second.
  @State private var shownDrag: Drag?
  @Environment(\.scenePhase) private var phase
  @Environment(\.layoutDirection) private var direction

  private var desk: Desk {
    Desk(
      store: store, presence: presence, outbox: outbox, person: Person(id: id, name: name),
      window: window)
  }

  private var visitor: Visitor {
    var visitor = Visitor(
      person: desk.person, card: shownDrag?.card,
      distance: shownDrag.map { Distance($0.translation, in: direction) })
    if case .card(let id) = sheet { visitor.card = id }
    return visitor
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        PeopleView(desk: desk, sheet: $sheet)
        BoardName(desk: desk).modifier(Patience(desk: desk, clock: clock))
        StatusNote(store: store, outbox: outbox)
        OvertakenEdits(desk: desk)
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: BoardSize.columnSpacing) {
            ForEach(Column.allCases) { column in
              ColumnView(column: column, desk: desk, sheet: $sheet, drag: $drag)
            }
          }
          .padding(.bottom)
        }
      }
      .frame(maxWidth: 1184, alignment: .leading)
    }
    .toolbar {
      UndoButton(desk: desk)
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .card(let id): CardSheet(id: id, desk: desk, draft: $draft)
      case .me: NameSheet(name: $name, placeholder: desk.person.name)
      }
    }
    .remember(
      Binding {
        outbox.unfinished
      } set: {
        outbox.restore($0, by: desk.author, to: store)
      }, as: "tab.board.waiting"
    )
    // Where an older version of the page has them.
    .remember(
      Binding<[WaitingEdit]> {
        []
      } set: {
        outbox.restore($0, by: desk.author, to: store)
      }, as: "board.waiting"
    )
    .remember($draft, as: "board.draft")
    .onChange(of: sheet) { if sheet == nil { draft = nil } }
    .onAppear {
      if id.isEmpty { id = UUID().uuidString }
      if window.isEmpty { window = UUID().uuidString }
    }
    .onChange(of: visitor, initial: true) { if !id.isEmpty { presence.value = visitor } }
    .task(id: drag?.card) { await showDrag() }
    .task(id: phase == .background) { if phase != .background { await presence.stay() } }
  }

  /// Shows the drag to the others as long as there is one. Each change would be too much for them.
  private func showDrag() async {
    shownDrag = drag
    while drag != nil {
      guard (try? await clock.sleep(for: Self.timeBetweenShows)) != nil else { return }
      shownDrag = drag
    }
  }

  private static let timeBetweenShows = Duration.milliseconds(250)
}

/// Takes back the last edit that the person has made in this window.
struct UndoButton: View {
  let desk: Desk

  var body: some View {
    let step = desk.lastStep
    Button("Undo", systemImage: "arrow.counterclockwise", action: desk.undo)
      .disabled(step == nil)
      .help(
        step.map { "Take back: \($0.title)" } ?? "Nothing to take back that was done in this window"
      )
  }
}

/// Watches whether what a person does is kept soon, in a body of its own: each edit evaluates it.
private struct Patience: ViewModifier {
  let desk: Desk
  let clock: any Clock<Duration>

  func body(content: Content) -> some View {
    // A card for which there was no room is sent when there is.
    let isFull = desk.store.cards.count >= Board.largestCount
    content.task(id: "\(desk.outbox.waiting.first?.id.uuidString ?? "") \(isFull)") {
      await desk.outbox.watch(clock, by: desk.author, to: desk.store)
    }
  }
}
