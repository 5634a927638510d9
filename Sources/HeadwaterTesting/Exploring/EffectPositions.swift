import Headwater

/// Numbers for what decides how a running effect continues: what has made it, and what it was told since.
///
/// The closure of an effect can't be compared. But reducers are functions, so two effects continue in the same
/// way if equal states and actions have made them and they were told the same. Both then have one number.
final class EffectPositions<Canonical: Hashable> {
  /// What has made an effect.
  enum Maker: Hashable {
    /// The subscriptions of an initial state.
    case initial(state: Int)
    case turn(state: Int, action: Int)
    /// The end of another effect, such as a delay.
    case after(position: Int)
  }

  /// What tells an action from all others.
  enum ActionKey: Hashable {
    case value(ActionIdentity)
    /// Its place among those that the person can send.
    case place(ActionPlace)
    /// Its rank among the letters that an effect has sent in a position.
    case sent(position: Int, rank: Int)
    /// Its rank among those that follow from another one, or from the beginning.
    case follows(Maker, rank: Int)
  }

  /// What an effect was told.
  enum Event: Hashable {
    /// A sleep is over: its rank among those of the effect.
    case slept(Int)
    case answered(question: Int, option: Int)
    /// A turn during the interval of a throttle, which may have replaced the effect that waits for its end.
    case sawTurn(Maker)
  }

  private struct Beginning: Hashable {
    var maker: Maker
    /// Its rank among the effects of its maker.
    var rank: Int
    var origin: String
    var address: EffectAddress
  }

  private struct Step: Hashable {
    var position: Int
    var event: Event
  }

  private var states: [Canonical: Int] = [:]
  private var actions: [ActionKey: Int] = [:]
  private var beginnings: [Beginning: Int] = [:]
  private var steps: [Step: Int] = [:]

  /// The beginning of each position, by its number.
  private(set) var beginningOf: [Int] = []

  var count: Int { beginningOf.count }

  func number(of state: Canonical) -> Int { states.number(of: state) }

  func number(of action: ActionKey) -> Int { actions.number(of: action) }

  /// The position of an effect that has started.
  ///
  /// - Parameter rank: Its rank among the effects of the same maker.
  func start(of effect: RunningEffect, by maker: Maker, rank: Int) -> Int {
    let beginning = Beginning(
      maker: maker, rank: rank, origin: effect.origin.description, address: effect.address)
    if let known = beginnings[beginning] { return known }
    let number = beginningOf.count
    beginnings[beginning] = number
    beginningOf.append(number)
    return number
  }

  /// The position after an event.
  func position(after position: Int, _ event: Event) -> Int {
    let step = Step(position: position, event: event)
    if let known = steps[step] { return known }
    let number = beginningOf.count
    steps[step] = number
    beginningOf.append(beginningOf[position])
    return number
  }
}

extension Dictionary where Value == Int {
  /// The number of a key; a new key gets the next one.
  mutating func number(of key: Key) -> Int {
    if let known = self[key] { return known }
    let number = count
    self[key] = number
    return number
  }
}
