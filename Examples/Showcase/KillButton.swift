import Foundation
import HeadwaterUI

/// Ends the process that serves the page at once, as a crash does.
///
/// It shows that another process goes on with the page. `KILL_BUTTON=1` asks for it.
struct KillButton: View {
  typealias Action = @MainActor @Sendable () -> Void

  let kill: Action

  var body: some View {
    let title = "Kill process \(getpid())"
    Button(title, systemImage: "bolt", role: .destructive, action: kill)
      .help("Ends the process that serves this page, as kill -9 does")
  }

  /// What the button does; nil if there is none.
  nonisolated static func kill(in environment: [String: String]) -> Action? {
    guard environment["KILL_BUTTON"] == "1" else { return nil }
    return { _ = Foundation.kill(getpid(), SIGKILL) }
  }
}
