extension WebHost.Configuration {
  /// Reads a configuration from the options of a command line and the variables of an environment.
  ///
  /// ```swift
  /// let configuration = try WebHost.Configuration(
  ///   arguments: Array(CommandLine.arguments.dropFirst()),
  ///   environment: ProcessInfo.processInfo.environment)
  /// ```
  ///
  /// - An option wins over a variable, and a variable over the default. <doc:Configuration> lists
  ///   both.
  /// - `--name value` and `--name=value` are the same. A list is written as options that are
  ///   repeated, or as a variable with commas.
  ///
  /// - Parameters:
  ///   - arguments: The options, without the name of the program.
  ///   - environment: Variables whose names do not begin with `HEADWATER_` are left alone.
  /// - Throws: ``WebHostError`` for a name that does not exist or a value that cannot be.
  public init(arguments: [String], environment: [String: String] = [:]) throws(WebHostError) {
    self.init()
    for name in environment.keys.sorted() where name.hasPrefix("HEADWATER_") {
      guard let setting = Setting.all.first(where: { $0.variable == name }) else {
        throw .unknownVariable(name)
      }
      let value = environment[name] ?? ""
      let values = setting.isList ? value.split(separator: ",").map(String.init) : [value]
      try setting.apply(&self, values)
    }
    var given: [String: [String]] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let setting = Setting.all.first(where: { $0.option == parts.first }) else {
        throw .unknownOption(argument)
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw .missingValue(setting)
      }
      given[setting.name, default: []].append(value)
    }
    for setting in Setting.all {
      guard let values = given[setting.name] else { continue }
      guard setting.isList || values.count == 1 else { throw .repeated(setting) }
      try setting.apply(&self, values)
    }
    try check()
  }

  /// What `--help` says.
  static func help(program: String) -> String {
    let defaults = WebHost.Configuration()
    var lines = [
      "Serves the app to browsers until Ctrl-C.", "", "Usage: \(program) [options]", "",
      "Each option may be an environment variable too: --port is HEADWATER_PORT.", "",
    ]
    for setting in Setting.all {
      let value = setting.text(defaults)
      let range = setting.range.isEmpty ? "" : "\(setting.range); "
      let standard = value.isEmpty ? "" : " (\(range)default: \(value))"
      let repeated = setting.isList ? " May be repeated." : ""
      lines.append("  \(setting.option) <\(setting.placeholder)>")
      lines.append("      \(setting.help)\(repeated)\(standard)")
    }
    lines.append("  --help")
    lines.append("      Says this.")
    return lines.joined(separator: "\n")
  }

  /// Throws if a value cannot be, as one that was set in code may.
  func check() throws(WebHostError) {
    for setting in Setting.all { try setting.check(self) }
  }
}
