import HeadwaterJournal
import HeadwaterUI

/// Opens the board, and shows it.
public struct BoardPage: View {
  let journal: @Sendable () async -> any Journal
  var clock: any Clock<Duration> = ContinuousClock()

  /// The board as it was opened, and the way to the others at it.
  private struct Opened {
    let store: Store<Board.State, Board.Action>
    let presence: Presence<Visitor>
  }

  @State private var result: Result<Opened, JournalError>?
  @State private var attempts = 0
  @State private var isSlow = false
  @State private var sheet: BoardSheet?

  /// Makes the page.
  ///
  /// - Parameter journal: Returns what keeps the board, as soon as that is open.
  public init(journal: @escaping @Sendable () async -> any Journal) {
    self.journal = journal
  }

  public var body: some View {
    Group {
      switch result {
      case nil:
        VStack {
          ProgressView("Opening the board…")
          if isSlow { Text("What keeps it does not answer yet. It opens by itself.") }
        }
        .task { isSlow = (try? await clock.sleep(for: Self.patience)) != nil }
      case .success(let opened):
        BoardView(store: opened.store, presence: opened.presence, sheet: $sheet)
      case .failure(let error):
        ContentUnavailableView {
          Label("The board can't be opened", systemImage: "exclamationmark.triangle")
        } description: {
          Text(
            error.mayPass
              ? "What is on it is kept. It is tried again by itself."
              : "Those who run it have to look after what keeps it.")
        } actions: {
          Button("Try again") { attempts += 1 }
        }
      }
    }
    .navigationTitle("Board")
    // Here, since an address is opened before the board is.
    .addresses($sheet, AddressMap(.all(.value())))
    .firstPage(id: attempts) { await open() }
  }

  /// The time before it says that it takes long, and between two tries.
  private static let patience = Duration.seconds(2)

  /// Opens the board, also if what keeps it does not answer for some time.
  private func open() async {
    while true {
      let result = await opened()
      self.result = result
      guard case .failure(let error) = result, error.mayPass,
        (try? await clock.sleep(for: Self.patience)) != nil
      else { return }
    }
  }

  private func opened() async -> Result<Opened, JournalError> {
    let journal = await journal()
    do {
      return .success(
        Opened(
          store: try await journal.store(
            "board/main", initialState: .welcome, reducer: Board(), version: Board.version,
            upcasters: Board.upcasters),
          presence: try journal.presence("board/main", of: Visitor.self)))
    } catch {
      return .failure(error)
    }
  }
}

extension JournalError {
  /// Whether it may be over after some time.
  fileprivate var mayPass: Bool { [.away, .full, .inUse].contains(reason) }
}

#Preview("The welcome") {
  NavigationStack { BoardPage(journal: { MemoryJournal() }) }
}
