#if Development
  import HeadwaterDevelopment
#endif

extension WebHost.Configuration {
  /// Makes a configuration from the options of a command line and the variables of an environment.
  ///
  /// ```swift
  /// let configuration = try WebHost.Configuration(
  ///   arguments: Array(CommandLine.arguments.dropFirst()),
  ///   environment: ProcessInfo.processInfo.environment)
  /// ```
  ///
  /// - An option takes precedence over a variable, and a variable over the default. <doc:Configuration> lists
  ///   all of them.
  /// - `--name value` and `--name=value` are the same. For a list, repeat the option, or separate values in
  ///   the variable with commas.
  ///
  /// - Parameters:
  ///   - arguments: The options, without the name of the program.
  ///   - environment: The variables. Those whose names do not begin with `HEADWATER_` are ignored.
  /// - Throws: ``WebHostError`` for an unknown name or an invalid value.
  public init(arguments: [String], environment: [String: String] = [:]) throws(WebHostError) {
    self.init()
    #if Development
      let environment = environment.filter { $0.key != DevelopmentLink.variable }
    #endif
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

  /// The text of `--help`.
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

  /// Throws if a value is invalid, which is possible if it was set in code.
  func check() throws(WebHostError) {
    for setting in Setting.all { try setting.check(self) }
  }
}
