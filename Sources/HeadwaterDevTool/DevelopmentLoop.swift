import Foundation
import HeadwaterDevelopment

/// Builds, serves, watches, and brings each save into the running program.
///
/// A save is compiled, and compared with what runs. If the files have changed meanwhile, what was compiled may be of
/// two versions: it is compiled again, and nothing reaches the program before.
package final class DevelopmentLoop {
  private var options: DevelopmentOptions
  private var builder: Builder
  private let overlay: Overlay?
  private let say: (String) -> Void
  private var version: RunningVersion?
  private var sources = Sources(folders: [], files: [])
  private var known: [String: Sources.Stamp] = [:]
  private var crash: Problem?
  private var hasServed = false
  private var began = ContinuousClock.now

  /// - Parameter say: Tells the person something, in a line.
  package init(_ options: DevelopmentOptions, say: @escaping (String) -> Void) {
    self.options = options
    self.say = say
    builder = Builder(options)
    overlay = Overlay()
  }

  /// Runs until the tool is interrupted.
  package func run() -> Never {
    say("building \(options.product); the first build takes minutes, the next ones seconds")
    while !buildAll(echoes: true) { waitForSave() }
    restart(because: nil)
    while true {
      pause()
      noteEnd()
      let now = sources.stamps()
      let changes = Sources.Changes(from: known, to: now)
      if changes.isEmpty { continue }
      take(changes, now)
    }
  }

  // MARK: Building

  private func buildAll(echoes: Bool) -> Bool {
    watchPackage()
    known = sources.stamps()
    do {
      try builder.build(echoes: echoes)
      watchPackage()
      let now = sources.stamps()
      for (path, stamp) in now where known[path] == nil { known[path] = stamp }
      return true
    } catch {
      show(error.problems)
      return false
    }
  }

  /// Watches what the plan compiles; before there is one, the folder of sources.
  private func watchPackage() {
    var folders = [options.package + "/Sources"]
    if let plan = builder.plan { folders = plan.folders(outside: builder.scratch) }
    sources = Sources(folders: folders, files: [options.package + "/Package.swift"])
  }

  private func waitForSave() {
    while Sources.Changes(from: known, to: sources.stamps()).isEmpty { pause() }
  }

  /// Sleeps for fifty times as long as a look at the files takes.
  private func pause() {
    let start = ContinuousClock.now
    _ = sources.stamps()
    let cost = ContinuousClock.now - start
    let nanoseconds = Double(cost.components.attoseconds) / 1e9
    // The tool has no other work meanwhile. A look then takes at most a fiftieth of its time, however many sources there are.
    usleep(UInt32(min(max(nanoseconds / 1e3 * 50, 80_000), 1_000_000)))
  }

  // MARK: A save

  private func take(_ changes: Sources.Changes, _ now: [String: Sources.Stamp]) {
    let start = ContinuousClock.now
    var edited = changes.edited
    var keepsPlan =
      !builder.needsPlan && changes.keepsPlan(of: builder.plan?.modules ?? [])
    known = now
    while true {
      do {
        if keepsPlan { try builder.compile(edited) } else { try builder.build(echoes: false) }
      } catch {
        show(error.problems)
        return
      }
      let after = sources.stamps()
      let more = Sources.Changes(from: known, to: after)
      if more.isEmpty { break }
      // What has been compiled may be of the one version or the other.
      known = after
      edited.formUnion(more.edited)
      keepsPlan = keepsPlan && more.keepsPlan(of: builder.plan?.modules ?? [])
    }
    if !keepsPlan {
      watchPackage()
      known = sources.stamps()
    }
    bring(start, isGone: !changes.gone.isEmpty)
  }

  /// Brings what has been compiled into the program: as a patch, or by a restart.
  private func bring(_ start: ContinuousClock.Instant, isGone: Bool) {
    guard let version, let plan = builder.plan else {
      restart(because: nil)
      return
    }
    let seconds = builder.seconds
    do {
      let versions = try version.changedFiles(in: plan)
      if versions.isEmpty {
        clear()
        say("nothing has changed for the program")
        return
      }
      if isGone {
        restart(because: ["a file less"])
        return
      }
      var comparison = Comparison(versions, others: version.others(than: versions, in: plan))
      switch comparison.decide() {
      case .restart(let reasons): restart(because: reasons)
      case .patch(let difference):
        try version.patch(versions, difference)
        crash = nil
        clear()
        let names = versions.map { ($0.new.path as NSString).lastPathComponent }
          .map { $0.replacingOccurrences(of: ".swift.o", with: "") }.sorted()
        say(
          "patched \(names.joined(separator: ", ")) in \(time(since: start)), compiled in \(round(seconds)) CPU s"
        )
      }
    } catch {
      // What the new code has drawn may have ended the app. The system says so a moment later.
      usleep(100_000)
      if version.app.end() != nil {
        noteEnd(of: version.app)
      } else {
        restart(because: ["\(error)"])
      }
    }
  }

  private func time(since start: ContinuousClock.Instant) -> String {
    let duration = ContinuousClock.now - start
    return
      "\(round(Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)) s"
  }

  private func round(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

  // MARK: The program

  /// Begins the program anew, with what has been compiled.
  private func restart(because reasons: [String]?) {
    let start = ContinuousClock.now
    if let reasons {
      say("restarting, because of " + reasons.prefix(3).joined(separator: "; "))
    }
    do {
      try builder.link()
    } catch {
      show(error.problems)
      return
    }
    version?.app.stop()
    version = nil
    guard let plan = builder.plan else { return }
    began = .now
    do {
      let app = try AppProcess(
        plan.executable, arguments: options.arguments,
        environment: ProcessInfo.processInfo.environment, overlay: overlay?.address)
      guard waitUntilServing(app) else {
        noteEnd(of: app)
        return
      }
      hasServed = true
      keepPort(of: app.address)
      version = try RunningVersion(app, plan)
      if let crash {
        overlay?.show(title: "The app has crashed, and runs again", [crash])
      } else {
        clear()
      }
      if reasons != nil { say("restarted in \(time(since: start))") }
    } catch {
      show([Problem(place: "", text: "\(error)")])
    }
  }

  private func waitUntilServing(_ app: AppProcess) -> Bool {
    for _ in 0..<600 {
      if app.next(within: 50) != nil, app.address != nil { return true }
      if app.address != nil { return true }
      if app.end() != nil { return false }
    }
    return false
  }

  /// A page comes back to the port that it knows.
  private func keepPort(of address: String?) {
    guard let port = address.flatMap({ URL(string: $0)?.port }),
      !options.arguments.contains(where: { $0 == "--port" || $0.hasPrefix("--port=") })
        || hasFreePort
    else { return }
    options.arguments.removeAll { $0 == "--port=0" }
    if let index = options.arguments.firstIndex(of: "--port") {
      options.arguments.removeSubrange(index...min(index + 1, options.arguments.count - 1))
    }
    options.arguments += ["--port", "\(port)"]
  }

  private var hasFreePort: Bool {
    if options.arguments.contains("--port=0") { return true }
    guard let index = options.arguments.firstIndex(of: "--port") else { return false }
    return index + 1 < options.arguments.count && options.arguments[index + 1] == "0"
  }

  private func noteEnd() {
    guard let app = version?.app else { return }
    _ = app.next(within: 0)
    noteEnd(of: app)
  }

  /// Shows why the app has ended, and begins it again, unless it ends at once.
  private func noteEnd(of app: AppProcess) {
    guard let status = app.end(), !Child.isOver else { return }
    let program = version?.program
    version = nil
    // The last lines of its output may still be on their way.
    usleep(50_000)
    let problem = Problem.crash(
      status: status, lastWords: app.lastWords, below: options.package
    ) { program?.functionOfPatch(around: $0).map { SymbolName($0).readable } }
    say("the app has ended: \(problem.text.prefix { $0 != "\n" }) \(problem.place)")
    crash = problem
    guard hasServed else {
      if app.lastWords.contains(DevelopmentLink.variable) {
        say("the package does not pass its trait Development on: see Headwater's article about it")
      }
      exit(1)
    }
    guard builder.isSettled else {
      overlay?.show(title: "The app has crashed, and its code does not compile", [problem])
      return
    }
    if ContinuousClock.now - began < .seconds(3) {
      overlay?.show(title: "The app ends as soon as it begins", [problem])
      return
    }
    restart(because: nil)
  }

  // MARK: Telling

  private func show(_ problems: [Problem]) {
    guard !Child.isOver else { return }
    for problem in problems.prefix(20) {
      say([problem.place, problem.text].filter { !$0.isEmpty }.joined(separator: ": "))
    }
    overlay?.show(title: "This does not compile; the page shows the version before", problems)
  }

  private func clear() { overlay?.show(title: nil, []) }
}
