import HeadwaterUI

/// What became of an attempt to save an order.
struct OrderFormNote: View {
  /// The problem that is no field's; empty if there is none.
  let problem: String
  /// Whether the server did not answer, and does again.
  let isPossibleAgain: Bool

  var body: some View {
    // The footer exists from the start, since screen readers only announce changes inside it.
    Section {
      if !problem.isEmpty { Text("What you typed is still here.").font(.footnote) }
    } footer: {
      if isPossibleAgain {
        Text("The orders’ server answers again. What you typed is still here.")
      } else {
        Text(problem).foregroundStyle(.red)
      }
    }
  }
}
