/// Entries with their actions, as far as those can be read.
///
/// The actions are an array of their own: of pairs, each copy would look up how, as the type of an action is not known here.
struct ReadEntries<Action: Sendable>: Sendable {
  let entries: [Entry]
  /// The actions of the first entries.
  let actions: [Action]
  /// Why the entry after them can't be read; nil if all can.
  let problem: JournalError?

  init(_ entries: [Entry], _ actions: [Action], _ problem: JournalError? = nil) {
    self.entries = entries
    self.actions = actions
    self.problem = problem
  }
}
