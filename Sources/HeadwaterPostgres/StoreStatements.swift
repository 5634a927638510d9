#if Postgres
  import Foundation
  import HeadwaterJournal

  // The statements about stores and their snapshots. Each may be repeated.
  extension JournalTables {
    /// Whether the name of a row is one. A page without the others has as many names as it asks for.
    static let isName = "octet_length(name) BETWEEN 1 AND \(StoreName.longest)"

    private static let headColumns = "number, version, since, epoch, pruned"

    private static func head(_ row: Row) -> Head {
      Head(
        number: row.int(0), version: row.int(1), since: row.int(2), epoch: row.int(3),
        pruned: row.int(4))
    }

    func head(of name: StoreName) -> Statement<Head> {
      Statement(
        "SELECT \(Self.headColumns) FROM \(schema).store WHERE name = $1", [.text(name.text)],
        read: Self.head)
    }

    /// Creates a store with its first snapshot, unless it is there.
    func create(_ name: StoreName, _ initial: Snapshot) -> Statement<Void> {
      Statement(
        """
        WITH new AS (
          INSERT INTO \(schema).store(name, version) VALUES($1, $2)
          ON CONFLICT DO NOTHING RETURNING id)
        INSERT INTO \(schema).snapshot(store, number, version, digest, writer, confirmed, state)
        SELECT id, 0, $2, $3, $4, $6 = 1, $5 FROM new
        """,
        [
          .text(name.text), .int(initial.version), .data(initial.digest.bytes),
          .uuid(initial.writer), .data(initial.state), .int(initial.isConfirmed ? 1 : 0),
        ])
    }

    /// Lets a newer version append. No row is returned if the head has it or a newer one, or is beyond the last read entry.
    func raise(_ name: StoreName, to version: Int, after number: Int) -> Statement<Head> {
      Statement(
        """
        UPDATE \(schema).store SET version = $2, since = number
        WHERE name = $1 AND version < $2 AND number <= $3
        RETURNING \(Self.headColumns)
        """, [.text(name.text), .int(version), .int(number)], read: Self.head)
    }

    // MARK: Snapshots

    private static let snapshotColumns = "number, version, digest, writer, confirmed, state"

    private static func snapshot(_ row: Row) -> Snapshot {
      Snapshot(
        number: row.int(0), version: row.int(1), digest: Digest(bytes: row.data(2)),
        writer: row.uuid(3), isConfirmed: row.bool(4), state: row.data(5))
    }

    func snapshot(of name: StoreName, version: Int) -> Statement<Snapshot> {
      Statement(
        """
        SELECT \(Self.snapshotColumns) FROM \(schema).snapshot
        WHERE store = (SELECT id FROM \(schema).store WHERE name = $1) AND version <= $2
        ORDER BY version DESC, number DESC LIMIT 1
        """, [.text(name.text), .int(version)], read: Self.snapshot)
    }

    func snapshot(
      of name: StoreName, before next: (number: Int, version: Int)
    ) -> Statement<Snapshot> {
      Statement(
        """
        SELECT \(Self.snapshotColumns) FROM \(schema).snapshot
        WHERE store = (SELECT id FROM \(schema).store WHERE name = $1) AND (version, number) < ($2, $3)
        ORDER BY version DESC, number DESC LIMIT 1
        """, [.text(name.text), .int(next.version), .int(next.number)], read: Self.snapshot)
    }

    func snapshot(of name: StoreName, after number: Int, version: Int) -> Statement<Snapshot> {
      Statement(
        """
        SELECT \(Self.snapshotColumns) FROM \(schema).snapshot
        WHERE store = (SELECT id FROM \(schema).store WHERE name = $1) AND version = $2
          AND number = $3
        """, [.text(name.text), .int(version), .int(number)], read: Self.snapshot)
    }

    /// The next snapshot in the order of numbers and, with one number, of versions.
    func snapshot(
      of name: StoreName, following last: (number: Int, version: Int)
    ) -> Statement<Snapshot> {
      Statement(
        """
        SELECT \(Self.snapshotColumns) FROM \(schema).snapshot
        WHERE store = (SELECT id FROM \(schema).store WHERE name = $1) AND (number, version) > ($2, $3)
        ORDER BY number, version LIMIT 1
        """, [.text(name.text), .int(last.number), .int(last.version)], read: Self.snapshot)
    }

    /// Writes a snapshot of an entry that stands, unless there is one. A row is returned if it was written.
    func insert(_ snapshot: Snapshot, of name: StoreName) -> Statement<Void> {
      Statement(
        """
        INSERT INTO \(schema).snapshot(store, number, version, digest, writer, confirmed, state)
        SELECT id, $2, $3, $4, $5, $7 = 1, $6 FROM \(schema).store WHERE name = $1 AND number >= $2
        ON CONFLICT DO NOTHING RETURNING 1
        """,
        [
          .text(name.text), .int(snapshot.number), .int(snapshot.version),
          .data(snapshot.digest.bytes), .uuid(snapshot.writer), .data(snapshot.state),
          .int(snapshot.isConfirmed ? 1 : 0),
        ])
    }

    /// Removes what a confirmed snapshot has made superfluous. A row is returned if there is such a snapshot.
    ///
    /// Entries are written in the order of their times, since the head is locked.
    func prune(_ name: StoreName, olderThan age: Duration) -> Statement<Int> {
      Statement(
        """
        WITH base AS MATERIALIZED (
          SELECT store.id AS store, max(snapshot.number) AS number FROM \(schema).store
          JOIN \(schema).snapshot ON snapshot.store = store.id AND snapshot.version = store.version
          JOIN \(schema).entry ON entry.store = store.id AND entry.number = snapshot.number
          WHERE name = $1 AND confirmed AND snapshot.number - 1 > pruned
            AND at <= clock_timestamp() - $2 * interval '1 microsecond'
          GROUP BY store.id),
        entries AS (
          DELETE FROM \(schema).entry USING base
          WHERE entry.store = base.store AND entry.number < base.number),
        snapshots AS (
          DELETE FROM \(schema).snapshot USING base
          WHERE snapshot.store = base.store AND snapshot.number < base.number)
        UPDATE \(schema).store SET pruned = base.number - 1 FROM base WHERE store.id = base.store
        RETURNING pruned
        """, [.text(name.text), .int(Int(age / .microseconds(1)))]
      ) { $0.int(0) }
    }

    /// Confirms the snapshot of another process.
    func confirm(_ snapshot: Snapshot, of name: StoreName) -> Statement<Void> {
      Statement(
        """
        UPDATE \(schema).snapshot SET confirmed = true
        WHERE store = (SELECT id FROM \(schema).store WHERE name = $1) AND number = $2
          AND version = $3 AND digest = $4 AND sha256(state) = $4 AND writer <> $5 AND NOT confirmed
        """,
        [
          .text(name.text), .int(snapshot.number), .int(snapshot.version),
          .data(snapshot.digest.bytes), .uuid(snapshot.writer),
        ])
    }

    /// Replaces a damaged snapshot, whose state is another one than that of its digest.
    func replace(_ snapshot: Snapshot, of name: StoreName) -> Statement<Void> {
      Statement(
        """
        UPDATE \(schema).snapshot SET state = $6, writer = $5, confirmed = false
        WHERE store = (SELECT id FROM \(schema).store WHERE name = $1) AND number = $2
          AND version = $3 AND digest = $4 AND sha256(state) <> $4
        """,
        [
          .text(name.text), .int(snapshot.number), .int(snapshot.version),
          .data(snapshot.digest.bytes), .uuid(snapshot.writer), .data(snapshot.state),
        ])
    }
  }
#endif
