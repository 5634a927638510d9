import Counter
import Foundation
import HeadwaterUI
import SignUp

/// The counter, with a store that lives as long as its page.
struct CounterPage: View {
  @State private var store = counterStore()

  var body: some View {
    CounterView(store: store)
  }
}

/// The sign-up form, with a store that lives as long as its page.
struct SignUpPage: View {
  @State private var store = SignUp.store()

  /// Off unless it is asked for: `SHOWCASE_REPORTS=1`.
  private static let offersReports =
    ProcessInfo.processInfo.environment["SHOWCASE_REPORTS"] == "1"

  var body: some View {
    if Self.offersReports {
      SignUpView(store: store).reportsProblems(of: store)
    } else {
      SignUpView(store: store)
    }
  }
}
