#if Postgres
  import HeadwaterJournal

  /// Why there is no connection. The server and libpq give their reasons only as texts, and those of the server may be in
  /// another language: the general advice has to do then.
  struct ConnectionProblem {
    let reason: JournalError.Reason
    let advice: String

    /// - Parameters:
    ///   - message: The text of libpq.
    ///   - isPassword: Whether the server asks for a password, and the URL has none.
    init(_ message: String, isPassword: Bool) {
      if isPassword {
        reason = .signIn
        advice =
          "Likely the URL has no password. Give it one: postgresql://user:password@host/database."
        return
      }
      let known = Self.known.first { $0.parts.allSatisfy(message.contains) }
      reason = known?.reason ?? .away
      advice = known?.advice ?? "Does the server run, and does the URL name it?"
    }

    private static let known: [(parts: [String], reason: JournalError.Reason, advice: String)] = [
      (
        ["authentication failed"], .signIn,
        """
        Likely the password was mistyped or changed, or has expired, or there is no such user: the server does not tell \
        which. Check the user and the password in the URL.
        """
      ),
      (
        ["pg_hba.conf"], .signIn,
        """
        The server has no rule for this user from here, or one that refuses it. Add one to its pg_hba.conf, or correct \
        the user, the database or sslmode in the URL.
        """
      ),
      (
        ["role \"", "does not exist"], .signIn,
        "Create the user on the server, or correct it in the URL."
      ),
      (
        ["role \"", "is not permitted to log in"], .signIn,
        "Let the user sign in, ALTER ROLE … LOGIN, or correct it in the URL."
      ),
      (
        ["permission denied for database"], .signIn,
        "Let the user in, GRANT CONNECT ON DATABASE … TO …, or correct the database in the URL."
      ),
      (
        ["server does not support SSL"], .settings,
        """
        The URL asks for TLS, and the server offers none. Give the server a certificate and set ssl = on, or correct the \
        host and the port: PgBouncer has settings of its own. Without TLS, everybody on the way can read along.
        """
      ),
      (
        ["certificate", "does not match host name"], .settings,
        """
        Give the URL the host for which the certificate was made, or the server a certificate for this host. Another \
        machine may answer in its place.
        """
      ),
      (
        ["certificate verify failed"], .settings,
        """
        Likely sslrootcert in the URL is not the file of the authority that has signed the certificate of the server, or \
        the certificate has expired. Another machine may answer in its place.
        """
      ),
      (
        ["root certificate file"], .settings,
        """
        Put the file of the authority that has signed the certificate of the server there, or correct sslrootcert in the \
        URL. sslrootcert=system takes those that this machine trusts.
        """
      ),
      (["invalid", "value:"], .settings, "Correct it in the URL."),
      (
        ["too many connections for"], .away,
        """
        Each process has up to `connections` of them, and one for hints. Lower that, or raise the limit: ALTER ROLE … or \
        ALTER DATABASE … CONNECTION LIMIT.
        """
      ),
      (["too many"], .away, tooMany),
      (["connection slots"], .away, tooMany),
      (["no more connections"], .away, tooMany),
      (
        ["database \"", "does not exist"], .away,
        "Restore the database from a backup or create it, or correct the URL."
      ),
      (
        ["is not currently accepting connections"], .away,
        "Somebody has closed the database. Open it again: ALTER DATABASE … ALLOW_CONNECTIONS true."
      ),
      (
        ["could not translate host name"], .away,
        """
        No machine with this name is known here. Correct the host in the URL, or look after the name service of this \
        machine.
        """
      ),
      (
        ["timeout expired"], .away,
        """
        Does the URL name the right host and port, does the server run, and does a firewall let this machine through?
        """
      ),
      (["database system is"], .away, "The server starts or ends just now."),
    ]

    private static let tooMany = """
      Each process has up to `connections` of them, and one for hints. Lower that, raise max_connections of the server, \
      or put PgBouncer before it.
      """
  }

  extension JournalError {
    /// - Parameter waits: Whether actions may wait that were sent: not before the first connection, nor for a reader.
    static func noConnection(
      to address: Address, because message: String, isPassword: Bool, waits: Bool
    ) -> JournalError {
      let problem = ConnectionProblem(message, isPassword: isPassword)
      let what =
        switch problem.reason {
        case .signIn: "has refused the user"
        case .settings: "can't be reached as the URL asks"
        default: "can't be reached"
        }
      let consequence =
        waits
        ? "What was sent and is not kept yet waits, and is lost only if this process ends."
        : "Nothing was opened."
      return JournalError(
        problem.reason,
        """
        The PostgreSQL server at \(address) \(what): \(message). \(consequence)

        \(problem.advice)
        """)
    }
  }
#endif
