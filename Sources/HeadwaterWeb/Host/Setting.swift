/// One thing of a configuration that an option or an environment variable sets.
struct Setting: Sendable {
  /// The name as an option has it, without the dashes in front.
  let name: String
  /// What stands for the value in the help.
  let placeholder: String
  let help: String
  /// Whether it may be given more than once.
  let isList: Bool
  /// The value of a configuration as it would be written.
  let text: @Sendable (WebHost.Configuration) -> String
  /// Takes over the values, of which a setting that is no list has one.
  let apply: @Sendable (inout WebHost.Configuration, [String]) throws(WebHostError) -> Void

  var option: String { "--\(name)" }
  var variable: String { "HEADWATER_" + name.uppercased().replacing("-", with: "_") }
}

extension Setting {
  /// A whole number within bounds.
  static func count(
    _ name: String, _ keyPath: any WritableKeyPath<WebHost.Configuration, Int> & Sendable,
    in range: ClosedRange<Int> = 1...Int.max, _ help: String
  ) -> Setting {
    Setting(
      name: name, placeholder: "number", help: help, isList: false,
      text: { "\($0[keyPath: keyPath])" },
      apply: { configuration, values throws(WebHostError) in
        guard let number = Int(values[0]) else { throw .notANumber(name, values[0]) }
        guard range.contains(number) else { throw .outOfRange(name, values[0], range) }
        configuration[keyPath: keyPath] = number
      })
  }

  /// A time in seconds.
  static func time(
    _ name: String, _ keyPath: any WritableKeyPath<WebHost.Configuration, Duration> & Sendable,
    _ help: String
  ) -> Setting {
    Setting(
      name: name, placeholder: "seconds", help: help, isList: false,
      text: { "\($0[keyPath: keyPath] / .seconds(1))".replacing(/\.0$/, with: "") },
      apply: { configuration, values throws(WebHostError) in
        guard let seconds = Double(values[0]) else { throw .notANumber(name, values[0]) }
        let range = 0...86_400
        guard seconds >= 0, seconds <= Double(range.upperBound) else {
          throw .outOfRange(name, values[0], range)
        }
        configuration[keyPath: keyPath] = .seconds(seconds)
      })
  }

  /// A text, which may have to have a form.
  static func text(
    _ name: String, _ placeholder: String,
    _ keyPath: any WritableKeyPath<WebHost.Configuration, String> & Sendable, _ help: String,
    check: @escaping @Sendable (String) throws(WebHostError) -> Void = { _ in }
  ) -> Setting {
    Setting(
      name: name, placeholder: placeholder, help: help, isList: false,
      text: { $0[keyPath: keyPath] },
      apply: { configuration, values throws(WebHostError) in
        try check(values[0])
        configuration[keyPath: keyPath] = values[0]
      })
  }

  /// One of the two files of a certificate.
  static func file(
    _ name: String, _ keyPath: any WritableKeyPath<WebHost.TLSFiles, String> & Sendable,
    _ help: String
  ) -> Setting {
    Setting(
      name: name, placeholder: "file", help: help, isList: false,
      text: { $0.tls?[keyPath: keyPath] ?? "" },
      apply: { configuration, values in
        var files = configuration.tls ?? WebHost.TLSFiles(certificateChain: "", privateKey: "")
        files[keyPath: keyPath] = values[0]
        configuration.tls = files
      })
  }
}
