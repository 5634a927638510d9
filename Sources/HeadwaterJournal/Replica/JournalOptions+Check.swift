extension JournalOptions {
  /// Refuses a limit by which nothing is ever kept, and a time that would be waited for without end.
  ///
  /// - Parameter name: The name of a store, or the kind of several.
  func check(for name: String) throws(JournalError) {
    let counts = [
      ("waitingLimit", waitingLimit), ("waitingLimitOfHandle", limitOfHandle),
      ("batchLimit", batchLimit),
      ("snapshotInterval", snapshotInterval),
    ]
    for (option, count) in counts where count < 1 { throw .option(option, "\(count)", of: name) }
    let times = [
      ("retryDelay", retryDelay), ("pollInterval", pollInterval), ("leaseTime", leaseTime),
    ]
    for case (let option, let time?) in times where time <= .zero {
      throw .option(option, "\(time)", of: name)
    }
    if let entryLifetime, entryLifetime < .zero {
      throw .option("entryLifetime", "\(entryLifetime)", of: name)
    }
  }
}

extension JournalError {
  fileprivate static func option(
    _ option: String, _ value: String, of name: String
  ) -> JournalError {
    JournalError(
      .settings,
      """
      "\(name)" was not opened: `JournalOptions.\(option)` is \(value), and \
      \(option == "entryLifetime" ? "may not be negative" : "has to be greater than zero").
      """)
  }
}
