/// Writes the state, the actions and the body of a destination as source text.
struct DestinationWriter: DeclarationWriter {
  private let description: DestinationDescription
  private let modifier: String

  init(_ description: DestinationDescription) {
    self.description = description
    modifier = description.access.map { "\($0) " } ?? ""
  }

  /// `enum State`, `enum Action` and `body`.
  var members: [String] {
    [
      enumeration("State", "The state of one of the features."),
      enumeration("Action", "An action of one of the features."),
      body,
    ]
  }

  func conformance(of type: String) -> String {
    let attributes = description.availability.map { "\($0)\n" }.joined()
    return "\(attributes)extension \(type): Headwater.Reducer {\n}"
  }

  private func enumeration(_ name: String, _ documentation: String) -> String {
    let cases = description.features.map { feature in
      CaseDescription(
        name: feature.name, availability: [],
        values: [
          AssociatedValue(
            label: nil, type: "\(feature.type).\(name)",
            identifiers: feature.identifiers.union([name]), isFunction: false)
        ])
    }
    let paths = CasePathWriter(
      EnumDescription(
        name: name, access: description.access,
        isKnownToBePublic: description.isKnownToBePublic, availability: [],
        members: cases.map(EnumMember.enumCase),
        identifiers: description.features.reduce(into: [name]) { $0.formUnion($1.identifiers) }))
    var lines = SourceLines()
    lines.add("/// \(documentation)")
    lines.block("\(modifier)enum \(name): Headwater.CasePathable") { lines in
      for feature in description.features {
        lines.add("case \(feature.name)(\(feature.type).\(name))")
      }
      for member in paths.members {
        lines.add("")
        lines.add(member.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      }
    }
    return lines.text
  }

  private var body: String {
    var lines = SourceLines()
    lines.add("@Headwater.ReducerBuilder<State, Action>")
    lines.block("\(modifier)var body: some Headwater.Reducer<State, Action>") { lines in
      for feature in description.features {
        let name = feature.name
        lines.add("self.\(name).lift(case: \\State.Cases.\(name), action: \\Action.Cases.\(name))")
      }
    }
    return lines.text
  }
}
