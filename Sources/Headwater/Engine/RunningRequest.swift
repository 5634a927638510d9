/// A request that a state implies, and what waits for its answer.
struct RunningRequest {
  private let work: EffectGroup

  /// The groups of turns wait for this group, which waits for the request. A request that takes the place of
  /// another one takes over its group. However often a key is requested anew, nobody waits for more than one.
  private var answer: EffectGroup?

  init(_ work: EffectGroup) {
    self.work = work
  }

  var isFinished: Bool { work.isFinished }

  /// Returns the group that ends with the request.
  ///
  /// - Parameter formers: The requests in whose place this one runs. Those who wait for them wait for this one
  ///   as well.
  mutating func awaited(inPlaceOf formers: [RunningRequest]) -> EffectGroup {
    let waiting = formers.compactMap(\.answer)
    for group in waiting { group.join(work) }
    if let answer { return answer }
    let answer = waiting.first ?? EffectGroup()
    answer.join(work)
    self.answer = answer
    return answer
  }
}
