#if JournalTool
  import ArgumentParser
  import Foundation
  import HeadwaterJournal

  /// Folds the entries of a store by its reducer, and compares the state with each snapshot.
  struct VerifyCommand<Program: JournalProgram>: JournalSubcommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "verify",
        abstract: "Folds the entries of a store, and compares the state with each snapshot.",
        discussion: "It runs no effects. It names the paths at which a state differs.")
    }

    @Argument(help: "The name of the store, such as board/42.")
    var name: String

    @Flag(
      help: ArgumentHelp(
        "Confirms the last snapshot if nothing differs, so that the entries before it may be removed.",
        discussion: "It writes to the journal. No app may use an SQLite journal meanwhile."))
    var confirm = false

    @OptionGroup var location: JournalLocation<Program>
    @OptionGroup var form: OutputForm

    init() {}

    func execute(_ console: Console) async throws -> Bool {
      let reader = try await location.reader()
      let name = try await reader.existing(name).name
      let found = try await Self.verify(name, in: reader)
      for difference in found.differences {
        try console.line(
          form.json ? Self.record(difference, name) : Data(Self.text(difference, name).utf8))
      }
      if confirm && found.differences.isEmpty {
        try await location.writer().confirm(found, of: name)
      }
      try console.line(form.json ? Self.record(found, name) : Data(Self.text(found, name).utf8))
      return found.differences.isEmpty
    }

    @MainActor
    private static func verify(
      _ name: StoreName, in reader: any JournalReader
    ) async throws -> Verification {
      guard let kind = Program.kinds.first(where: { $0.kind == name.kind }) else {
        throw JournalError.noKind(name, among: Program.kinds.map(\.kind))
      }
      return try await kind.verify(reader, name)
    }

    private static func text(_ difference: Verification.Difference, _ name: StoreName) -> String {
      let paths = difference.paths.map { PlainText.visible($0) }.joined(separator: ", ")
      let place = paths.isEmpty ? "a place that only one of them has" : paths
      let actions = difference.actions.map { PlainText.visible($0) }.joined(separator: ", ")
      let since = actions.isEmpty ? "" : " Actions since the last state that agrees: \(actions)."
      let store = PlainText.visible(name.text)
      return switch difference.cause {
      case .snapshot:
        "\(store): The snapshot after entry \(difference.number) differs at \(place).\(since)"
      case .sender:
        """
        \(store): The state after entry \(difference.number) is another one than the sender of the next entry had.\(since) \
        Was the reducer changed without a new version?
        """
      case .fold:
        """
        \(store): Entry \(difference.number), \(actions), gives another state when it is folded again. They differ at \
        \(place). The reducer depends on something that is not in its state or action.
        """
      }
    }

    private static func text(_ found: Verification, _ name: StoreName) -> String {
      var text = "\(PlainText.visible(name.text)): "
      text +=
        found.number > found.base
        ? "Folded entries \(found.base + 1) to \(found.number)" : "There was no entry to fold"
      if found.base > 0 { text += "; those before are of older versions, or were removed" }
      let compared = found.snapshots - 1
      text += ". Compared " + PlainText.count(compared, "snapshot", "snapshots")
      text += " and " + PlainText.count(found.states, "state of a sender", "states of senders")
      let count = found.differences.count
      text += count == 0 ? ": no difference." : ": \(count) \(count == 1 ? "differs" : "differ")."
      return text + " The last state has digest \(found.digest)."
    }

    private static func record(_ difference: Verification.Difference, _ name: StoreName) -> Data {
      JSONValue.object([
        "type": .string("difference"), "store": .string(name.text),
        "number": Records.number(difference.number),
        "paths": .array(difference.paths.map { .string($0) }),
        "cause": .string(difference.cause.rawValue),
        "actions": .array(difference.actions.map { .string($0) }),
      ]).canonical
    }

    private static func record(_ found: Verification, _ name: StoreName) -> Data {
      JSONValue.object([
        "type": .string("verify"), "store": .string(name.text), "base": Records.number(found.base),
        "entries": Records.number(found.number), "snapshots": Records.number(found.snapshots),
        "states": Records.number(found.states),
        "differences": Records.number(found.differences.count),
        "digest": .string("\(found.digest)"),
      ]).canonical
    }
  }

  extension JournalError {
    fileprivate static func noKind(_ name: StoreName, among kinds: [String]) -> JournalError {
      JournalError(
        .otherType,
        """
        This program has no reducer for stores of the kind "\(name.kind)", and so the store "\(name)" was not folded. \
        It has reducers for: \(kinds.joined(separator: ", ")).

        Add the kind to the `kinds` of its `JournalProgram`.
        """)
    }
  }
#endif
