#if Postgres
  import Foundation
  import HeadwaterJournal

  /// The tables of a journal, in a schema of their own.
  struct JournalTables: Sendable {
    /// The name of the schema, which is also the channel of the hints.
    let schema: String

    /// - Throws: If the name would have to be quoted.
    init(schema: String) throws(JournalError) {
      let isPlain = schema.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
      guard isPlain, (1...48).contains(schema.utf8.count), schema.first?.isNumber == false,
        !schema.hasPrefix("pg_")
      else { throw .schemaName(schema) }
      self.schema = schema
    }

    /// The steps that lead to the current tables. A released step never changes.
    private static let steps = [
      """
      CREATE TABLE SCHEMA.store(
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE,
        number bigint NOT NULL DEFAULT 0, version bigint NOT NULL, since bigint NOT NULL DEFAULT 0,
        epoch bigint NOT NULL DEFAULT 0, keeper uuid, claimed timestamptz, until timestamptz,
        awake boolean NOT NULL DEFAULT true
      ) WITH (fillfactor = 50);
      CREATE INDEX store_awake ON SCHEMA.store(name) WHERE awake;
      CREATE TABLE SCHEMA.entry(
        store bigint NOT NULL, number bigint NOT NULL, id uuid NOT NULL, version bigint NOT NULL,
        process uuid NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp(), epoch bigint,
        body bytea NOT NULL, PRIMARY KEY(store, number), UNIQUE(store, id));
      CREATE TABLE SCHEMA.snapshot(
        store bigint NOT NULL, number bigint NOT NULL, version bigint NOT NULL,
        digest bytea NOT NULL, writer uuid NOT NULL, confirmed boolean NOT NULL DEFAULT false,
        state bytea NOT NULL, PRIMARY KEY(store, version, number));
      """,
      // Who is here is not worth a write to the log.
      """
      CREATE UNLOGGED TABLE SCHEMA.presence(
        room text COLLATE "C" NOT NULL, member uuid NOT NULL, process uuid NOT NULL,
        value bytea NOT NULL, until timestamptz NOT NULL, PRIMARY KEY(room, member));
      """,
      """
      ALTER TABLE SCHEMA.store ADD COLUMN pruned bigint NOT NULL DEFAULT 0;
      CREATE TABLE SCHEMA.attempt(
        store bigint NOT NULL, process uuid NOT NULL, version bigint NOT NULL, first bigint NOT NULL,
        last bigint NOT NULL, PRIMARY KEY(store, process), CHECK (first <= last));
      """,
      // Entries that stand have none, nor have those of older processes that are still connected.
      """
      ALTER TABLE SCHEMA.entry ADD COLUMN checksum bigint;
      """,
      // Who is alive is not worth a write to the log: without the rows, all claims can be taken.
      """
      CREATE UNLOGGED TABLE SCHEMA.lease(
        process uuid NOT NULL, length bigint NOT NULL, since timestamptz NOT NULL,
        until timestamptz NOT NULL, PRIMARY KEY(process, length));
      ALTER TABLE SCHEMA.entry ADD COLUMN seal bigint, ADD COLUMN known uuid, ADD COLUMN digest bytea;
      """,
    ]

    /// The number of steps that a journal of this version has made.
    static var lastStep: Int { steps.count }

    /// Refuses tables of a newer version, and those of another program.
    func check(_ session: Session, of address: Address) throws {
      _ = try format(session, .seconds(5), address)
    }

    /// Creates or changes the tables in one transaction, one process after the other.
    func migrate(_ session: Session, of address: Address) throws {
      let silence = Duration.seconds(60)
      if try format(session, silence, address) == Self.steps.count { return }
      do {
        try session.run(
          script: "BEGIN; SELECT pg_advisory_xact_lock(hashtext('headwater \(schema)'))",
          within: silence)
        let known = try format(session, silence, address)
        var script =
          known == 0
          ? """
          CREATE SCHEMA IF NOT EXISTS \(schema);
          CREATE TABLE \(schema).format(step bigint NOT NULL);
          INSERT INTO \(schema).format VALUES(0);
          """ : ""
        for step in Self.steps[known...] {
          script += step.replacing("SCHEMA", with: schema)
        }
        script += "UPDATE \(schema).format SET step = \(Self.steps.count);"
        try session.run(script: script + "COMMIT", within: silence)
      } catch {
        try? session.run(script: "ROLLBACK", within: silence)
        throw error
      }
    }

    /// The number of steps that were made; 0 if there are no tables.
    private func format(
      _ session: Session, _ silence: Duration, _ address: Address
    ) throws -> Int {
      let tables = Statement(
        """
        SELECT count(*) FILTER (WHERE relname = 'format'), count(*) FROM pg_class
        WHERE relnamespace = to_regnamespace($1) AND relkind = 'r'
        """, [.text(schema)]
      ) { (isJournal: $0.int(0) > 0, count: $0.int(1)) }
      guard let found = try session.run(tables, within: silence).first, found.count > 0 else {
        return 0
      }
      guard found.isJournal else { throw JournalError.foreign(schema, at: address) }
      let steps = Statement("SELECT step FROM \(schema).format") { $0.int(0) }
      let known = try session.run(steps, within: silence).first ?? 0
      guard known <= Self.steps.count else { throw JournalError.newerTables(schema, at: address) }
      return known
    }
  }
#endif
