import HeadwaterJournal

extension Board {
  /// The version of the reducer: the second one takes back for each window, also the name of the board. The third one
  /// makes no edit twice.
  static let version = 3

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
      }),
    Upcaster(
      from: 2,
      state: { json in
        guard case .array(let steps) = json["steps"] else { return }
        let ids = steps.compactMap { $0["id"] }
        json["kept"] = .object(["ids": .array(ids), "count": .number("\(ids.count)")])
      }),
  ]

  /// A person as an author whose window is not known.
  private static func author(_ person: JSONValue) -> JSONValue {
    .object(["person": person, "window": .string("")])
  }
}
