import Headwater

extension Board.State {
  /// Makes an edit, and remembers how to take it back. One that has come already is not made again.
  mutating func edit(_ edit: Edit, by author: Author, as id: Step.ID? = nil) {
    if let id, kept.contains(id) { return }
    // It may be sent again when there is room.
    if case .add = edit, cards.count >= Board.largestCount { return }
    if let id { kept.append(id) }
    let before = edit.card.flatMap { cards[id: $0] }
    guard let undo = apply(edit) else { return }
    if case .name(let former) = undo {
      rememberName(after: former, by: author, as: id)
    } else {
      let card = edit.card.flatMap { cards[id: $0] } ?? before
      steps.append(Step(id: id, author: author, undo: undo, card: card))
    }
    steps.removeFirst(max(0, steps.count - Board.rememberedSteps))
  }

  /// Takes back an edit after which nobody has changed the same.
  ///
  /// - Parameter step: The edit; nil for the last one of the author that stands.
  mutating func undo(by author: Author, of step: Step.ID? = nil) {
    let last = steps.lastIndex {
      $0.author == author && (step == nil || $0.id == step) && $0.stands(on: self)
    }
    guard let last else { return }
    _ = apply(steps.remove(at: last).undo)
  }

  /// Remembers how to take back a name. The keys by which it was typed are one step.
  private mutating func rememberName(
    after former: String, by author: Author, as id: Step.ID?
  ) {
    if let last = steps.lastIndex(where: { $0.author == author }),
      case .name(let first) = steps[last].undo, steps[last].name == former
    {
      steps.remove(at: last)
      if title == first { return }
      steps.append(Step(id: id, author: author, undo: .name(first), name: title))
    } else {
      steps.append(Step(id: id, author: author, undo: .name(former), name: title))
    }
  }

  /// Makes an edit.
  ///
  /// - Returns: The edit that takes it back; nil if nothing has changed.
  private mutating func apply(_ edit: Edit) -> Edit? {
    switch edit {
    case .add(var card, let next):
      card.title = Card.title(card.title)
      guard cards[id: card.id] == nil, !card.title.isEmpty else { return nil }
      insert(card, before: next)
      return .delete(card.id)

    case .delete(let id):
      guard let card = cards[id: id] else { return nil }
      let next = successor(of: card)
      cards.remove(id: id)
      return .add(card, before: next)

    case .rename(let id, let text):
      let title = Card.title(text)
      guard let card = cards[id: id], card.title != title, !title.isEmpty else { return nil }
      cards[id: id]?.title = title
      return .rename(id, card.title)

    case .schedule(let id, let due):
      guard let card = cards[id: id], card.due != due else { return nil }
      cards[id: id]?.due = due
      cards[id: id]?.isDue = false
      return .schedule(id, card.due)

    case .move(let id, let place):
      guard var card = cards[id: id] else { return nil }
      let former = Place(column: card.column, before: successor(of: card))
      let isThere = cards[id: place.before ?? id]?.column == place.column
      let place = Place(column: place.column, before: isThere ? place.before : nil)
      guard former != place, place.before != id else { return nil }
      cards.remove(id: id)
      card.column = place.column
      insert(card, before: place.before)
      return .move(id, former)

    case .name(let text):
      let (former, name) = (title, Board.name(text))
      guard name != former else { return nil }
      self.name = name.isEmpty ? nil : name
      return .name(former)
    }
  }

  /// The card below a card; nil if it is the last of its column.
  private func successor(of card: Card) -> Card.ID? {
    let column = cards(in: card.column)
    guard let index = column.firstIndex(where: { $0.id == card.id }) else { return nil }
    return column.dropFirst(index + 1).first?.id
  }

  private mutating func insert(_ card: Card, before next: Card.ID?) {
    let place = next.flatMap { next in
      cards[id: next]?.column == card.column ? cards.index(id: next) : nil
    }
    cards.insert(card, at: place ?? cards.count)
  }
}
