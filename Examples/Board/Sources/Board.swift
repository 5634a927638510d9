import Foundation
import HeadwaterMacros

/// The board as a process has it open.
typealias BoardStore = Store<Board.State, Board.Action>

/// A board of cards that several people share.
///
/// The state of a journaled store is the fold of its actions, in every process and at any time. So the reducer is a
/// function of state and action alone: ids, people and dates are in the actions.
struct Board: Reducer {
  struct State: Codable, Equatable, Sendable {
    /// The name that somebody has given to the board.
    var name: String?
    /// All cards. Those of a column stand in their order.
    var cards: IdentifiedArray<Card> = []
    /// The latest edits of all people, the oldest first.
    var steps: [Step] = []
    /// The edits that have come, also those that were taken back.
    var kept = KeptEdits()

    /// The name as a field shows it.
    var title: String { name ?? "" }

    func cards(in column: Column) -> [Card] { Array(cards.filter { $0.column == column }) }

    /// What a window can take back: the last of its edits after which nobody has changed the same.
    func lastStep(of author: Author) -> Step? {
      steps.last { $0.author == author && $0.stands(on: self) }
    }
  }

  @CasePathable
  enum Action: Codable, Equatable, Sendable {
    case edited(Edit, by: Author, as: Step.ID? = nil)
    /// Takes back the step that the person saw as the last one; nil for the last one that stands.
    case undoTapped(by: Author, of: Step.ID? = nil)
    /// The date that a card was due at has come.
    case cameDue(Card.ID, Date)
  }

  /// The longest name of a board, in characters.
  static let longestName = 60
  /// The greatest number of cards.
  static let largestCount = 300
  /// The number of edits that are remembered, of all people.
  static let rememberedSteps = 200

  /// A name as a board has it. Spaces stay, since it is kept while it is typed.
  static func name(_ text: String) -> String { text.shortened(to: longestName) }

  var clock: any Clock<Duration> = ContinuousClock()
  var now: @Sendable () -> Date = { Date() }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .edited(let edit, let author, let id): state.edit(edit, by: author, as: id)
      case .undoTapped(let author, let step): state.undo(by: author, of: step)
      case .cameDue(let id, let date):
        if state.cards[id: id]?.due == date { state.cards[id: id]?.isDue = true }
      }
      return .none
    }
    // One process at a time runs them. When it has died, another one takes them up.
    Subscriptions { state in state.cards.compactMap(alarm) }
  }

  /// The alarm of a card. Its id contains the date, so another date is another alarm.
  private func alarm(of card: Card) -> Subscription<Action>? {
    guard let due = card.due, !card.isDue, card.column != .done else { return nil }
    return Subscription(
      id: "\(card.id) \(due.timeIntervalSinceReferenceDate)",
      .send(.cameDue(card.id, due))
        .delay(for: .seconds(max(0, due.timeIntervalSince(now()))), clock: clock))
  }
}
