#if Postgres
  import CPostgres
  import Foundation
  import HeadwaterJournal

  /// Where a database is, and how to sign in to it.
  struct Address: Sendable, CustomStringConvertible {
    /// The URL, which may have a password.
    let url: String

    /// The host, the port and the database: what messages name.
    let description: String

    init(_ url: String) throws(JournalError) {
      self.url = url
      var problem: UnsafeMutablePointer<CChar>?
      guard let options = PQconninfoParse(url, &problem) else {
        let text = problem.map { String(cString: $0) } ?? "no reason"
        PQfreemem(problem)
        throw .address(Self.withoutSecrets(text, url))
      }
      defer { PQconninfoFree(options) }
      var values: [String: String] = [:]
      var option = options
      while let keyword = option.pointee.keyword {
        if let value = option.pointee.val {
          values[String(cString: keyword)] = String(cString: value)
        }
        option += 1
      }
      guard Self.hasPasswordInPlace(url) else {
        throw .address("it has more than one @, or one after a /")
      }
      let host = values["host"] ?? values["hostaddr"] ?? "this machine"
      let port = values["port"].map { ":\($0)" } ?? ""
      description = "\(host)\(port)/\(values["dbname"] ?? values["user"] ?? "")"
    }

    /// Whether the user and the password of a URL end where libpq takes them to end. If a password has a plain @ or /,
    /// the rest of it would be in the name of the host or of the database, which messages repeat.
    private static func hasPasswordInPlace(_ url: String) -> Bool {
      // Scalars, as libpq reads it: a sign with an accent after it would be another `Character`.
      let scalars = url.unicodeScalars
      guard let start = scalars.firstRange(of: "://".unicodeScalars)?.upperBound else {
        return true
      }
      let place = scalars[start...].prefix { $0 != "?" }
      let parts = place.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 1 || parts.count == 2 && !parts[0].contains("/")
    }

    /// A message of libpq may quote a part of the URL. One that may have the password is not passed on.
    private static func withoutSecrets(_ message: String, _ url: String) -> String {
      let text = message.trimmingCharacters(in: .whitespacesAndNewlines)
      let query = url.unicodeScalars.drop { $0 != "?" }
      let isSafe = !query.contains("@") && !url.contains("password")
      return text.contains("invalid URI query parameter") && isSafe ? text : "its form is wrong"
    }
  }

  extension JournalError {
    fileprivate static func address(_ problem: String) -> JournalError {
      JournalError(
        .settings,
        """
        The address of the PostgreSQL server can't be read: \(problem). Nothing was opened.

        It has the form postgresql://user:password@host:5432/database?sslmode=verify-full. Characters such as @ and \
        / in a password are written as %40 and %2F.
        """)
    }
  }
#endif
