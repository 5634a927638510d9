import HeadwaterJournal

extension Board {
  /// The version of the reducer: the second one takes back for each window, also the name of the board.
  static let version = 2

  /// What older versions have written, as this one reads it.
  static let upcasters = [
    Upcaster(
      from: 1,
      action: { json in
        for key in ["edited", "undoTapped"] {
          guard let person = json[key]?["by"] else { continue }
          json[key]?["by"] = author(person)
        }
        if let name = json["named"]?["_0"] {
          json["edited"] = .object([
            "_0": .object(["name": .object(["_0": name])]), "by": author(.string("")),
          ])
          json["named"] = nil
        }
      },
      state: { json in
        guard case .array(let steps) = json["steps"] else { return }
        json["steps"] = .array(
          steps.map { step in
            var step = step
            step["author"] = author(step["person"] ?? .string(""))
            step["person"] = nil
            return step
          })
      })
  ]

  /// A person as an author whose window is not known.
  private static func author(_ person: JSONValue) -> JSONValue {
    .object(["person": person, "window": .string("")])
  }
}
