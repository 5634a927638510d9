import Headwater

extension Explorer {
  /// The source of a test that goes a way and fails in the same way.
  ///
  /// It takes the reducer, the initial state and the condition from the source of the call of `explore`, as they
  /// are written there.
  func test(
    of failure: FoundFailure<State, Action>, named name: String, way: ToldWay, at site: CallSite
  ) -> String? {
    let last: String?
    switch failure.kind {
    case .property(let index): last = lastLine(for: properties[index])
    case .step: last = "store.skipWaitingActions()"
    // A follow-up that waits in the test store may be what the issue is about.
    case .issue: last = "store.skipWaitingActions()"
    case .crash: last = "// The process ends in the last step."
    case .reducer, .unexplorable, .endless, .twoLists, .merged, .refused, .otherEnd, .effectVaries:
      return nil
    }
    let call = SourceOfCall(named: "explore", at: site)
    var lines = ["@Test(\(String(reflecting: name)))", "func \(functionName(name))() {"]
    let reducer = call?.argument("reducer") ?? call?.trailing
    let made = reducer ?? "{ world in <#the feature#> }"
    lines.append("  let store = TestStore(")
    lines.append("    initialState: \(initialState(way.way, call?.argument("from"))),")
    lines.append("    reducer: \(indented(made, by: "    ").drop { $0 == " " }))")
    lines.append("  store.exhaustivity = .relaxed")
    if effectsAtOnce != nil { lines.append("  store.holdsActions = true") }
    if case .step(let broken) = failure.kind {
      lines.append(indented(firstLine(for: properties[broken.property]), by: "  "))
    }
    for (number, step) in way.steps.enumerated() {
      if number == way.way.cycleStart {
        lines.append("  // From here on, the same can repeat forever:")
      }
      lines.append("  " + step.line.replacing("\n", with: "\n  "))
      for follow in step.followed where follow != "changes nothing" {
        lines.append("  // \(follow)")
      }
    }
    if let last { lines.append(indented(last, by: "  ")) }
    lines.append("}")
    let text = lines.joined(separator: "\n")
    let hand =
      text.contains("<#")
      ? "// Complete what stands in <# #>: it can't be written from what is known here.\n" : ""
    return hand + text
  }

  private func lastLine(for property: ExplorationProperty<State, Action>) -> String? {
    let call: (name: String, test: String)
    switch property.kind {
    case .always: call = ("always", "expect")
    case .never: call = ("never", "expectNever")
    case .eventually: call = ("eventually", "expect")
    case .leadsTo: call = ("leadsTo", "expect")
    case .sometimes, .step: return nil
    }
    let source = SourceOfCall(named: call.name, at: property.site)
    let condition = source?.argument("to") ?? source?.lastClosure ?? "{ <#the condition#> }"
    let name = String(reflecting: property.name)
    guard condition.hasPrefix("{") else { return "store.\(call.test)(\(name), \(condition))" }
    return "store.\(call.test)(\(name)) \(condition)"
  }

  /// The line that judges each step after it.
  private func firstLine(for property: ExplorationProperty<State, Action>) -> String {
    let source = SourceOfCall(named: "step", at: property.site)
    let condition = source?.lastClosure ?? "{ before, action, after in <#the condition#> }"
    return "store.expectEachStep(\(String(reflecting: property.name))) \(condition)"
  }

  /// The initial state as it is written in the list of the call, or else as its value is written.
  private func initialState(_ way: Way<State, Action>, _ argument: String?) -> String {
    if let argument, argument.hasPrefix("["), argument.hasSuffix("]") {
      let elements = SourceOfCall.parts(of: argument.dropFirst().dropLast())
      if elements.indices.contains(way.startIndex) { return elements[way.startIndex].text }
    }
    return PasteLines.value(way.start)
  }

  private func functionName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !($0.isASCII && $0.isNumber) }
    let joined = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if swiftKeywords.contains(joined) { return "`\(joined)`" }
    let isName = joined.first?.isLetter ?? false
    return isName ? joined : "found" + joined
  }
}

/// The words that are names only between backticks (The Swift Programming Language, "Lexical Structure").
private let swiftKeywords: Set = [
  "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit", "do", "else",
  "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
  "import", "in", "init",
  "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
  "public", "repeat",
  "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try",
  "typealias", "var", "where", "while",
]
