import Headwater

/// The letters of effects that a store has not taken yet, while a test decides which it takes next.
///
/// Those of one effect keep their order. A letter is held only if its order among those of others can matter. That
/// of a cancelled effect changes nothing, and neither does the mere end of one for which no sequence waits.
struct HeldLetters<Action> {
  typealias Letter = Mailbox<Action>.Letter

  private var letters: [Letter] = []

  /// The effects whose letters are held, in the order of their starts.
  var senders: [RunningEffect] {
    var seen: Set<UInt64> = []
    return letters.map(\.effect).filter { seen.insert($0.ordinal).inserted }
      .sorted { $0.ordinal < $1.ordinal }
  }

  func count(of effect: RunningEffect) -> Int { letters.count { $0.effect === effect } }

  var isEmpty: Bool { letters.isEmpty }

  /// Takes the letters that a store has received, and removes the first one that need not be held.
  mutating func takeFree<State>(of engine: Engine<State, Action>) -> Letter? {
    while let letter = engine.takeLetter() { letters.append(letter) }
    var seen: Set<UInt64> = []
    let free = letters.firstIndex { letter in
      let isFirst = seen.insert(letter.effect.ordinal).inserted
      return letter.effect.isCancelled || isFirst && isMereEnd(letter, of: engine)
    }
    return free.map { letters.remove(at: $0) }
  }

  /// Takes the letters that a store has received, and removes the first one of all.
  mutating func takeFirst<State>(of engine: Engine<State, Action>) -> Letter? {
    while let letter = engine.takeLetter() { letters.append(letter) }
    return letters.isEmpty ? nil : letters.removeFirst()
  }

  /// Removes the first letter of an effect.
  mutating func takeFirst(of effect: RunningEffect) -> Letter? {
    letters.firstIndex { $0.effect === effect }.map { letters.remove(at: $0) }
  }

  private func isMereEnd<State>(_ letter: Letter, of engine: Engine<State, Action>) -> Bool {
    switch letter.content {
    case .ended: engine.sequenceProgress(of: letter.effect).isEmpty
    case .crowded: true
    case .action, .awake: false
    }
  }
}
