/// What is wrong with a preview.
package enum PreviewProblem: Equatable, Sendable {
  /// A view of it raises an issue, with this message.
  case issue(String)
  /// It ends the process, with this as the last word.
  case trap(String)
  /// The process that was to render it cannot be had, for this reason.
  case notRendered(String)

  /// The problem as a sentence or more, for a person.
  package var text: String {
    switch self {
    case .issue(let message): message
    case .trap(let message): "It ends its process: \(message)"
    case .notRendered(let reason): "It could not be rendered: \(reason)"
    }
  }
}

#if Previews && DEBUG && os(Linux)
  extension PreviewProblem {
    /// Renders previews in a process of their own, and returns the problems of each by its id.
    ///
    /// - One that traps ends only that process. Those after it are rendered by the next one.
    /// - The process is this program, with a variable that makes it render previews before its `main` begins. So it
    ///   has what the program has been linked from, and nothing that the program has done since.
    package static func all(of previews: [Preview]) async -> [Preview.ID: [PreviewProblem]] {
      var problems: [Preview.ID: [PreviewProblem]] = [:]
      var waiting = previews.map(\.id)
      while !waiting.isEmpty {
        let run: PreviewRun
        do {
          run = try await PreviewRun.ofProcess(rendering: waiting)
        } catch {
          for id in waiting { problems[id] = [.notRendered("\(error)")] }
          return problems
        }
        problems.merge(run.issues.mapValues { $0.map(PreviewProblem.issue) }) { $0 + $1 }
        waiting.removeAll { run.finished.contains($0) }
        guard !waiting.isEmpty else { break }
        // A process that ended before the first preview would end there the next time too.
        guard let begun = run.begun else {
          for id in waiting { problems[id] = [.notRendered(run.lastWord)] }
          return problems
        }
        problems[begun, default: []].append(.trap(run.lastWord))
        waiting.removeAll { $0 == begun }
      }
      return problems
    }
  }
#endif
