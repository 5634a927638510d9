import Headwater

/// The letters of effects that a store has not taken yet, while a test decides which it takes next.
///
/// Those of one effect keep their order. A letter is held only if its order among those of others can matter. That
/// of a cancelled effect changes nothing, and neither does the mere end of one for which no sequence waits.
///
/// Receiving a letter and taking one cost the same however many are held. Only after effects were cancelled, all
/// effects with held letters are looked at once.
struct HeldLetters<Action> {
  typealias Letter = Mailbox<Action>.Letter

  /// A letter with its number, by which letters are ordered as they came.
  private typealias Numbered = (number: UInt64, letter: Letter)

  /// The letters of one effect that are held.
  private struct Line {
    let effect: RunningEffect
    var letters = ArrivalLine<Numbered>()
  }

  private var lines: [UInt64: Line] = [:]

  /// The effects whose letters are held, by their names, in the order of their starts.
  private var sendersByName: [String: WaitingLine<UInt64, RunningEffect>] = [:]

  /// The letters that need not be held.
  private var free = WaitingLine<UInt64, Letter>()
  private var lastNumber: UInt64 = 0

  /// The number of effects that the engine had cancelled when cancelled ones were last looked for.
  private var knownCancellations = 0

  /// The effects whose letters are held, in the order of their starts.
  var senders: [RunningEffect] {
    lines.values.map(\.effect).sorted { $0.ordinal < $1.ordinal }
  }

  /// One of the effects with a name whose letters are held.
  ///
  /// - Parameter place: Its place among them, by their starts: 1 for the first.
  func sender(named name: String, place: Int) -> RunningEffect? {
    guard place > 1 else { return place == 1 ? sendersByName[name]?.first?.value : nil }
    return sendersByName[name]?.all.dropFirst(place - 1).first?.value
  }

  func count(of effect: RunningEffect) -> Int { lines[effect.ordinal]?.letters.count ?? 0 }

  /// The actions that are held, those of one effect after those of another.
  var actions: [(effect: RunningEffect, action: Action)] {
    senders.flatMap { effect in
      (lines[effect.ordinal]?.letters.all ?? []).compactMap { numbered in
        guard case .action(let action) = numbered.letter.content else { return nil }
        return (effect, action)
      }
    }
  }

  var isEmpty: Bool { lines.isEmpty && free.isEmpty }

  /// Takes the letters that a store has received, and removes the first one that need not be held.
  mutating func takeFree<State>(of engine: Engine<State, Action>) -> Letter? {
    if engine.cancellationCount != knownCancellations {
      knownCancellations = engine.cancellationCount
      releaseCancelled()
    }
    while let letter = engine.takeLetter() { receive(letter, of: engine) }
    return free.takeFirst()
  }

  /// Takes the letters that a store has received, and removes the first one of all.
  mutating func takeFirst<State>(of engine: Engine<State, Action>) -> Letter? {
    for line in lines.values { release(line) }
    while let letter = engine.takeLetter() { receive(letter, of: engine, isHeld: false) }
    return free.takeFirst()
  }

  /// Removes the first letter of an effect.
  mutating func takeFirst<State>(
    from effect: RunningEffect, of engine: Engine<State, Action>
  ) -> Letter? {
    guard let taken = lines[effect.ordinal]?.letters.removeFirst() else { return nil }
    while let next = lines[effect.ordinal]?.letters.first, isMereEnd(next.letter, of: engine) {
      _ = lines[effect.ordinal]?.letters.removeFirst()
      free.join(next.letter, number: next.number, priority: next.number)
    }
    if count(of: effect) == 0 { forget(effect) }
    return taken.letter
  }

  /// Looks again for letters of cancelled effects, some of which the engine has not cancelled itself.
  mutating func releaseCancelled() {
    for line in lines.values where line.effect.isCancelled { release(line) }
  }

  private mutating func receive<State>(
    _ letter: Letter, of engine: Engine<State, Action>, isHeld: Bool = true
  ) {
    lastNumber += 1
    let effect = letter.effect
    let isFirst = lines[effect.ordinal] == nil
    if !isHeld || effect.isCancelled || isFirst && isMereEnd(letter, of: engine) {
      if let line = lines[effect.ordinal] { release(line) }
      return free.join(letter, number: lastNumber, priority: lastNumber)
    }
    if isFirst {
      sendersByName[effect.origin.shortName, default: WaitingLine()]
        .join(effect, number: effect.ordinal, priority: effect.ordinal)
    }
    lines[effect.ordinal, default: Line(effect: effect)].letters.append((lastNumber, letter))
  }

  /// Holds the letters of an effect no longer.
  private mutating func release(_ line: Line) {
    for (number, letter) in line.letters.all { free.join(letter, number: number, priority: number) }
    forget(line.effect)
  }

  private mutating func forget(_ effect: RunningEffect) {
    let name = effect.origin.shortName
    lines[effect.ordinal] = nil
    _ = sendersByName[name]?.leave(number: effect.ordinal)
    if sendersByName[name]?.isEmpty == true { sendersByName[name] = nil }
  }

  private func isMereEnd<State>(_ letter: Letter, of engine: Engine<State, Action>) -> Bool {
    switch letter.content {
    case .ended: engine.sequenceProgress(of: letter.effect).isEmpty
    case .crowded: true
    case .action, .awake: false
    }
  }
}
