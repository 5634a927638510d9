/// A small feature with its running effects as a value, in which each part of each effect goes on by itself.
///
/// It is the slow and obvious way: a step of any effect, the store's taking of the next letter, a tap and an answer can
/// come at any time.
struct SmallModel: Hashable {
  private struct Running: Hashable {
    let script: SmallFeature.Script
    var place = 0
    var added = 0
    /// Whether it has asked and waits.
    var asks = false
    /// How long it sleeps.
    var rest: Int?
    var isGone = false

    var isReady: Bool { !isGone && !asks && rest == nil && place < script.steps.count }
  }

  private struct Letter: Hashable {
    let effect: Int
    /// Nil for the end of the effect.
    let sound: Int?
  }

  private(set) var state = SmallFeature.State()
  private var effects: [Running] = []
  private var letters: [Letter] = []

  /// What can be seen where nothing goes on by itself; nil elsewhere.
  var sight: Sight? {
    guard letters.isEmpty, !effects.contains(where: \.isReady) else { return nil }
    return Sight(state: state, running: running.map { "`\($0.script.number)`" }.sorted())
  }

  struct Sight: Hashable, CustomStringConvertible {
    var state: SmallFeature.State
    var running: [String]

    var description: String { "\(state.value)/\(state.taps) \(running)" }
  }

  private var running: [Running] { effects.filter { !$0.isGone } }

  /// The models after each step that is possible.
  func next(_ feature: SmallFeature) -> [SmallModel] {
    var all = feature.taps(in: state).map { tap in changed { $0.turn(tap, feature) } }
    for (index, effect) in effects.enumerated() where !effect.isGone {
      if effect.isReady { all.append(changed { $0.goOn(index) }) }
      if effect.asks { all += [0, 1].map { answer in changed { $0.answer(index, answer) } } }
    }
    if !letters.isEmpty { all.append(changed { $0.takeLetter(feature) }) }
    if letters.isEmpty, !effects.contains(where: \.isReady),
      let rest = running.compactMap(\.rest).min()
    {
      all.append(changed { $0.pass(rest) })
    }
    return all
  }

  private func changed(_ change: (inout SmallModel) -> Void) -> SmallModel {
    var copy = self
    change(&copy)
    return copy
  }

  private mutating func turn(_ action: SmallFeature.Action, _ feature: SmallFeature) {
    let (cancelled, started) = feature.turn(&state, action)
    if let cancelled { cancel(cancelled) }
    for script in started {
      if script.cancelInFlight, let id = script.id { cancel(id) }
      effects.append(Running(script: script))
    }
  }

  private mutating func cancel(_ id: Int) {
    for index in effects.indices where effects[index].script.id == id {
      effects[index].isGone = true
    }
  }

  private mutating func goOn(_ index: Int) {
    switch effects[index].script.steps[effects[index].place] {
    case .ask: effects[index].asks = true
    case .sleep(let seconds): effects[index].rest = seconds
    case .send(let sound):
      letters.append(Letter(effect: index, sound: sound + effects[index].added))
      advance(index)
    }
  }

  private mutating func advance(_ index: Int) {
    effects[index].place += 1
    if effects[index].place == effects[index].script.steps.count {
      letters.append(Letter(effect: index, sound: nil))
    }
  }

  private mutating func answer(_ index: Int, _ answer: Int) {
    effects[index].asks = false
    effects[index].added = answer
    advance(index)
  }

  private mutating func pass(_ time: Int) {
    for index in effects.indices where !effects[index].isGone {
      guard let rest = effects[index].rest else { continue }
      effects[index].rest = rest == time ? nil : rest - time
      if rest == time { advance(index) }
    }
  }

  private mutating func takeLetter(_ feature: SmallFeature) {
    let letter = letters.removeFirst()
    guard !effects[letter.effect].isGone else { return }
    guard let sound = letter.sound else {
      effects[letter.effect].isGone = true
      return
    }
    turn(.heard(sound), feature)
  }
}
