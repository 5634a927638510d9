#if Previews && DEBUG && os(Linux)
  /// What a process has said about the previews that it rendered.
  struct PreviewRun {
    /// The messages of the issues, by the id of the preview.
    var issues: [Preview.ID: [String]] = [:]
    /// The previews that were rendered to the end.
    var finished: Set<Preview.ID> = []
    /// The preview that was begun and not finished.
    var begun: Preview.ID?
    /// What the process said last, or how it ended.
    var lastWord = ""

    /// Starts this program once more to render previews, and waits for its end.
    static func ofProcess(rendering ids: [Preview.ID]) async throws -> PreviewRun {
      let folder = FileManager.default.temporaryDirectory.appending(path: "previews-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let output = folder.appending(path: "output")
      let errors = folder.appending(path: "errors")
      for file in [output, errors] { try Data().write(to: file) }

      let process = Process()
      // The file may have been replaced since the program began.
      process.executableURL = URL(filePath: "/proc/\(getpid())/exe")
      process.environment = ProcessInfo.processInfo.environment.merging([
        PreviewRendering.variable: ids.joined(separator: "\n"),
        // The trace of a trap takes longer than the previews, and nobody sees it.
        "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { _ in continuation.resume() }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      var run = PreviewRun(output: try String(decoding: Data(contentsOf: output), as: UTF8.self))
      run.lastWord = lastWord(
        of: try String(decoding: Data(contentsOf: errors), as: UTF8.self), process)
      return run
    }

    /// Reads the lines that `PreviewRendering` has written, among those of the previews.
    init(output: String) {
      for line in output.split(separator: "\n") {
        guard let line = PreviewLine(line) else { continue }
        switch line.kind {
        case .begun: begun = line.id
        case .issue: issues[line.id, default: []].append(line.message)
        case .finished:
          finished.insert(line.id)
          begun = nil
        }
      }
    }

    private static func lastWord(of errors: String, _ process: Process) -> String {
      if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGALRM {
        return "It was not rendered within \(PreviewRendering.limit) seconds."
      }
      let lines = errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let said = lines.last { $0.contains("atal error") } ?? lines.last { !$0.isEmpty }
      let end =
        process.terminationReason == .uncaughtSignal
        ? "signal \(process.terminationStatus)" : "status \(process.terminationStatus)"
      return said.map { "\($0) (\(end))" } ?? "It said nothing (\(end))."
    }
  }

  /// A line by which a process says how far it is with a preview.
  struct PreviewLine {
    enum Kind: String {
      case begun, issue, finished
    }

    let kind: Kind
    let id: Preview.ID
    var message = ""

    /// A sign that no preview writes by chance.
    private static let mark = "\u{1}preview"

    init(_ kind: Kind, _ id: Preview.ID, message: String = "") {
      self.kind = kind
      self.id = id
      self.message = message
    }

    init?(_ text: Substring) {
      let parts = text.split(separator: "\u{2}", omittingEmptySubsequences: false)
      guard parts.count == 4, parts[0].hasSuffix(Self.mark),
        let kind = Kind(rawValue: String(parts[1]))
      else { return nil }
      self.kind = kind
      id = String(parts[2])
      message = String(parts[3]).replacing("\u{3}", with: "\n")
    }

    var text: String {
      [Self.mark, kind.rawValue, id, message.replacing("\n", with: "\u{3}")]
        .joined(separator: "\u{2}")
    }
  }
#endif
