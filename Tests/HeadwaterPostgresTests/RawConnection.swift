#if Postgres
  @testable import HeadwaterPostgres

  /// A session of another program, which holds locks and changes tables.
  actor RawConnection {
    private let executor = BlockingExecutor(label: "RawConnection")
    private let session: Session

    init(_ server: TestServer) throws {
      session = try Session(Address(server.url))
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func run(_ script: String) throws {
      try session.run(script: script, within: .seconds(30))
    }

    func int(_ query: String) throws -> Int {
      try session.run(
        Statement("SELECT (\(query))::bigint") { $0.int(0) }, within: .seconds(30)
      )
      .first ?? 0
    }

    /// Waits until another session listens to the hints of a schema.
    func waitForListener(_ schema: String) throws {
      try run(
        """
        DO $$ BEGIN
          WHILE NOT EXISTS (SELECT FROM pg_stat_activity WHERE query = 'LISTEN \(schema)' AND state = 'idle')
          LOOP PERFORM pg_stat_clear_snapshot(), pg_sleep(0.001);
          END LOOP;
        END $$
        """)
    }

    /// Waits until some statements wait for the locks of this session's transaction, and commits it.
    func commit(behind count: Int, _ schema: String) throws {
      try run(
        """
        DO $$ BEGIN
          WHILE (SELECT count(*) FROM pg_locks WHERE NOT granted
            AND (transactionid = pg_current_xact_id()::xid OR relation = '\(schema).store'::regclass))
            < \(count) LOOP PERFORM pg_sleep(0.001);
          END LOOP;
        END $$;
        COMMIT
        """)
    }
  }
#endif
