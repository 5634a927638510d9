/// What an exploration has covered.
struct Coverage {
  /// The limits at which it has ended.
  var limits: [String] = []

  /// How often each case of an action was reduced, as far as that was counted.
  var actions: [String: Int] = [:]

  /// "`.left` 3 times, `.tapped` 12 times".
  var actionWords: String {
    let most = 12
    let more = actions.count > most ? ", and \(actions.count - most) more" : ""
    return actions.sorted { $0.key < $1.key }.prefix(most)
      .map { "`\($0.key)` \($0.value == 1 ? "once" : "\($0.value) times")" }
      .joined(separator: ", ") + more
  }
}
