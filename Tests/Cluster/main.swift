// A process of `Scripts/check-cluster`: it has one journaled store open, does what it reads, and says what it shows.
//
//     cluster-process <URL> <schema> <store> <version> [defect]
//     cluster-process <URL> <schema> kind:<kind> <version>      keeps all stores of a kind, and opens none
//
// It reads lines such as `add TEXT NUMBER`, `fetch TEXT`, `cancel`, `tick on`, `state` and `finish`. It says
// `open NUMBER`, `kept TEXT NUMBER`, `refused TEXT REASON`, `done KEY` for the work of a subscription, and
// `state NUMBER STATUS DIGEST`.

#if Postgres
  import Foundation
  import HeadwaterPostgres

  /// Says a line at once: what was said before a kill is known.
  func say(_ words: String...) {
    try? FileHandle.standardOutput.write(
      contentsOf: Data((words.joined(separator: " ") + "\n").utf8))
  }

  @MainActor
  struct ClusterProcess {
    /// The store that it has open; nil if it keeps a kind.
    private(set) var store: Store<Ledger.State, Ledger.Action>?
    private var keeper: KindKeeper?

    init(_ arguments: [String]) async {
      let (url, schema, name, version) = (
        arguments[1], arguments[2], arguments[3], Int(arguments[4]) ?? 1
      )
      let defect = arguments.count > 5 ? Defect(rawValue: arguments[5]) : nil
      var options = JournalOptions()
      options.snapshotInterval = 20
      options.pollInterval = .milliseconds(500)
      options.leaseTime = .milliseconds(600)
      options.retryDelay = .milliseconds(20)
      while store == nil && keeper == nil {
        do {
          let journal = try await PostgresJournal(
            url, schema: schema, connections: 3, answerTime: .milliseconds(700))
          let used: any Journal = defect.map { DefectiveJournal(journal, $0) } ?? journal
          if name.hasPrefix("kind:") {
            keeper = used.keep(
              kind: String(name.dropFirst(5)), initialState: Ledger.State(),
              reducer: Ledger(factor: version), version: version, options: options)
          } else {
            store = try await used.store(
              name, initialState: Ledger.State(), reducer: Ledger(factor: version),
              version: version, options: options)
          }
        } catch {
          say("waiting", error.reason.rawValue)
          // The database may be away for a while, and nothing says when it is back.
          try? await Task.sleep(for: .milliseconds(50))
        }
      }
      store?.onIssue = { _ in }
      say("open", "\(store?.journal?.number ?? 0)")
    }

    /// Does what a line says.
    func follow(_ line: String) async {
      guard let store else { return }
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "add":
        let text = words[1]
        store.send(.add(text, Int(words[2]) ?? 0)) { result in
          switch result {
          case .success(let number): say("kept", text, "\(number)")
          case .failure(let error): say("refused", text, error.reason.rawValue)
          }
        }
      case "fetch": store.send(.fetch(words[1]))
      case "cancel": store.send(.cancel)
      case "tick": store.send(.setTicking(words[1] == "on"))
      case "state":
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var state = store.state
        // A set has no order.
        let marks = state.marks.sorted().joined(separator: ",")
        state.marks = []
        let bytes = ((try? encoder.encode(state)) ?? Data()) + Data(marks.utf8)
        say(
          "state", "\(store.journal?.number ?? 0)", status, "\(store.journal?.waitingCount ?? 0)",
          "\(Digest(of: bytes))", "\(state.ticks)")
      case "finish":
        await store.journal?.finish()
        say("finished")
      default: say("unknown", line)
      }
    }

    private var status: String {
      switch store?.journal?.status {
      case .following: "following"
      case .behind: "behind"
      case .readOnly(let error): "readOnly:\(error.reason.rawValue)"
      case nil: "none"
      }
    }
  }

  // By this signal, an output that nobody reads any more would end the process without a word.
  signal(SIGPIPE, SIG_IGN)
  guard CommandLine.arguments.count > 4 else {
    try? FileHandle.standardError.write(
      contentsOf: Data(
        "cluster-process: give a URL, a schema, a store or kind:…, and a version.\n".utf8))
    exit(64)
  }
  let (lines, input) = AsyncStream.makeStream(of: String.self)
  Thread.detachNewThread {
    while let line = readLine() { input.yield(line) }
    input.finish()
  }
  let process = await ClusterProcess(CommandLine.arguments)
  for await line in lines { await process.follow(line) }
#endif
