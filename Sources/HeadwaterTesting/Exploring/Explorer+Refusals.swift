/// What can't be explored at all, or not with any sense.
extension Explorer {
  /// Why there is nothing to explore; nil if there is.
  func refusal(of initialStates: [State]) -> String? {
    if initialStates.isEmpty {
      return """
        Nothing was explored: `from:` has no state, and so every property would hold.

        Give it the states in which the feature begins, such as `[Feature.State()]`.
        """
    }
    for (name, number) in numbers where number < 0 {
      return "Nothing was explored: `\(name):` is \(number). Give it a number that is not negative."
    }
    if limits.time < .zero {
      return "Nothing was explored: `time:` is \(limits.time). Give it a time that is not negative."
    }
    if case .walks(_, 0, _) = kind {
      return "Nothing was explored: `count:` is 0. Give it the number of walks, such as 1 000."
    }
    guard let rank = initialStates.firstIndex(where: { !isEqualToItself($0) }) else { return nil }
    return """
      Nothing was explored: the initial state number \(rank + 1) is not equal to itself, and would never be met again: \
      \(WrittenValue(initialStates[rank]).line).

      Likely it contains a NaN. Keep NaN out of the state, or compare by `canonical:`.
      """
  }

  /// The numbers that the call has given, with their labels.
  private var numbers: [(name: String, number: Int)] {
    let limits = [("states", limits.states), ("depth", limits.depth)]
    return switch kind {
    case .states: limits
    case .schedules(let effects): limits + [("effectsAtOnce", effects)]
    case .walks(_, let count, let length): limits + [("count", count), ("length", length)]
    }
  }

  /// Whether the actions of the person depend on more than the state, as far as a second call shows it. Only some states
  /// are tried, first all and then fewer and fewer.
  func twoLists(
    _ first: @autoclosure () -> [Action], in state: State, number: Int
  ) -> FoundFailure<State, Action>.Kind? {
    guard number < 16 || number & (number - 1) == 0 else { return nil }
    let (first, second) = (first(), actions(state))
    let isSame =
      first.count == second.count
      && zip(first, second).allSatisfy { first, second in
        let identity = ActionIdentity(first)
        // An action with a NaN is not even equal to itself.
        return identity == ActionIdentity(second) || identity != ActionIdentity(first)
      }
    return isSame ? nil : .twoLists(first: first, second: second)
  }
}
