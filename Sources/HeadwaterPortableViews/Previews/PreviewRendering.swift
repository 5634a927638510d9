#if Previews && DEBUG && os(Linux)
  /// The rendering of previews in a process that does nothing else.
  @MainActor
  enum PreviewRendering {
    /// The variable with the ids of the previews to render, each in a line of its own.
    nonisolated static let variable = "PREVIEWS_TO_RENDER"
    /// The time for one preview, in seconds.
    nonisolated static let limit: UInt32 = 20
    /// The number of times that waiting work may lead to more.
    private static let roundLimit = 20

    /// Renders the previews that the variable names, and ends the process.
    static func begin(_ ids: [Preview.ID]) -> Never {
      let previews = Dictionary(Preview.declared.map { ($0.id, $0) }) { first, _ in first }
      for id in ids {
        guard let preview = previews[id] else { continue }
        // A body without an end would keep the process for ever.
        alarm(limit)
        say(PreviewLine(.begun, id))
        render(preview) { say(PreviewLine(.issue, id, message: $0.message)) }
        say(PreviewLine(.finished, id))
      }
      exit(0)
    }

    /// Shows the preview as a screen does that a person opens, and does what its effects and tasks do at once.
    private static func render(_ preview: Preview, report: @escaping @MainActor (ViewIssue) -> Void)
    {
      let graph = ViewGraph(root: preview.content, report: report)
      graph.start()
      for _ in 0..<roundLimit {
        // Work that waits for the main actor.
        _ = RunLoop.main.run(mode: .default, before: Date())
        if graph.flush().isEmpty { break }
      }
      graph.stop()
    }

    private static func say(_ line: PreviewLine) {
      // At the beginning of a line, whatever the preview has printed before.
      try? FileHandle.standardOutput.write(contentsOf: Data("\n\(line.text)\n".utf8))
    }
  }

  #if compiler(>=6.3)
    /// What the loader calls before `main`, in each process of the program.
    ///
    /// Tests have a `main` of their own, an app may have one too, and none of them has to know previews.
    private enum WhenLoaded {
      @section(".init_array") @used
      static let begin: @convention(c) @Sendable () -> Void = {
        guard let ids = getenv(PreviewRendering.variable) else { return }
        let lines = String(cString: ids).split(separator: "\n").map { String($0) }
        MainActor.assumeIsolated { PreviewRendering.begin(lines) }
      }
    }
  #endif
#endif
