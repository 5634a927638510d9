import HeadwaterJournal

/// The one journal of the process, from its first try to open it.
///
/// While its database does not answer, it tries again by itself: what needs no journal is served meanwhile.
actor JournalStart {
  private let clock: any Clock<Duration>
  private let say: @Sendable (String) -> Void
  private let open: @Sendable () async throws -> any Journal
  private var task: Task<any Journal, any Error>?
  private var opened: (any Journal)?

  /// The time before the second try. It doubles with each one.
  private static let firstDelay = Duration.milliseconds(250)
  private static let longestDelay = Duration.seconds(4)

  /// Makes a start, which tries nothing before somebody asks for the journal.
  ///
  /// - Parameters:
  ///   - clock: The clock of the time between two tries.
  ///   - say: Says a line to the people who run the process.
  ///   - open: Opens the journal.
  init(
    clock: any Clock<Duration> = ContinuousClock(), say: @escaping @Sendable (String) -> Void,
    _ open: @escaping @Sendable () async throws -> any Journal
  ) {
    self.clock = clock
    self.say = say
    self.open = open
  }

  /// The journal, as soon as it is open. It throws what no further try would mend.
  var journal: any Journal {
    get async throws {
      let current = task ?? Task { try await tryUntilOpen() }
      task = current
      return try await current.value
    }
  }

  /// Says why the process can't serve people now; nil if it can. It does not wait for the journal.
  func reasonNotReady() async -> String? {
    guard let opened else { return "The journal is not open yet." }
    return await opened.reasonNotReady()
  }

  private func tryUntilOpen() async throws -> any Journal {
    var delay = Self.firstDelay
    var hasSaid = false
    while true {
      do {
        let journal = try await open()
        opened = journal
        return journal
      } catch let error as JournalError where error.reason == .away {
        if !hasSaid { say(Self.explanation(of: error)) }
        hasSaid = true
      }
      try await clock.sleep(for: delay)
      delay = min(delay * 2, Self.longestDelay)
    }
  }

  private static func explanation(of error: JournalError) -> String {
    """
    \(error)

    The board opens as soon as the database answers: it is tried again by itself. All else is served meanwhile.
    """
  }
}
