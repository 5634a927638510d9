import Foundation
import HeadwaterUI

/// Somebody at the board. The id tells people apart, and gives no rights.
struct Person: Codable, Equatable, Identifiable, Sendable {
  /// The longest name, in characters.
  static let longestName = 24

  let id: String
  var name: String

  init(id: String, name: String) {
    self.id = id
    let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
      .shortened(to: Self.longestName)
    self.name =
      trimmed.isEmpty ? Self.guestNames[Self.number(of: id, below: Self.guestNames.count)] : trimmed
  }

  /// The name where there is little room.
  var shortName: String { name.count > 12 ? "\(name.prefix(11))…" : name }

  var initial: String { String(name.prefix(1)).uppercased() }

  /// The colour of the person, the same in every window.
  var color: Color {
    Color(hue: Double(Self.number(of: id, below: 36)) / 36, saturation: 0.75, brightness: 0.55)
  }

  private static let guestNames = [
    "Badger", "Crane", "Dolphin", "Egret", "Falcon", "Gecko", "Heron", "Ibis", "Jackdaw", "Kestrel",
    "Lynx", "Marten", "Newt", "Otter", "Puffin", "Quail", "Raven", "Seal", "Tern", "Urchin", "Vole",
    "Wren",
  ]

  /// A number that depends on the id alone; a hash differs from process to process.
  private static func number(of id: String, below limit: Int) -> Int {
    Int(id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } % UInt32(limit))
  }
}

/// What a person shows to the others while they are here.
struct Visitor: Codable, Equatable, Sendable {
  var person: Person
  /// The card that they look at or drag.
  var card: Card.ID?
  /// How far they have dragged it from its place; nil if they only look at it.
  var distance: Distance?
}

/// A distance on the board in whole points, which is the same in every window.
struct Distance: Codable, Equatable, Sendable {
  /// To the right where text runs to the right.
  var forward: Int
  var down: Int
}
