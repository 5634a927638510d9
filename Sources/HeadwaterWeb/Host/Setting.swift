/// A setting of a configuration, with its option and its environment variable.
struct Setting: Sendable {
  /// The name of the option, without its leading dashes.
  let name: String
  /// The placeholder for the value in the help.
  let placeholder: String
  let help: String
  /// The allowed values, for people; empty if the help text contains them.
  var range = ""
  /// Whether the option may be repeated.
  let isList: Bool
  /// The value of the setting in a configuration, as text.
  let text: @Sendable (WebHost.Configuration) -> String
  /// Throws if the value in a configuration is invalid, which is possible if it was set in code.
  let check: @Sendable (WebHost.Configuration) throws(WebHostError) -> Void
  /// Sets the values in a configuration. A setting that is not a list has one value.
  let apply: @Sendable (inout WebHost.Configuration, [String]) throws(WebHostError) -> Void

  var option: String { "--\(name)" }
  var variable: String { "HEADWATER_" + name.uppercased().replacing("-", with: "_") }
}

extension Setting {
  /// Makes a setting with a whole number in a range.
  static func count(
    _ name: String, _ keyPath: any WritableKeyPath<WebHost.Configuration, Int> & Sendable,
    in range: ClosedRange<Int> = 1...1_000_000, _ help: String
  ) -> Setting {
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    return Setting(
      name: name, placeholder: "number", help: help, range: bounds, isList: false,
      text: { "\($0[keyPath: keyPath])" },
      check: { configuration throws(WebHostError) in
        let number = configuration[keyPath: keyPath]
        guard range.contains(number) else { throw .outOfRange(name, "\(number)", bounds) }
      },
      apply: { configuration, values throws(WebHostError) in
        guard let number = Int(values[0]) else { throw .notANumber(name, values[0]) }
        guard range.contains(number) else { throw .outOfRange(name, values[0], bounds) }
        configuration[keyPath: keyPath] = number
      })
  }

  /// Makes a setting with a time in seconds in a range.
  static func time(
    _ name: String, _ keyPath: any WritableKeyPath<WebHost.Configuration, Duration> & Sendable,
    in range: ClosedRange<Double>, _ help: String
  ) -> Setting {
    let bounds = "\(written(range.lowerBound)) to \(written(range.upperBound))"
    return Setting(
      name: name, placeholder: "seconds", help: help, range: bounds, isList: false,
      text: { written($0[keyPath: keyPath] / .seconds(1)) },
      check: { configuration throws(WebHostError) in
        let seconds = configuration[keyPath: keyPath] / .seconds(1)
        guard range.contains(seconds) else { throw .outOfRange(name, written(seconds), bounds) }
      },
      apply: { configuration, values throws(WebHostError) in
        guard let seconds = seconds(values[0]) else { throw .notANumber(name, values[0]) }
        guard range.contains(seconds) else { throw .outOfRange(name, values[0], bounds) }
        configuration[keyPath: keyPath] = .seconds(seconds)
      })
  }

  /// Reads a number as people write it, `0.5` or `1e3`; returns nil for the other texts that Swift reads as
  /// numbers: `0x1p3`, `nan` and `infinity`.
  private static func seconds(_ text: String) -> Double? {
    text.wholeMatch(of: /[-+]?[0-9]*\.?[0-9]+(?:[eE][-+]?[0-9]+)?/) == nil ? nil : Double(text)
  }

  private static func written(_ seconds: Double) -> String {
    "\(seconds)".replacing(/\.0$/, with: "")
  }

  /// Makes a setting with a list of texts of a certain form.
  static func list(
    _ name: String, _ placeholder: String,
    _ keyPath: any WritableKeyPath<WebHost.Configuration, [String]> & Sendable, _ help: String,
    check: @escaping @Sendable ([String]) throws(WebHostError) -> Void
  ) -> Setting {
    Setting(
      name: name, placeholder: placeholder, help: help, isList: true,
      text: { $0[keyPath: keyPath].joined(separator: ",") },
      check: { configuration throws(WebHostError) in try check(configuration[keyPath: keyPath]) },
      apply: { configuration, values throws(WebHostError) in
        try check(values)
        configuration[keyPath: keyPath] = values
      })
  }

  /// Makes a setting with a text of a certain form.
  static func text(
    _ name: String, _ placeholder: String,
    _ keyPath: any WritableKeyPath<WebHost.Configuration, String> & Sendable, _ help: String,
    check: @escaping @Sendable (String) throws(WebHostError) -> Void
  ) -> Setting {
    Setting(
      name: name, placeholder: placeholder, help: help, isList: false,
      text: { $0[keyPath: keyPath] },
      check: { configuration throws(WebHostError) in try check(configuration[keyPath: keyPath]) },
      apply: { configuration, values throws(WebHostError) in
        try check(values[0])
        configuration[keyPath: keyPath] = values[0]
      })
  }

  /// Makes a setting with the file of an icon.
  static func icon(
    _ name: String, _ keyPath: any WritableKeyPath<WebHost.Configuration, String?> & Sendable,
    _ help: String
  ) -> Setting {
    Setting(
      name: name, placeholder: "file", help: help, isList: false,
      text: { $0[keyPath: keyPath] ?? "" },
      check: { configuration throws(WebHostError) in
        guard let file = configuration[keyPath: keyPath] else { return }
        guard IconFormat(of: file) != nil else { throw .invalidIcon(file) }
      },
      apply: { configuration, values in configuration[keyPath: keyPath] = values[0] })
  }

  /// Makes a setting with one of the two files of a certificate.
  static func file(
    _ name: String, _ keyPath: any WritableKeyPath<WebHost.TLSFiles, String> & Sendable,
    _ help: String
  ) -> Setting {
    Setting(
      name: name, placeholder: "file", help: help, isList: false,
      text: { $0.tls?[keyPath: keyPath] ?? "" },
      check: { configuration throws(WebHostError) in
        if let tls = configuration.tls, tls[keyPath: keyPath].isEmpty { throw .incompleteTLS }
      },
      apply: { configuration, values in
        var files = configuration.tls ?? WebHost.TLSFiles(certificateChain: "", privateKey: "")
        files[keyPath: keyPath] = values[0]
        configuration.tls = files
      })
  }
}

extension WebHostError {
  static func missingValue(_ setting: Setting) -> WebHostError {
    WebHostError(
      "The option \(setting.option) has no value: write \(setting.option) <\(setting.placeholder)>."
    )
  }

  static func repeated(_ setting: Setting) -> WebHostError {
    WebHostError("The option \(setting.option) is given more than once.")
  }
}
