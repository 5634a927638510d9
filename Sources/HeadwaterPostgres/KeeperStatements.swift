#if Postgres
  import Foundation
  import HeadwaterJournal

  // The statements about keepers, and about what has changed. Each may be repeated.
  extension JournalTables {
    /// Whether the keeper of a row of the table `store` lives. A claim without an end lasts as long as its process renews a
    /// lease.
    ///
    /// The clock is the server's. A claim or a lease that begins in the future is void, since the clock was set back.
    private var isKept: String {
      """
      (claimed <= clock_timestamp() AND clock_timestamp() < until AND (until < 'infinity' OR EXISTS (
        SELECT FROM \(schema).lease WHERE lease.process = keeper
          AND lease.since <= clock_timestamp() AND clock_timestamp() < lease.until)))
      """
    }

    /// Takes a store or renews the claim, for a time of its own. No row is returned if another process has it.
    func claim(_ name: StoreName, by process: UUID, for time: Duration) -> Statement<Claim> {
      Statement(
        """
        UPDATE \(schema).store SET keeper = $2, claimed = clock_timestamp(),
          until = clock_timestamp() + $3 * interval '1 microsecond',
          epoch = CASE WHEN keeper = $2 AND \(isKept) THEN epoch ELSE epoch + 1 END
        WHERE name = $1 AND (keeper = $2 OR keeper IS NULL
          OR NOT \(isKept))
        RETURNING epoch, number
        """, [.text(name.text), .uuid(process), .int(Int(time / .microseconds(1)))]
      ) { Claim(epoch: $0.int(0), number: $0.int(1)) }
    }

    func release(_ name: StoreName, by process: UUID, epoch: Int) -> Statement<Void> {
      Statement(
        """
        UPDATE \(schema).store SET keeper = NULL, claimed = NULL, until = NULL
        WHERE name = $1 AND keeper = $2 AND epoch = $3
        """, [.text(name.text), .uuid(process), .int(epoch)])
    }

    func unkept(kind: String, after last: StoreName?, limit: Int) -> Statement<String> {
      Statement(
        """
        SELECT name FROM \(schema).store
        WHERE awake AND name > $3 AND \(Self.isName) AND split_part(name, '/', 1) = $1 AND (keeper IS NULL
          OR NOT \(isKept))
        ORDER BY name LIMIT $2
        """, [.text(kind), .int(limit), .text(last?.text ?? "")]
      ) { $0.text(0) }
    }

    func rest(
      _ name: StoreName, by process: UUID, epoch: Int, after number: Int
    ) -> Statement<Void> {
      Statement(
        """
        UPDATE \(schema).store SET keeper = NULL, claimed = NULL, until = NULL, awake = false
        WHERE name = $1 AND keeper = $2 AND epoch = $3 AND number = $4
        """, [.text(name.text), .uuid(process), .int(epoch), .int(number)])
    }

    /// Renews the lease of this process, and takes those of some stores that no other process keeps.
    ///
    /// Only what is taken is written, so that a renewal is a write of one row. What another transaction has locked is left
    /// for the next time.
    func claim(
      _ names: [StoreName], by process: UUID, for time: Duration
    ) -> Statement<(name: String, claim: Claim)> {
      Statement(
        """
        WITH renewed AS (
          INSERT INTO \(schema).lease(process, length, since, until)
          VALUES($1, $2, clock_timestamp(), clock_timestamp() + $2 * interval '1 microsecond')
          ON CONFLICT (process, length) DO UPDATE SET since = excluded.since, until = excluded.until),
        ended AS (
          DELETE FROM \(schema).lease
          WHERE process <> $1 AND until < clock_timestamp() - interval '1 day'),
        wanted AS MATERIALIZED (
          SELECT store.id, store.name, epoch, number, COALESCE(until = 'infinity', false) AS is_lasting,
            COALESCE(keeper = $1, false) AS is_own, COALESCE(\(isKept), false) AS is_kept
          FROM unnest($3::text[]) AS wanted(name) JOIN \(schema).store USING (name)),
        free AS MATERIALIZED (
          SELECT id FROM \(schema).store
          WHERE id IN (
            SELECT id FROM wanted WHERE NOT is_kept AND NOT is_own OR is_own AND NOT is_lasting)
          ORDER BY name FOR NO KEY UPDATE SKIP LOCKED),
        taken AS (
          UPDATE \(schema).store SET keeper = $1, claimed = clock_timestamp(), until = 'infinity',
            epoch = CASE WHEN keeper = $1 AND \(isKept) THEN epoch ELSE epoch + 1 END
          FROM free
          WHERE store.id = free.id AND (keeper IS NULL OR keeper = $1 OR NOT \(isKept))
          RETURNING store.id, store.name, epoch, number)
        SELECT name, epoch, number FROM taken
        UNION ALL SELECT name, epoch, number FROM wanted
        WHERE is_own AND (is_kept OR is_lasting) AND id NOT IN (SELECT id FROM taken)
        """, [.uuid(process), .int(Int(time / .microseconds(1))), .texts(names.map(\.text))]
      ) { ($0.text(0), Claim(epoch: $0.int(1), number: $0.int(2))) }
    }

    /// The names of stores that are gone, or whose last entry is another one than the known one.
    func changed(_ known: [KnownEntry]) -> Statement<String> {
      // The last part finds other entries under known numbers. Without an id, there is nothing to compare.
      Statement(
        """
        SELECT known.name FROM unnest($1::text[], $2::bigint[], $3::uuid[], $4::bigint[])
          AS known(name, number, id, has_id)
        LEFT JOIN \(schema).store USING (name)
        LEFT JOIN \(schema).entry
          ON entry.store = store.id AND entry.number = known.number AND known.has_id = 1
        WHERE store.number IS DISTINCT FROM known.number
          OR known.has_id = 1 AND entry.id IS DISTINCT FROM known.id
        """,
        [
          .texts(known.map(\.name.text)), .ints(known.map(\.number)),
          .uuids(known.map { $0.id ?? StateDigest.noEntry }),
          .ints(known.map { $0.id == nil ? 0 : 1 }),
        ]
      ) { $0.text(0) }
    }
  }
#endif
