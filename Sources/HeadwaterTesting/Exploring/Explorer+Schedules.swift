/// All orders in which a store can hear its effects.
///
/// The code of effects runs at once, and what they send is held until the explorer decides whose action the store
/// takes next. No order is lost by running the code early: what an effect does up to its next wait depends on what it
/// was told and on nothing else, and all that anyone can see of it is what it sends, asks and sleeps.
///
/// - A part of an effect that sends nothing commutes with everything: a question can be answered, and a sleep can end,
///   only after both, and a cancellation takes back either. Hence one order of such parts is enough.
/// - A question behind an action that is held can't be answered. It could be in an app, but the person or another
///   effect who then comes before the action might as well have come before the whole part of that effect.
/// - The end of an effect for which no sequence waits, and what a cancelled effect sends, commute with everything, too.
///
/// Two actions of different effects never commute, and neither does one with an action of the person: both change the
/// state, and so both orders are tried. Equal states that they lead to are continued once.
extension Explorer {
  /// The largest number of effects that may run; nil if their actions have a fixed order.
  var effectsAtOnce: Int? {
    if case .schedules(let count) = kind { count } else { nil }
  }

  /// Whether more effects run in a situation than were asked for.
  func isCrowded(_ situation: Int) -> Bool {
    guard let effectsAtOnce else { return false }
    return situations.details[situation].running.count > effectsAtOnce
  }

  /// Whether properties are judged in a state.
  func isJudged(_ number: Int) -> Bool {
    situations.isAtRest(Int(visited.found[number].situation))
  }
}
