#if Postgres
  import HeadwaterJournal

  extension JournalError {
    static func settings(of address: Address, _ problem: String, _ fix: String) -> JournalError {
      JournalError(
        .settings,
        """
        The PostgreSQL server at \(address) can't keep a journal: \(problem). Nothing was written.

        \(fix)
        """)
    }

    static func schemaName(_ name: String) -> JournalError {
      JournalError(
        .settings,
        """
        "\(name.prefix(64))" is no name of a schema for a journal. Nothing was opened.

        A name has 1 to 48 letters from a to z, digits and underscores, begins with a letter, and not with pg_.
        """)
    }

    static func foreign(_ schema: String, at address: Address) -> JournalError {
      JournalError(
        .damaged,
        """
        The schema "\(schema)" at \(address) has tables of another program. It was not changed.

        Give the journal a schema of its own.
        """)
    }

    static func newerTables(_ schema: String, at address: Address) -> JournalError {
      JournalError(
        .newerFormat,
        """
        The journal in the schema "\(schema)" at \(address) was written by a newer version of Headwater. It was not \
        changed.

        Start the newer program, or restore the backup that was made before it.
        """)
    }

    static func olderTables(_ schema: String, at address: Address) -> JournalError {
      JournalError(
        .newerFormat,
        """
        The journal in the schema "\(schema)" at \(address) was written by an older version of Headwater, and has to be \
        migrated before it is read. It was not changed.

        Start the app once, or use the tool of its version.
        """)
    }

    static func lost(_ number: Int, _ name: StoreName, at address: Address) -> JournalError {
      JournalError(
        .damaged,
        """
        The snapshot after entry \(number) of the store "\(name)" was not written: the journal at \(address) has no \
        such entry.

        Likely the database was restored, or a standby took over that had not received everything.
        """)
    }

    /// A store whose row another program holds.
    static func locked(_ name: StoreName, at address: Address) -> JournalError {
      JournalError(
        .inUse,
        """
        The store "\(name)" is locked at \(address): a transaction of another program holds its row. What was sent waits, \
        and is written by itself afterwards.

        Likely somebody has forgotten a transaction, or a migration or a backup tool works on the table. \
        pg_blocking_pids() names it.
        """)
    }

    /// An action that the database refuses.
    static func refused(
      _ error: SessionError, _ name: StoreName, at address: Address
    ) -> JournalError {
      guard case .refused(let state, let message) = error else {
        return .postgres(error, at: address)
      }
      return .refused(name, at: "\(address)", because: "\(message) (\(state))")
    }

    /// An error of a session.
    static func postgres(_ error: any Error, at address: Address) -> JournalError {
      if let error = error as? JournalError { return error }
      guard let error = error as? SessionError else {
        return .away("\(errorName(error)) at \(address)")
      }
      switch error {
      case .lost(let message): return .away("the connection to \(address) has ended: \(message)")
      case .silent: return .away("\(address) has not answered in time")
      case .refused("53100", _): return .full(at: "\(address)")
      case .refused("42501", let message):
        return JournalError(
          .settings,
          """
          The user of the journal may not use its tables at \(address): \(message). Nothing was written.

          Grant it the schema and its tables, or let it create them: GRANT CREATE ON DATABASE … TO ….
          """)
      // The statements are always the same, so that a table or a column is missing.
      case .refused("42P01", let message), .refused("3F000", let message),
        .refused("42703", let message):
        return JournalError(
          .damaged,
          """
          The tables of the journal at \(address) are gone or have lost a part: \(message). Nothing was written.

          Likely somebody has dropped them, or the database was restored without them. End the processes, restore a \
          backup, and start them anew.
          """)
      case .refused("55P03", let message):
        return JournalError(
          .inUse,
          """
          A row of the journal is locked at \(address): \(message). It is tried again by itself.

          Likely somebody has forgotten a transaction. pg_blocking_pids() names it.
          """)
      case .refused(let state, let message) where error.isOfRow:
        return JournalError(
          .refused,
          """
          The database at \(address) has refused to write: \(message) (\(state)). Nothing was written.

          Likely a trigger or a constraint that was added to the tables of the journal forbids it. Repair or remove that.
          """)
      case .refused(let state, let message):
        return .away("\(address) has refused a statement: \(message) (\(state))")
      }
    }
  }
#endif
