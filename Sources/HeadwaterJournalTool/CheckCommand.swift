#if JournalTool
  import ArgumentParser
  import Foundation
  import HeadwaterJournal

  /// Checks a journal without the reducers of its stores.
  struct CheckCommand<Program: JournalProgram>: JournalSubcommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "check",
        abstract: "Looks for damage: in the file, in numbers, versions, checksums and digests.",
        discussion: """
          It reads everything. It can't tell whether an app reads the actions, and whether its reducer comes to the \
          same states: `verify` of a program with the reducers does.
          """)
    }

    @OptionGroup var location: JournalLocation<Program>
    @OptionGroup var form: OutputForm

    init() {}

    func execute(_ console: Console) async throws -> Bool {
      let reader = try await location.reader()
      var findings = Findings()
      for problem in try await reader.problems() { try report(problem, nil, &findings, console) }
      try await reader.eachName { name in
        var check = StoreCheck(name)
        guard try await check.run(reader) else { return }
        findings.add(check)
        for problem in check.problems { try report(problem, name, &findings, console) }
      }
      try console.line(
        form.json ? findings.record : Data(findings.text(place: reader.place).utf8))
      return findings.problems == 0
    }

    private func report(
      _ problem: String, _ name: StoreName?, _ findings: inout Findings, _ console: Console
    ) throws {
      findings.problems += 1
      if form.json {
        var members: [String: JSONValue] = [
          "type": .string("problem"), "message": .string(problem),
        ]
        members["store"] = name.map { .string($0.text) }
        try console.line(JSONValue.object(members).canonical)
      } else {
        try console.line(
          (name.map { PlainText.visible($0.text) + ": " } ?? "") + PlainText.visible(problem))
      }
    }
  }

  /// What a check has seen in all stores.
  private struct Findings {
    var stores = 0
    var entries = 0
    var unchecked = 0
    var unsealed = 0
    var snapshots = 0
    var bytes = 0
    var problems = 0

    mutating func add(_ check: StoreCheck) {
      stores += 1
      entries += check.entries
      unchecked += check.unchecked
      unsealed += check.unsealed
      snapshots += check.snapshots
      bytes += check.bytes
    }

    var record: Data {
      JSONValue.object([
        "type": .string("check"), "stores": Records.number(stores),
        "entries": Records.number(entries), "snapshots": Records.number(snapshots),
        "unchecked": Records.number(unchecked), "unsealed": Records.number(unsealed),
        "bytes": Records.number(bytes),
        "problems": Records.number(problems),
      ]).canonical
    }

    func text(place: String) -> String {
      let older =
        unchecked == 0
        ? ""
        : """
         Of \(PlainText.count(unchecked, "entry", "entries")) without a checksum, only the form was checked: an \
        older version of Headwater has written them.
        """
      let partly =
        unsealed == 0
        ? ""
        : """
         Of \(PlainText.count(unsealed, "entry", "entries")) of an older version, the process and the time are under no \
        checksum.
        """
      return """
        \(place): \(PlainText.count(stores, "store", "stores")), \
        \(PlainText.count(entries, "entry", "entries")), \
        \(PlainText.count(snapshots, "snapshot", "snapshots")), \(PlainText.size(bytes)) of JSON. \
        \(problems == 0 ? "No problem" : PlainText.count(problems, "problem", "problems")) found.\(older)\(partly)
        """
    }
  }
#endif
