#if Postgres
  import Foundation
  import HeadwaterJournal

  /// A draft in the statement that appends it.
  struct AppendRow: Sendable {
    let name: StoreName
    let version: Int
    let draft: EntryDraft

    /// The checksum as a `bigint`.
    var checksum: Int { Int(Int64(bitPattern: draft.checksum(version: version).bits)) }

    /// The part of the seal that does not depend on the number and the time, as a `bigint`.
    func seal(by process: UUID) -> Int {
      Int(Int64(bitPattern: draft.seal(version: version, by: process).bits))
    }

    /// What identifies the entry.
    var key: EntryKey { EntryKey(name: name.text, id: draft.id) }
  }

  struct EntryKey: Hashable, Sendable {
    /// The bytes of the name: two texts that look the same may be two names.
    let name: Data
    let id: UUID

    init(name: String, id: UUID) {
      self.name = Data(name.utf8)
      self.id = id
    }
  }

  /// What the server has decided about a draft.
  struct AppendDecision: Sendable {
    /// The place of the draft among those of the statement.
    let place: Int

    /// The number of the entry; nil if it was refused.
    let number: Int?

    /// The version and the epoch of the head; nil if there is no such store.
    let head: (version: Int, epoch: Int)?

    /// The id of the last entry before the statement; nil if there is none, or if it was written meanwhile.
    let last: UUID?
  }

  extension JournalTables {
    /// Appends drafts of many stores.
    ///
    /// The heads are locked before their epochs and versions are compared, always in the same order, and what is
    /// compared is what was locked. An id that stands already is an error of the whole statement (23505), so that
    /// no number is left out.
    func append(
      _ rows: [AppendRow], by process: UUID
    ) -> Statement<AppendDecision> {
      Statement(
        """
        WITH draft AS MATERIALIZED (
          SELECT * FROM unnest(
            $1::text[], $2::uuid[], $3::bigint[], $4::bigint[], $5::bytea[], $8::bigint[],
            $9::uuid[], $10::bytea[], $11::bigint[])
            WITH ORDINALITY AS draft(
              name, id, version, epoch, body, checksum, known, digest, seal, place)),
        head AS MATERIALIZED (
          SELECT id AS store, name, number, version, epoch FROM \(schema).store
          WHERE name = ANY($6::text[])
          ORDER BY name FOR NO KEY UPDATE),
        last AS MATERIALIZED (
          SELECT name, (SELECT id FROM \(schema).entry
            WHERE entry.store = head.store AND entry.number = head.number) AS id
          FROM head),
        kept AS MATERIALIZED (
          SELECT draft.place, draft.id, draft.version, draft.epoch, draft.body, draft.checksum,
            draft.known, draft.digest, draft.seal, head.store, clock_timestamp() AS at,
            head.number + row_number() OVER (PARTITION BY head.store ORDER BY draft.place) AS number
          FROM draft JOIN head USING (name)
          WHERE draft.version = head.version AND (draft.epoch IS NULL OR draft.epoch = head.epoch)),
        raised AS (
          UPDATE \(schema).store SET number = last.number, awake = true
          FROM (SELECT store, max(number) AS number FROM kept GROUP BY store) last
          WHERE store.id = last.store),
        written AS (
          INSERT INTO \(schema).entry(
            store, number, id, version, process, at, epoch, body, checksum, seal, known, digest)
          SELECT store, number, id, version, $7, at, epoch, body, checksum,
            seal # (number << 40) # (number >> 24) # ((extract(epoch FROM at) * 1000000)::bigint - 978307200000000),
            CASE WHEN digest <> '' THEN known END, CASE WHEN digest <> '' THEN digest END FROM kept)
        SELECT draft.place, kept.number, head.version, head.epoch, last.id
        FROM draft LEFT JOIN head USING (name) LEFT JOIN last USING (name) LEFT JOIN kept USING (place)
        """,
        [
          .texts(rows.map(\.name.text)), .uuids(rows.map(\.draft.id)), .ints(rows.map(\.version)),
          .ints(rows.map(\.draft.epoch)), .data(rows.map(\.draft.body)),
          .texts(Set(rows.map(\.name)).map(\.text)), .uuid(process), .ints(rows.map(\.checksum)),
          .uuids(rows.map { $0.draft.known?.entry ?? StateDigest.noEntry }),
          .data(rows.map { $0.draft.known?.digest.bytes ?? Data() }),
          .ints(rows.map { $0.seal(by: process) }),
        ]
      ) { row in
        AppendDecision(
          place: row.int(0) - 1, number: row.optionalInt(1),
          head: row.optionalInt(2).map { ($0, row.int(3)) }, last: row.optionalUUID(4))
      }
    }

    /// Those of some stores whose heads nobody has locked, and those that are unknown.
    func free(_ names: [StoreName]) -> Statement<String> {
      let names = Set(names).map(\.text)
      return Statement(
        """
        WITH free AS MATERIALIZED (
          SELECT name FROM \(schema).store WHERE name = ANY($1::text[]) FOR NO KEY UPDATE SKIP LOCKED)
        SELECT wanted.name FROM unnest($1::text[]) AS wanted(name)
        WHERE wanted.name IN (SELECT name FROM free)
          OR NOT EXISTS (SELECT FROM \(schema).store WHERE store.name = wanted.name)
        """, [.texts(names)]
      ) { $0.text(0) }
    }

    /// Finds the entries that stand already.
    func find(_ rows: [AppendRow]) -> Statement<(key: EntryKey, number: Int)> {
      Statement(
        """
        SELECT wanted.name, entry.id, entry.number
        FROM unnest($1::text[], $2::uuid[]) AS wanted(name, id)
        JOIN \(schema).store ON store.name = wanted.name
        JOIN \(schema).entry ON entry.store = store.id AND entry.id = wanted.id
        """, [.texts(rows.map(\.name.text)), .uuids(rows.map(\.draft.id))]
      ) { (EntryKey(name: $0.text(0), id: $0.uuid(1)), $0.int(2)) }
    }

    /// The entries with some numbers, each beside the number of the head. There is a row without an entry if there
    /// are none.
    ///
    /// Numbers have no gap, so that a limit is a range. Before a new table is analysed, the server would sort all
    /// later entries for a limit.
    func entries(
      of name: StoreName, from number: Int, limit: Int
    ) -> Statement<(head: Int, entry: Entry?)> {
      Statement(
        """
        SELECT store.number, entry.number, entry.id, entry.version, process, at, entry.epoch, body,
          checksum, seal, known, digest
        FROM \(schema).store LEFT JOIN \(schema).entry
          ON entry.store = store.id AND entry.number >= $2 AND entry.number < $3
        WHERE name = $1 ORDER BY entry.number
        """,
        [.text(name.text), .int(number), .int(limit < Int.max - number ? number + limit : Int.max)]
      ) { (head: $0.int(0), entry: Self.entry($0)) }
    }

    /// The first entry from a number on, for a table that was damaged.
    func nextEntry(
      of name: StoreName, from number: Int
    ) -> Statement<(head: Int, entry: Entry?)> {
      Statement(
        """
        SELECT store.number, entry.number, entry.id, entry.version, process, at, entry.epoch, body,
          checksum, seal, known, digest
        FROM \(schema).store JOIN \(schema).entry ON entry.store = store.id
        WHERE name = $1 AND entry.number >= $2 ORDER BY entry.number LIMIT 1
        """, [.text(name.text), .int(number)]
      ) { (head: $0.int(0), entry: Self.entry($0)) }
    }

    /// The entries up to a number, and until they have some bytes, in rows like those of the other statements.
    func entries(
      of name: StoreName, from number: Int, to last: Int, limit: Int, bytes: Int
    ) -> Statement<Entry?> {
      Statement(
        """
        SELECT store, number, id, version, process, at, epoch, body, checksum, seal, known, digest FROM (
          SELECT *, sum(octet_length(body)) OVER (ORDER BY number) - octet_length(body) AS before
          FROM (
            SELECT * FROM \(schema).entry
            WHERE store = (SELECT id FROM \(schema).store WHERE name = $1) AND number BETWEEN $2 AND $5
            ORDER BY number LIMIT $3) AS page) AS sized
        WHERE before < $4 ORDER BY number
        """, [.text(name.text), .int(number), .int(limit), .int(bytes), .int(last)],
        read: Self.entry)
    }

    private static func entry(_ row: Row) -> Entry? {
      guard let number = row.optionalInt(1) else { return nil }
      return Entry(
        number: number, id: row.uuid(2), version: row.int(3), process: row.uuid(4),
        at: row.date(5), epoch: row.optionalInt(6), body: row.data(7),
        checksum: row.optionalInt(8).map { Checksum(bits: UInt64(bitPattern: Int64($0))) },
        seal: row.optionalInt(9).map { Checksum(bits: UInt64(bitPattern: Int64($0))) },
        known: row.optionalUUID(10).map {
          StateDigest(after: $0, digest: Digest(bytes: row.data(11)))
        })
    }
  }
#endif
