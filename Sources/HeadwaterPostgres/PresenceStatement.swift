#if Postgres
  import Foundation
  import HeadwaterJournal

  extension JournalTables {
    /// Shows who is in this process, and finds who is in the others.
    ///
    /// Rows of others whose time is over are taken away, except those that another process is changing now.
    func exchange(
      _ rows: [PresenceRow], in rooms: Set<StoreName>, by process: UUID, for time: Duration
    ) -> Statement<(room: String, member: UUID, value: Data)> {
      Statement(
        """
        WITH here AS MATERIALIZED (
          SELECT * FROM unnest($2::text[], $3::uuid[], $4::bytea[]) AS here(room, member, value)),
        gone AS MATERIALIZED (
          SELECT room, member FROM \(schema).presence
          WHERE (process = $1 AND NOT (room, member) IN (SELECT room, member FROM here))
            OR (process <> $1 AND until <= clock_timestamp())
          FOR UPDATE SKIP LOCKED),
        removed AS (
          DELETE FROM \(schema).presence WHERE (room, member) IN (SELECT room, member FROM gone)),
        shown AS (
          INSERT INTO \(schema).presence(room, member, process, value, until)
          SELECT room, member, $1, value, clock_timestamp() + $5 * interval '1 microsecond'
          FROM here
          ON CONFLICT (room, member) DO UPDATE SET value = excluded.value, until = excluded.until)
        SELECT room, member, value FROM \(schema).presence
        WHERE room = ANY($6::text[]) AND process <> $1 AND until > clock_timestamp()
        """,
        [
          .uuid(process), .texts(rows.map(\.room.text)), .uuids(rows.map(\.member)),
          .data(rows.map(\.value)), .int(Int(time / .microseconds(1))),
          .texts(rooms.map(\.text).sorted()),
        ]
      ) { ($0.text(0), $0.uuid(1), $0.data(2)) }
    }
  }
#endif
