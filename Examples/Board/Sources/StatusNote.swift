import HeadwaterUI

/// Says when the board is not kept as it should be.
struct StatusNote: View {
  let store: BoardStore
  let outbox: Outbox

  var body: some View {
    if outbox.isFull {
      note(
        "So much is not kept yet that nothing more can be taken. What you did before waits: go on when it is kept.",
        "exclamationmark.triangle")
    }
    switch store.journal?.status {
    case .behind: notKept
    case .readOnly(let error) where error.reason == .olderVersion:
      note(
        "There is a new version of the board. Load the page again: what is not kept yet comes with you.",
        "arrow.clockwise")
    case .readOnly:
      note("The board can only be read now. Load the page again.", "exclamationmark.triangle")
    case .following, nil: if outbox.isLate { notKept }
    }
  }

  private var notKept: some View {
    note("What you do is not kept yet. It is tried again by itself.", "clock")
  }

  private func note(_ text: String, _ symbol: String) -> some View {
    Label(text, systemImage: symbol).font(.footnote).foregroundStyle(.orange)
  }
}
