#if Postgres
  import Foundation
  import HeadwaterJournal

  // The statements about notes of folds, by which an entry is found that ends processes. Each may be repeated. None
  // waits for the disk: a note is about a process, and one that a crash of the server loses is missed by nobody.
  extension JournalTables {
    func noteAttempt(
      at numbers: ClosedRange<Int>, version: Int, of name: StoreName, by process: UUID
    ) -> Statement<FoldAttempt> {
      Statement(
        """
        WITH noted AS (
          INSERT INTO \(schema).attempt(store, process, version, first, last)
          SELECT id, $2, $3, $4, $5
          FROM \(schema).store, set_config('synchronous_commit', 'off', true) WHERE name = $1
          ON CONFLICT (store, process) DO UPDATE
          SET version = excluded.version, first = excluded.first, last = excluded.last)
        SELECT process, version, first, last FROM \(schema).attempt
        WHERE store = (SELECT id FROM \(schema).store WHERE name = $1) AND process <> $2
          AND version = $3
        """,
        [
          .text(name.text), .uuid(process), .int(version), .int(numbers.lowerBound),
          .int(numbers.upperBound),
        ]
      ) { FoldAttempt(process: $0.uuid(0), version: $0.int(1), numbers: $0.int(2)...$0.int(3)) }
    }

    func endAttempt(of name: StoreName, after number: Int, by process: UUID) -> Statement<Void> {
      Statement(
        """
        DELETE FROM \(schema).attempt USING set_config('synchronous_commit', 'off', true)
        WHERE store = (SELECT id FROM \(schema).store WHERE name = $1)
          AND (process = $2 OR last <= $3)
        """, [.text(name.text), .uuid(process), .int(number)])
    }
  }
#endif
