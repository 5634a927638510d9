#if Postgres
  /// The tables, columns and indexes of a journal, each in words.
  enum TableParts {
    private static let columns = [
      "attempt": "store process version first last",
      "entry": "store number id version process at epoch body checksum seal known digest",
      "format": "step",
      "lease": "process length since until",
      "presence": "room member process value until",
      "snapshot": "store number version digest writer confirmed state",
      "store": "id name number version since epoch keeper claimed until awake pruned",
    ]

    private static let indexes = [
      "attempt_pkey", "entry_pkey", "entry_store_id_key", "lease_pkey", "presence_pkey",
      "snapshot_pkey", "store_awake", "store_name_key", "store_pkey",
    ]

    /// Those of a new journal.
    static let expected = Set(
      indexes.map { "index \($0)" }
        + columns.flatMap { table, columns in
          ["table \(table)"]
            + columns.split(separator: " ").map { "column \($0) of the table \(table)" }
        })
  }

  extension JournalTables {
    /// Those that there are. An index that was not made to its end is none.
    func parts() -> Statement<String> {
      Statement(
        """
        WITH part AS (SELECT oid, relname, relkind FROM pg_class WHERE relnamespace = to_regnamespace($1))
        SELECT 'table ' || relname FROM part WHERE relkind = 'r'
        UNION ALL SELECT 'index ' || relname FROM part JOIN pg_index ON indexrelid = oid WHERE indisvalid
        UNION ALL SELECT 'column ' || attname || ' of the table ' || relname
        FROM part JOIN pg_attribute ON attrelid = oid
        WHERE relkind = 'r' AND attnum > 0 AND NOT attisdropped
        """, [.text(schema)]
      ) { $0.text(0) }
    }
  }
#endif
