// What may come of another try.
extension JournalError {
  /// Whether the same call may succeed later.
  var isTemporary: Bool {
    switch reason {
    case .away, .full, .inUse: true
    default: false
    }
  }

  /// Whether the journal is another one, or is none any more, so that no call succeeds later by itself.
  var isLasting: Bool { reason == .damaged || reason == .newerFormat }
}
