#if Postgres
  import HeadwaterJournal

  /// What a server has to be set to, so that an entry that was answered stands.
  enum ServerSettings {
    private static let oldestVersion = 140_000

    /// Checks a new session.
    static func check(_ session: Session, of address: Address) throws {
      let settings = Statement(
        """
        SELECT current_setting('fsync'), current_setting('synchronous_commit'),
          current_setting('default_transaction_isolation'), current_setting('server_encoding'),
          pg_is_in_recovery(), current_setting('server_version_num')::bigint,
          current_setting('transaction_read_only')
        """
      ) { row in
        (
          fsync: row.text(0), commit: row.text(1), isolation: row.text(2), encoding: row.text(3),
          isStandby: row.bool(4), version: row.int(5), readOnly: row.text(6)
        )
      }
      guard let found = try session.run(settings, within: .seconds(5)).first else { return }
      let problem: (String, String)? =
        if found.isStandby {
          (
            "it is a standby, which takes no entries",
            "Give the address of the primary, with target_session_attrs=read-write if there are several hosts."
          )
        } else if found.readOnly != "off" {
          (
            "its transactions are read-only",
            "Set default_transaction_read_only = off, in the URL, for the role, the database or the server."
          )
        } else if found.version < oldestVersion {
          (
            "it has version \(found.version / 10_000) of PostgreSQL",
            "Use version \(oldestVersion / 10_000) or a newer one."
          )
        } else if found.fsync != "on" {
          (
            "fsync is \(found.fsync), by which a power failure damages the database",
            "Set fsync = on."
          )
        } else if found.commit == "off" {
          (
            "synchronous_commit is off, by which a crash loses entries that were answered",
            "Set synchronous_commit = on, for the server or by ALTER ROLE."
          )
        } else if found.isolation != "read committed" {
          (
            "default_transaction_isolation is \(found.isolation)",
            "Set it to 'read committed', for the server or by ALTER ROLE."
          )
        } else if found.encoding != "UTF8" {
          (
            "the encoding of the database is \(found.encoding)",
            "Create the database with ENCODING 'UTF8'."
          )
        } else {
          nil
        }
      if let (what, fix) = problem { throw JournalError.settings(of: address, what, fix) }
    }
  }
#endif
